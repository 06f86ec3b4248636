import { hash } from "node:crypto";
import { METHOD_VERSION } from "@earshot/domain/audience/estimate-audience";
import { storableFacts } from "../record/podcast-facts.js";
import { FACT_NAMES, type PodcastFacts } from "../record/show-table.js";

/** What the estimate of the same facts depends on besides: the model and the month. */
export function estimateVersion(now: Date): string {
  return `${METHOD_VERSION} ${now.toISOString().slice(0, 7)}`;
}

/**
 * What two imports compare to see whether a show changed, over facts as columns hold them (`storableFacts`). Model and
 * month are part of it: a new model or a new month gives another estimate of the same facts. A fact that is not known is left
 * out, so that a new kind of fact leaves the hashes of all shows without it as they were.
 */
export function factsHash(facts: PodcastFacts, now: Date): string {
  const known = FACT_NAMES.flatMap((name) => (facts[name] === undefined ? [] : [name, facts[name]]));
  return hash("sha1", JSON.stringify([estimateVersion(now), known]), "base64url");
}

/** The `facts_hash` of the row that a show would become, without the cost of making the row. */
export function hashOfShow(given: PodcastFacts, now: Date): string {
  return factsHash(storableFacts(given), now);
}
