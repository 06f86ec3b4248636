import type { ListenerBand } from "../../audience/range/listener-band.js";
import type { Podcast } from "../../catalogue/shows/podcast.js";

/** The figures in a shared list, besides title, author and cover. Only facts that the catalogue shows to everybody. */
export type SharedFigures = {
  /** Text such as "1,000-5,000" or "70,001+"; "N/A" if unknown. */
  readonly listeners: string;
  /** As in `ShowFigures`. */
  readonly listenersAtLeast?: ListenerBand;
  /** A code such as "en"; "" when unknown. */
  readonly language: string;
  readonly category: string;
  /** null if unknown. */
  readonly episodes: number | null;
  /** Epoch seconds; 0 if unknown. */
  readonly lastEpisode: number;
};

/** Leaves out the catalogue's defaults, which are not facts. */
export function sharedFigures(show: Podcast): SharedFigures {
  const known = (field: Podcast["defaulted"][number]) => !show.defaulted.includes(field);
  return {
    listeners: show.listener_range,
    ...(show.listenersAtLeast && { listenersAtLeast: show.listenersAtLeast }),
    language: known("language") ? show.language : "",
    category: known("categories") ? (show.categories[0] ?? "") : "",
    episodes: known("episodeCount") ? show.episodeCount : null,
    lastEpisode: show.lastUpdate,
  };
}
