import type { PodcastFacts } from "./show-table.js";
import { feedIdentity } from "./feed-identity.js";

/** The identity of a show in a source of signals. */
export type ShowIdentity = Pick<PodcastFacts, "itunesId" | "podcastGuid" | "feedUrl">;

/** The keys under which signals of a show are stored, one for each of its identities. */
export function signalSubjects({ itunesId, podcastGuid, feedUrl }: ShowIdentity): readonly string[] {
  const feed = feedIdentity(feedUrl);
  return [
    ...(itunesId === undefined ? [] : [`itunes:${itunesId}`]),
    ...(podcastGuid === undefined ? [] : [`guid:${podcastGuid}`]),
    ...(feed === undefined ? [] : [`feed:${feed}`]),
  ];
}
