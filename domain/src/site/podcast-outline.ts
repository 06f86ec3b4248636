import type { Podcast } from "../catalogue/shows/podcast.js";
import { DESCRIPTION_LIMIT, truncateText } from "../catalogue/text/truncate.js";
import { withoutMarkup } from "./page-metadata.js";

/** The part of a podcast's page that is in the HTML document itself, before any scripts or API responses. Plain text, not escaped. */
export type PodcastOutline = { readonly title: string; readonly author: string; readonly description: string };

/** Placeholder for a show in prerendered markup. The server replaces it. */
export const ANY_SHOW: PodcastOutline = {
  title: "earshot-any-title",
  author: "earshot-any-author",
  description: "earshot-any-description",
};

/** The id of the HTML element that contains the outline as JSON, so that hydration renders the same content. */
export const OUTLINE_ELEMENT = "podcast-outline";

/** A show's outline: its description without markup, cut to the length that the page shows when collapsed. */
export function podcastOutline({ title, itunesAuthor, description }: Podcast): PodcastOutline {
  const { text, truncated } = truncateText(withoutMarkup(description), DESCRIPTION_LIMIT);
  return { title, author: itunesAuthor, description: truncated ? `${text.replace(/[\s\p{P}]+$/u, "")}…` : text };
}
