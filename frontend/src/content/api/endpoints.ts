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

/** Queries (with "?") and bodies of the sample requests, by operation. */
const SAMPLES: Readonly<Record<string, { readonly query?: string; readonly body?: string }>> = {
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
};

/** undefined if the sandbox has no data for it. */
export function sampleOf({ id, method, path }: ApiEndpoint): SampleRequest | undefined {
  const sample = SAMPLES[id];
  return sample && { method, path, query: sample.query ?? "", ...(sample.body !== undefined && { body: sample.body }) };
}
