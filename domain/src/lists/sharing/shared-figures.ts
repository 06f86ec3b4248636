import type { ListenerBand } from "../../audience/range/listener-band.js";
import type { PodcastFigures } from "../../catalogue/shows/podcast.js";

/** The figures in a shared list, besides title, author and cover. Only facts that the catalogue shows to everybody. */
export type SharedFigures = {
  /** Text such as "1,000-5,000" or "70,001+"; "N/A" if unknown. */
  readonly listeners: string;
  /** As in `ShowFigures`. */
  readonly listenersAtLeast?: ListenerBand;
  /** The audience of an episode, in the form of `listeners`. Older frozen links lack it. */
  readonly perEpisode?: string;
  /** A code such as "en"; "" when unknown. */
  readonly language: string;
  readonly category: string;
  /** null if unknown. */
  readonly episodes: number | null;
  /** Epoch seconds; 0 if unknown. */
  readonly lastEpisode: number;
};

/** Leaves out the catalogue's defaults, which are not facts. */
export function sharedFigures(show: PodcastFigures): SharedFigures {
  const known = (field: PodcastFigures["defaulted"][number]) => !show.defaulted.includes(field);
  return {
    listeners: show.listener_range,
    ...(show.listenersAtLeast && { listenersAtLeast: show.listenersAtLeast }),
    perEpisode: show.pea_range,
    language: known("language") ? show.language : "",
    category: known("categories") ? (show.categories[0] ?? "") : "",
    episodes: known("episodeCount") ? show.episodeCount : null,
    lastEpisode: show.lastUpdate,
  };
}
