import { createHash } from "node:crypto";
import { METHOD_VERSION } from "@earshot/domain/audience/estimate-audience";
import { type PodcastFacts, storableFacts } from "./podcast-facts.js";

/**
 * What two imports compare to see whether a show changed, over facts as columns hold them (`storableFacts`). Model and
 * month are part of it: a new model or a new month makes the estimate anew, although the facts are the same.
 */
export function factsHash(facts: PodcastFacts, now: Date): string {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  const basis = JSON.stringify([METHOD_VERSION, now.toISOString().slice(0, 7), known]);
  return createHash("sha1").update(basis).digest("base64url");
}

/** The `facts_hash` of the row that a show would become, without the cost of making the row. */
export function hashOfShow(given: PodcastFacts, now: Date): string {
  return factsHash(storableFacts(given), now);
}
