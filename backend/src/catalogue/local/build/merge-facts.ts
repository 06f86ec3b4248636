import { FACT_NAMES, type PodcastFacts, SHOW_FACTS } from "../record/show-table.js";

const MEASURED_BY_DUMPS = FACT_NAMES.filter((name) => "measured" in SHOW_FACTS[name]);

/**
 * One show of what is stored and what comes in under the same key. The same kind of source replaces; where a dump and
 * the show's own feed meet, the feed's words count, the dump fills the gaps and keeps what it measured. In whatever
 * order and however often both are imported, the result is the same.
 */
export function mergeFacts(stored: PodcastFacts, incoming: PodcastFacts): PodcastFacts {
  if (stored.source === "demo" || incoming.source === "demo" || stored.source === incoming.source) return incoming;
  if (incoming.source === "feed") return { ...stored, ...stated(incoming), ...measured(stored), source: "both" };
  // A dump over a feed, or over a show that both already made.
  return { ...incoming, ...stated(stored), ...measured(incoming), source: "both" };
}

function measured(facts: PodcastFacts): Partial<PodcastFacts> {
  return Object.fromEntries(
    MEASURED_BY_DUMPS.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]),
  );
}

/** Only the fields that say something: a gap, or an empty list of categories, does not overwrite. */
function stated(facts: PodcastFacts): Partial<PodcastFacts> {
  const { categories, ...others } = facts;
  const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  return categories.length > 0 ? { ...known, categories } : known;
}
