import { hash } from "node:crypto";
import { METHOD_VERSION } from "@earshot/domain/audience/estimate-audience";
import { type PodcastFacts, storableFacts } from "../record/podcast-facts.js";

/** Every fact, each at its own place in the hash; the compiler misses none. */
const FACTS = Object.keys({
  source: 0, key: 0, title: 0, feedUrl: 0, link: 0, description: 0, author: 0, owner: 0, imageUrl: 0, categories: 0,
  language: 0, explicit: 0, episodeCount: 0, popularityScore: 0, priority: 0, itunesId: 0, podcastGuid: 0, host: 0,
  createdOn: 0, lastUpdate: 0, newestEpisode: 0, oldestEpisode: 0, updateIntervalDays: 0, typicalDuration: 0, dead: 0,
  listenerRange: 0,
} satisfies Record<keyof PodcastFacts, 0>) as readonly (keyof PodcastFacts)[]; // prettier-ignore

/** What the estimate of the same facts depends on besides: the model and the month. */
export function estimateVersion(now: Date): string {
  return `${METHOD_VERSION} ${now.toISOString().slice(0, 7)}`;
}

/**
 * What two imports compare to see whether a show changed, over facts as columns hold them (`storableFacts`). Model and
 * month are part of it: a new model or a new month makes the estimate anew, although the facts are the same.
 */
export function factsHash(facts: PodcastFacts, now: Date): string {
  const values = FACTS.map((name) => facts[name]);
  return hash("sha1", JSON.stringify([estimateVersion(now), values]), "base64url");
}

/** The `facts_hash` of the row that a show would become, without the cost of making the row. */
export function hashOfShow(given: PodcastFacts, now: Date): string {
  return factsHash(storableFacts(given), now);
}
