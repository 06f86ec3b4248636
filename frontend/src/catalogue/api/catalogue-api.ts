import type { RefreshAnswer } from "@earshot/backend/catalogue/catalogue.schemas";
import type { HomeAnswer } from "@earshot/backend/catalogue/home.schemas";
import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type {
  SearchFacets,
  SearchMode,
  SearchPage,
  SearchTotal,
  SimilarPodcast,
  Suggestion,
} from "@earshot/domain/catalogue/search/search-request";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { api } from "../../client/api";
import { searchParameters, type Search } from "../query/search";

/** Results that each press of "Load more" adds. */
export const PAGE_SIZE = 24;
const EPISODES_PER_PAGE = 30;
/** Visitors who load one more part usually load another. */
const EPISODES_AT_ONCE = 100;

/**
 * The part of the results to load. After a reload, the first part has as many results as were shown before. `facets`: with the counts
 * of the filters.
 */
export type ResultPart = { readonly cursor?: string; readonly limit: number; readonly facets?: 1 };

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The results of a search, page by page. Cached for ten minutes, so that Back shows them at once. */
    search: build.infiniteQuery<SearchPage, Search, ResultPart>({
      query: ({ queryArg, pageParam }) => ({
        url: "/search",
        params: {
          ...searchParameters(queryArg),
          ...pageParam,
          ...(pageParam.cursor === undefined ? { modes: 1 } : {}),
        },
      }),
      infiniteQueryOptions: {
        initialPageParam: { limit: PAGE_SIZE },
        getNextPageParam: (last) =>
          last.nextCursor === null ? undefined : { cursor: last.nextCursor, limit: PAGE_SIZE },
      },
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 600,
    }),
    /** The content of the search page before a search; the same for everyone. */
    home: build.query<HomeAnswer, void>({
      query: () => "/catalogue/home",
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 600,
    }),
    /** The shows with the largest audiences, for the search page before a search. */
    largest: build.query<readonly Podcast[], void>({
      query: () => ({ url: "/search", params: { minListeners: 10_000, sort: "listeners", limit: 10 } }),
      transformResponse: (answer: SearchPage) => answer.results,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 600,
    }),
    /** The first shows of a search, for the palette. */
    matches: build.query<readonly Podcast[], Search>({
      query: (search) => ({ url: "/search", params: { ...searchParameters(search), limit: 6 } }),
      transformResponse: (answer: SearchPage) => answer.results,
      providesTags: ["Catalogue"],
    }),
    /** How many shows a search finds, without the shows. */
    searchCount: build.query<SearchTotal, Search>({
      query: (search) => ({ url: "/search", params: { ...searchParameters(search), limit: 1 } }),
      transformResponse: (answer: SearchPage) => answer.total,
      providesTags: ["Catalogue"],
    }),
    /** The counts of the filters alone, for filters that open after their results; null when the source cannot count. */
    facets: build.query<SearchFacets | null, Search>({
      query: (search) => ({ url: "/search", params: { ...searchParameters(search), limit: 1, facets: 1 } }),
      transformResponse: (answer: SearchPage) => answer.facets ?? null,
      providesTags: ["Catalogue"],
    }),
    /** Titles, hosts and categories that complete the typed text. */
    suggest: build.query<
      readonly Suggestion[],
      { readonly q: string; readonly mode: SearchMode; readonly limit?: number }
    >({
      query: ({ q, mode, limit = 8 }) => ({ url: "/suggest", params: { q, mode, limit } }),
      transformResponse: (answer: { suggestions: readonly Suggestion[] }) => answer.suggestions,
    }),
    podcast: build.query<PodcastDetail, PodcastId>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}`,
      providesTags: ["Catalogue", { type: "Catalogue", id: "makers" }],
      keepUnusedDataFor: 300,
    }),
    /** Asks the server to read a show's feed. Returns at once, with the age of the current data. */
    refresh: build.mutation<RefreshAnswer, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/refresh`, method: "POST" }),
    }),
    /** Asks the server to find and read the feed of a show that has none. Returns at once. */
    findFeed: build.mutation<RefreshAnswer, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/feed`, method: "POST" }),
    }),
    /** Pages of a show's episodes, newest first. */
    episodes: build.infiniteQuery<EpisodePage, PodcastId, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: `/podcasts/${encodeURIComponent(queryArg)}/episodes`,
        params: { limit: pageParam === null ? EPISODES_PER_PAGE : EPISODES_AT_ONCE, cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** The newest episodes, as many as one response can contain, for the two-year strip. */
    episodeMarks: build.query<EpisodePage, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/episodes`, params: { limit: 100 } }),
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** How the numbers of a show changed, newest first. */
    showHistory: build.query<{ readonly changes: readonly ShowChange[] }, PodcastId>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}/history`,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** Shows like this one, each with the reasons why. */
    similar: build.query<readonly SimilarPodcast[], PodcastId>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}/similar`,
      transformResponse: (answer: { similar: readonly SimilarPodcast[] }) => answer.similar,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const {
  useSearchInfiniteQuery,
  useHomeQuery,
  useLargestQuery,
  useMatchesQuery,
  useSearchCountQuery,
  useFacetsQuery,
  useSuggestQuery,
  usePodcastQuery,
  useEpisodesInfiniteQuery,
  useEpisodeMarksQuery,
  useShowHistoryQuery,
  useSimilarQuery,
  useRefreshMutation,
  useFindFeedMutation,
} = catalogueApi;

/** Preloads what a visitor is likely to open. */
export const useCataloguePrefetch = catalogueApi.usePrefetch.bind(catalogueApi);
