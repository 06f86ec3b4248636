/** A request that programs may send without an account. */
export type ApiEndpoint = {
  /** Its `operationId` in the OpenAPI document. */
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly text: string;
  /** Query of the samples, with its "?". */
  readonly query?: string;
  /** Body of the samples, in JSON. */
  readonly body?: string;
};

const get = (id: string, path: string, text: string, query = ""): ApiEndpoint => ({
  ...{ id, method: "GET", path, text, query },
});

/** By the tags of the OpenAPI document. */
export const ENDPOINT_GROUPS: readonly { readonly tag: string; readonly endpoints: readonly ApiEndpoint[] }[] = [
  {
    tag: "Search",
    endpoints: [
      get("search", "/search", "Podcasts by title, topic or host, narrowed by the filters.", "?term=history&limit=3"),
      get("searchSuggest", "/suggest", "Titles, hosts and categories that complete the typed text.", "?q=hist"),
    ],
  },
  {
    tag: "Podcasts",
    endpoints: [
      get(
        "lookupFew",
        "/podcasts",
        "Podcasts by ids, feedUrl, itunesId or podcastGuid, each repeatable. A result with null is a show that we don’t know.",
        "?feedUrl=https://feeds.example/sandbox-01.xml&itunesId=990000002",
      ),
      {
        id: "lookupMany",
        method: "POST",
        path: "/podcasts/lookup",
        text: "The same for at most 200 ids, feedUrls, itunesIds and podcastGuids together. Results keep the order of each. It changes nothing.",
        body: '{"feedUrls": ["https://feeds.example/sandbox-01.xml"], "itunesIds": [990000002]}',
      },
      get("podcast", "/podcasts/{id}", "One podcast with its audience figures and how they came about."),
      get("podcastEpisodes", "/podcasts/{id}/episodes", "Its episodes, newest first, page by page.", "?limit=3"),
      get(
        "podcastHistory",
        "/podcasts/{id}/history",
        "How its numbers changed since it was first imported, newest first. Listeners carry the method versions of both estimates.",
        "?field=listeners&step=month",
      ),
      get(
        "profile",
        "/podcasts/{id}/profile",
        "Hosts, latest guests, chart places, network and support pages, as far as known.",
      ),
      get("podcastSimilar", "/podcasts/{id}/similar", "Podcasts like it, each with the reasons why.", "?limit=3"),
    ],
  },
  {
    tag: "Catalogue",
    endpoints: [
      get(
        "catalogueFactsCategoryStats",
        "/category-stats",
        "Figures by category; the numbers are for signed-in users only.",
        "?category=History",
      ),
      get(
        "catalogueFactsCategoryDistributions",
        "/category-distributions",
        "How large the shows in each category are; the numbers are for signed-in users only.",
        "?category=History",
      ),
      get(
        "changesPage",
        "/changes",
        "Shows that were added, updated or removed, import after import, for 30 days. Begin without since, keep nextSince, and send it next time.",
        "?kind=added,removed&limit=100",
      ),
      get("homeRead", "/catalogue/home", "Growing and new shows, and searches to begin with."),
      get(
        "catalogueFactsSummary",
        "/catalogue",
        "How many podcasts and episodes there are, categories, languages, date of the data.",
      ),
    ],
  },
];
