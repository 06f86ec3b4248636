import { estimateListeners } from "@earshot/domain/audience/estimate-audience";
import { rangeMidpoint } from "@earshot/domain/audience/listener-range";
import { audienceFacts, listenerBounds } from "../record/audience-facts.js";
import type { CopyValue } from "./copy-text.js";
import { factsHash } from "./facts-hash.js";
import { feedIdentity } from "../record/feed-identity.js";
import { labelsOf } from "../record/labels.js";
import { nameKey } from "../record/name-key.js";
import { type PodcastFacts, storableFacts } from "../record/podcast-facts.js";
import { podcastId } from "../record/podcast-id.js";
import { sizeOf } from "./size.js";
import type { StagedColumn } from "./staged-columns.js";
import { hostNames } from "../record/host-names.js";

/** A show as a row. */
export type StagedPodcast = Readonly<Record<StagedColumn, CopyValue>>;

/**
 * The row of a show. `now` dates the estimate; the same facts in the same month give the same `facts_hash`. `sourceHash`
 * is that of the only row it was made from.
 */
export function stagedPodcast(given: PodcastFacts, now: Date, sourceHash?: string): StagedPodcast {
  const facts = storableFacts(given);
  const fetchedAt = Math.floor(now.getTime() / 1000);
  const listeners = estimateListeners(audienceFacts(facts), new Date(fetchedAt * 1000));
  return {
    key: facts.key,
    id: podcastId(facts.key),
    source: facts.source,
    facts_hash: factsHash(facts, now),
    source_hash: sourceHash,
    fetched_at: fetchedAt,
    title: facts.title,
    author: facts.author,
    owner: facts.owner,
    description: facts.description,
    image_url: facts.imageUrl,
    link: facts.link,
    feed_url: facts.feedUrl,
    feed_identity: feedIdentity(facts.feedUrl),
    podcast_guid: facts.podcastGuid,
    host: facts.host,
    itunes_id: facts.itunesId,
    categories: facts.categories,
    language: facts.language,
    explicit: facts.explicit,
    episode_count: facts.episodeCount,
    popularity_score: facts.popularityScore,
    priority: facts.priority,
    created_on: facts.createdOn,
    last_update: facts.lastUpdate ?? facts.newestEpisode,
    newest_episode: facts.newestEpisode,
    oldest_episode: facts.oldestEpisode,
    update_interval_days: facts.updateIntervalDays,
    typical_duration: facts.typicalDuration,
    dead: facts.dead ?? false,
    listener_range: facts.listenerRange,
    ...listenerBounds(listeners),
    size: sizeOf({ ...facts, listeners: rangeMidpoint(listeners) }),
    title_key: nameKey(facts.title),
    host_key: nameKey(hostNames(facts)[0] ?? ""),
    labels: labelsOf(facts),
  };
}
