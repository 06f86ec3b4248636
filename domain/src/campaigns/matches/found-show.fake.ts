import type { SearchResult } from "../../catalogue/search/search-request.js";
import { PODCAST_DEFAULTS } from "../../catalogue/sources/normalize-podcast.js";

/** A show about renovation, as a search finds it. */
export const show = (id: string, about: Partial<SearchResult> = {}): SearchResult => ({
  ...PODCAST_DEFAULTS,
  id,
  itunesAuthor: id,
  title: "The Renovation Hour",
  description: "Tools and paint.",
  categories: ["Home & Garden"],
  language: "en",
  defaulted: ["country", "explicit", "hasContact"],
  ...about,
});
