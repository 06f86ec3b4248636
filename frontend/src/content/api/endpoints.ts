import { SANDBOX_LIST } from "@earshot/domain/keys/test-key";

/** An operation as shown in lists. */
export type ApiEndpoint = {
  /** Its `operationId` in the OpenAPI document. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
};

/** A request that can be sent exactly as printed, with the public test key. */
export type SampleRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body?: string;
};

/** Queries (with "?"), bodies and paths of the sample requests, by operation. */
const SAMPLES: Readonly<Record<string, { readonly query?: string; readonly body?: string; readonly path?: string }>> = {
  search: { query: "?term=history&limit=3" },
  searchSuggest: { query: "?q=hist" },
  lookupFew: { query: "?feedUrl=https://feeds.example/sandbox-01.xml&itunesId=990000002" },
  lookupMany: { body: '{"feedUrls": ["https://feeds.example/sandbox-01.xml"], "itunesIds": [990000002]}' },
  podcast: {},
  podcastEpisodes: { query: "?limit=3" },
  podcastHistory: { query: "?field=listeners&step=month" },
  profile: {},
  profileHealth: {},
  podcastSimilar: { query: "?limit=3" },
  catalogueFactsCategoryStats: { query: "?category=History" },
  catalogueFactsCategoryDistributions: { query: "?category=History&language=en" },
  changesPage: { query: "?kind=added,removed&limit=100" },
  homeRead: {},
  catalogueFactsSummary: {},
  listsAll: {},
  listsContaining: { path: "/lists/containing/sandbox-01" },
  peopleState: { path: `/lists/${SANDBOX_LIST.id}` },
  listItemsPage: { path: `/lists/${SANDBOX_LIST.id}/items` },
  shortlistSum: { path: `/lists/${SANDBOX_LIST.id}/shortlist` },
  reach: { body: `{"listId": "${SANDBOX_LIST.id}"}` },
  plansPlan: { body: `{"listId": "${SANDBOX_LIST.id}", "budget": 5000}` },
  trackedPodcastsList: {},
  trackedPodcastsOne: { path: "/tracked-podcasts/sandbox-01" },
  alertsPage: {},
  alertsCount: {},
};

/** undefined if the sandbox has no data for it. */
export function sampleOf({ id, method, path }: ApiEndpoint): SampleRequest | undefined {
  const sample = SAMPLES[id];
  if (!sample) return undefined;
  const { query = "", body } = sample;
  return { method, path: sample.path ?? path, query, body };
}
