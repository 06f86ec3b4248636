import type { RefreshAnswer } from "@earshot/backend/catalogue/catalogue.schemas";
import type { EpisodePage } from "@earshot/domain/catalogue/episode";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/podcast";
import type {
  SearchFacets,
  SearchMode,
  SearchPage,
  SearchTotal,
  SimilarPodcast,
  Suggestion,
} from "@earshot/domain/catalogue/search-request";
import { api } from "../client/api";
import { searchParameters, type Search } from "./search";

/** Results that come with one "Load more". */
export const PAGE_SIZE = 24;
const EPISODES_PER_PAGE = 30;

/** Which part of the results to ask for. After a reload the first part is as long as what was on the screen. */
export type ResultPart = { readonly cursor?: string; readonly limit: number };

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a search finds, page after page. Kept for ten minutes, so that Back shows at once what was there. */
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
    /** How many shows each choice of a filter would find within a search; null when the source cannot count. */
    facets: build.query<SearchFacets | null, Search>({
      query: (search) => ({ url: "/search", params: { ...searchParameters(search), limit: 1, facets: 1 } }),
      transformResponse: (answer: SearchPage) => answer.facets ?? null,
      providesTags: ["Catalogue"],
    }),
    /** Titles, hosts and categories that continue what is typed. */
    suggest: build.query<
      readonly Suggestion[],
      { readonly q: string; readonly mode: SearchMode; readonly limit?: number }
    >({
      query: ({ q, mode, limit = 8 }) => ({ url: "/suggest", params: { q, mode, limit } }),
      transformResponse: (answer: { suggestions: readonly Suggestion[] }) => answer.suggestions,
    }),
    podcast: build.query<PodcastDetail, PodcastId>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}`,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** Has a show's feed read; returns at once with the age of what is there. */
    refresh: build.mutation<RefreshAnswer, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/refresh`, method: "POST" }),
    }),
    /** Newest first. */
    episodes: build.infiniteQuery<EpisodePage, PodcastId, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: `/podcasts/${encodeURIComponent(queryArg)}/episodes`,
        params: { limit: EPISODES_PER_PAGE, cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** Shows like this one, each with the reasons why. */
    /** The newest episodes, as many as one answer holds, for the strip of two years. */
    episodeMarks: build.query<EpisodePage, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/episodes`, params: { limit: 100 } }),
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
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
  useMatchesQuery,
  useSearchCountQuery,
  useFacetsQuery,
  useSuggestQuery,
  usePodcastQuery,
  useEpisodesInfiniteQuery,
  useEpisodeMarksQuery,
  useSimilarQuery,
  useRefreshMutation,
} = catalogueApi;

/** Fetches ahead what a visitor is likely to open. */
export const useCataloguePrefetch = catalogueApi.usePrefetch.bind(catalogueApi);
