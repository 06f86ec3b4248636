import { MAX_CATEGORIES } from "@earshot/domain/catalogue/categories";
import type { ImportedPodcast } from "./imported-podcast.js";
import { columnNumber } from "./sane-numbers.js";

/** Where a stored show comes from; "both" when a dump and its own feed were put together. */
export type StoredSource = ImportedPodcast["source"] | "both";

/** What an import states about a show, without its episodes. */
export type PodcastFacts = Omit<ImportedPodcast, "source" | "episodes" | "sourceHash"> & {
  readonly source: StoredSource;
};

/** The facts with numbers as their columns hold them, so that what is calculated now is what is calculated from the row. */
export function storableFacts(facts: PodcastFacts): PodcastFacts {
  return {
    ...facts,
    categories: facts.categories.length > MAX_CATEGORIES ? facts.categories.slice(0, MAX_CATEGORIES) : facts.categories,
    itunesId: columnNumber(facts.itunesId, "bigint"),
    episodeCount: columnNumber(facts.episodeCount, "integer"),
    popularityScore: columnNumber(facts.popularityScore, "real"),
    priority: columnNumber(facts.priority, "integer"),
    createdOn: columnNumber(facts.createdOn, "bigint"),
    lastUpdate: columnNumber(facts.lastUpdate, "bigint"),
    newestEpisode: columnNumber(facts.newestEpisode, "bigint"),
    oldestEpisode: columnNumber(facts.oldestEpisode, "bigint"),
    updateIntervalDays: columnNumber(facts.updateIntervalDays, "real"),
    typicalDuration: columnNumber(facts.typicalDuration, "integer"),
  };
}
