import { FACT_NAMES, type PodcastFacts } from "../record/show-table.js";

/** Directories list a part of the episodes: of these facts the one that reaches furthest is right. */
const FURTHEST = {
  episodeCount: Math.max,
  popularityScore: Math.max,
  lastUpdate: Math.max,
  newestEpisode: Math.max,
  oldestEpisode: Math.min,
  createdOn: Math.min,
} as const satisfies { readonly [Name in keyof PodcastFacts]?: (...values: number[]) => number };

/** One show of several entries: the first one's facts, and of the others what it does not know. */
export function joinFacts(entries: readonly PodcastFacts[]): PodcastFacts {
  const joined: Record<string, unknown> = {};
  for (const name of FACT_NAMES) {
    const known = entries.map((facts) => facts[name]).filter((value) => value !== undefined);
    joined[name] = known[0];
  }
  for (const [name, furthest] of Object.entries(FURTHEST)) {
    const known = entries.map((facts) => facts[name as keyof typeof FURTHEST]).filter((value) => value !== undefined);
    if (known.length > 0) joined[name] = furthest(...known);
  }
  joined.categories = entries.find(({ categories }) => categories.length > 0)?.categories ?? [];
  joined.dead = entries.every(({ dead }) => dead === true);
  return joined as unknown as PodcastFacts;
}
