import type { PodcastFigures } from "../../catalogue/shows/podcast.js";
import { figuresOf, type ShowFigures } from "../columns/show-figures.js";

/** The figures in a shared list, besides title, author and cover. Only facts that the catalogue shows to everybody. */
export type SharedFigures = Omit<ShowFigures, "perEpisode" | "contact" | "website"> & {
  /** The audience of an episode, in the form of `listeners`. Older frozen links lack it. */
  readonly perEpisode?: string;
  /** null if unknown. */
  readonly episodes: number | null;
};

/** The figures of `figuresOf` that everybody may see, and the number of episodes. */
export function sharedFigures(show: PodcastFigures): SharedFigures {
  const { contact: _contact, website: _website, ...figures } = figuresOf(show);
  return { ...figures, episodes: show.defaulted.includes("episodeCount") ? null : show.episodeCount };
}
