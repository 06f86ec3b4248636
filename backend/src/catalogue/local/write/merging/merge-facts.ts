import { FACT_NAMES, type PodcastFacts, SHOW_FACTS } from "../../record/show-table.js";

const MEASURED_BY_DUMPS = FACT_NAMES.filter((name) => "measured" in SHOW_FACTS[name]);

/**
 * Merges a stored show with an imported one that has the same key. A source replaces an earlier one of the same kind. Between a
 * dump and the show's own feed, the feed's texts win, and the dump adds missing facts and keeps its measurements. The result does
 * not depend on the order or number of imports.
 */
export function mergeFacts(stored: PodcastFacts, incoming: PodcastFacts): PodcastFacts {
  if (stored.source === "demo" || incoming.source === "demo" || stored.source === incoming.source) return incoming;
  if (incoming.source === "feed") {
    // Only a read of the feed shows whether it exists.
    const dead = incoming.dead === undefined ? {} : { dead: incoming.dead };
    return { ...stored, ...stated(incoming), ...measured(stored), ...dead, ...dates(incoming, stored), source: "both" };
  }
  // A dump's row for a show that was stored from a feed, or from both.
  return { ...incoming, ...stated(stored), ...measured(incoming), ...dates(stored, incoming), source: "both" };
}

/** The day that the feed's facts describe, or the dump's day if it knows a later episode. */
function dates(feed: PodcastFacts, dump: PodcastFacts): Partial<PodcastFacts> {
  const { asOf } = feed;
  const { newestEpisode, lastUpdate = newestEpisode } = dump;
  if (asOf === undefined || newestEpisode === undefined || newestEpisode <= asOf) return { asOf };
  return { asOf: dump.asOf, newestEpisode, lastUpdate };
}

function measured(facts: PodcastFacts): Partial<PodcastFacts> {
  return Object.fromEntries(
    MEASURED_BY_DUMPS.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]),
  );
}

/** Only the known fields: undefined, or an empty list of categories, overwrites nothing. */
function stated(facts: PodcastFacts): Partial<PodcastFacts> {
  const { categories, ...others } = facts;
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return categories.length > 0 ? { ...known, categories } : known;
}
