import {
  estimateListeners,
  METHOD_VERSION,
  orderingListeners,
} from "@earshot/domain/audience/estimate/estimate-audience";
import { methodNumber } from "@earshot/domain/audience/estimate/method-number";
import { audienceFacts, listenerBounds } from "../../record/audience-facts.js";
import type { CopyValue } from "./copy-text.js";
import { factsHash } from "./facts-hash.js";
import { feedIdentity } from "../../record/feed-identity.js";
import { labelsOf } from "../../record/words/labels.js";
import { hostNames, nameKey } from "../../record/words/names.js";
import { factColumns, storableFacts } from "../../record/podcast-facts.js";
import { detectedLanguage } from "./detected-language.js";
import { podcastId } from "../../record/podcast-id.js";
import { sizeOf } from "./size.js";
import type { PodcastFacts, StagedColumn } from "../../record/show-table.js";

export type StagedPodcast = Readonly<Record<StagedColumn, CopyValue>>;

const METHOD = methodNumber(METHOD_VERSION);

/**
 * The row of a show. `now` dates the estimate; the same facts in the same month give the same `facts_hash`. `sourceHash`: the hash
 * of the dump row, if the show was made from a single one.
 */
export function stagedPodcast(given: PodcastFacts, now: Date, sourceHash?: string): StagedPodcast {
  const facts = storableFacts(given);
  const fetchedAt = Math.floor(now.getTime() / 1000);
  const [known, then] = [audienceFacts(facts), new Date(fetchedAt * 1000)];
  const listeners = estimateListeners(known, then);
  const detected = facts.language === undefined ? detectedLanguage(facts) : undefined;
  return {
    ...factColumns(facts),
    last_update: facts.lastUpdate ?? facts.newestEpisode,
    id: podcastId(facts.key),
    facts_hash: factsHash(facts, now),
    source_hash: sourceHash,
    fetched_at: fetchedAt,
    feed_identity: feedIdentity(facts.feedUrl),
    detected_language: detected,
    ...listenerBounds(listeners),
    estimate_method: METHOD,
    size: sizeOf({ ...facts, listeners: orderingListeners(known, listeners, then) }),
    title_key: nameKey(facts.title),
    host_key: nameKey(hostNames(facts)[0] ?? ""),
    labels: labelsOf({ ...facts, ...(detected === undefined ? {} : { language: detected }) }),
  };
}
