import { hash } from "node:crypto";
import { METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { storableFacts } from "../../record/podcast-facts.js";
import { FACT_NAMES, type PodcastFacts } from "../../record/show-table.js";

/** The estimate depends on the facts, and also on the model and the month. */
export function estimateVersion(now: Date): string {
  return `${METHOD_VERSION} ${now.toISOString().slice(0, 7)}`;
}

/**
 * A hash of a show's facts as columns store them (`storableFacts`), by which an import recognizes changed shows. It includes model
 * and month, because both change the estimate. Unknown facts are left out, so that a new kind of fact does not change the hashes of
 * shows without it.
 */
export function factsHash(facts: PodcastFacts, now: Date): string {
  const known = FACT_NAMES.flatMap((name) => (facts[name] === undefined ? [] : [name, facts[name]]));
  return hash("sha1", JSON.stringify([estimateVersion(now), known]), "base64url");
}

/** The `facts_hash` of a show's row, without building the row. */
export function hashOfShow(given: PodcastFacts, now: Date): string {
  return factsHash(storableFacts(given), now);
}
