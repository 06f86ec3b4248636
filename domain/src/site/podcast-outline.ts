import type { Podcast } from "../catalogue/shows/podcast.js";
import { DESCRIPTION_LIMIT, truncateText } from "../catalogue/text/truncate.js";
import { withoutMarkup } from "./page-metadata.js";

/** The part of a podcast's page in the HTML document itself, before scripts and API answers. Plain text, not escaped. */
export type PodcastOutline = { readonly title: string; readonly author: string; readonly description: string };

/** Placeholder for a show in prerendered markup; the server replaces it. */
export const ANY_SHOW: PodcastOutline = {
  title: "earshot-any-title",
  author: "earshot-any-author",
  description: "earshot-any-description",
};

/** The id of the element with the outline as JSON, so that hydration renders the same. */
export const OUTLINE_ELEMENT = "podcast-outline";

/** The outline of a show: its description without markup and as long as the page shows it folded. */
export function podcastOutline({ title, itunesAuthor, description }: Podcast): PodcastOutline {
  const { text, truncated } = truncateText(withoutMarkup(description), DESCRIPTION_LIMIT);
  return { title, author: itunesAuthor, description: truncated ? `${text.replace(/[\s\p{P}]+$/u, "")}…` : text };
}
