import type { Podcast } from "../catalogue/podcast.js";
import { DESCRIPTION_LIMIT, truncateText } from "../catalogue/truncate.js";
import { withoutMarkup } from "./page-metadata.js";

/** What a podcast's page says in the document itself, before any script and any further answer. Plain text, not escaped. */
export type PodcastOutline = { readonly title: string; readonly author: string; readonly description: string };

/** Stands for a show in markup that is drawn when the site is built; the server puts the show in. */
export const ANY_SHOW: PodcastOutline = {
  title: "earshot-any-title",
  author: "earshot-any-author",
  description: "earshot-any-description",
};

/** The id of the element in which the outline travels as JSON, for the browser to draw the same. */
export const OUTLINE_ELEMENT = "podcast-outline";

/** The outline of a show: its description without markup and as long as the page shows it folded. */
export function podcastOutline({ title, itunesAuthor, description }: Podcast): PodcastOutline {
  const { text, truncated } = truncateText(withoutMarkup(description), DESCRIPTION_LIMIT);
  return { title, author: itunesAuthor, description: truncated ? `${text.replace(/[\s\p{P}]+$/u, "")}…` : text };
}
