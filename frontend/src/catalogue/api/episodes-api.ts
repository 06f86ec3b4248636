import type { FeedHealth } from "@earshot/domain/catalogue/health/feed-health";
import type { Episode, EpisodeFacets, EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { EpisodeFilter } from "@earshot/domain/catalogue/shows/episode-filter";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import { api } from "../../client/api";

/** A show, and the filters that its episodes must match. */
type EpisodeQuestion = { readonly id: PodcastId; readonly filter: EpisodeFilter };

const PER_PAGE = 100;

const parametersOf = ({ words, length, year }: EpisodeFilter) => ({ q: words, length, year });
const pathOf = (id: PodcastId) => `/podcasts/${encodeURIComponent(id)}/episodes`;

export const episodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A show's episodes that match the filters, newest first. */
    foundEpisodes: build.infiniteQuery<EpisodePage, EpisodeQuestion, string | null>({
      query: ({ queryArg: { id, filter }, pageParam }) => ({
        url: pathOf(id),
        params: { ...parametersOf(filter), limit: PER_PAGE, cursor: pageParam },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
      providesTags: ["Catalogue"],
    }),
    /** How many episodes each choice would find; null if the source cannot count them. */
    episodeFacets: build.query<EpisodeFacets | null, EpisodeQuestion>({
      query: ({ id, filter }) => ({ url: pathOf(id), params: { ...parametersOf(filter), limit: 1, facets: 1 } }),
      transformResponse: (answer: EpisodePage) => answer.facets ?? null,
      providesTags: ["Catalogue"],
    }),
    /** One episode; null if the show no longer has it. */
    episode: build.query<Episode | null, { readonly id: PodcastId; readonly episode: string }>({
      query: ({ id, episode }) => ({ url: pathOf(id), params: { episode, limit: 1 } }),
      transformResponse: (answer: EpisodePage) => answer.episodes[0] ?? null,
      providesTags: ["Catalogue"],
    }),
    /** Who appears in a show, which charts it is in, and how listeners can support it. */
    profile: build.query<ShowProfile, PodcastId>({
      query: (id) => `/podcasts/${encodeURIComponent(id)}/profile`,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
    /** The findings about a feed. `fetchedAt`: when its facts were stored, so newer facts cause a new request. */
    health: build.query<FeedHealth, { readonly id: PodcastId; readonly fetchedAt: number }>({
      query: ({ id }) => `/podcasts/${encodeURIComponent(id)}/health`,
      providesTags: ["Catalogue"],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const {
  useFoundEpisodesInfiniteQuery,
  useEpisodeFacetsQuery,
  useEpisodeQuery,
  useProfileQuery,
  useHealthQuery,
} = episodesApi;
