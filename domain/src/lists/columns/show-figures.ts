import type { PodcastFigures } from "../../catalogue/shows/podcast.js";

/** The figures of a show on one day, as a list shows, exports and freezes them. */
export type ShowFigures = {
  /** Ranges as text: "1,000-5,000", "70,001+"; "N/A" when unknown. */
  readonly listeners: string;
  readonly perEpisode: string;
  /** A code such as "en"; "" when unknown. */
  readonly language: string;
  readonly category: string;
  /** Epoch seconds; 0 when unknown. */
  readonly lastEpisode: number;
  /** Whether the show has a contact; null when unknown. Never an address. */
  readonly contact: boolean | null;
  /** The show's website, an http(s) address; "" when unknown. */
  readonly website: string;
};

/** Only what the catalogue knows: a default is not a figure. */
export function figuresOf(show: PodcastFigures): ShowFigures {
  const known = (field: PodcastFigures["defaulted"][number]) => !show.defaulted.includes(field);
  return {
    listeners: show.listener_range,
    perEpisode: show.pea_range,
    language: known("language") ? show.language : "",
    category: known("categories") ? (show.categories[0] ?? "") : "",
    lastEpisode: show.lastUpdate,
    contact: typeof show.hasContact === "number" ? show.hasContact === 1 : null,
    website: known("link") && /^https?:\/\//i.test(show.link) ? show.link : "",
  };
}
