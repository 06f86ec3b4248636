import type { SavedPage, SavedPodcast } from "@earshot/backend/saved/saved.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { api } from "../client/api";
import { scopeOf } from "../client/store-scope";
import { OptimisticChanges } from "../optimistic/optimistic-changes";
import { SavedAmong, type SavedRef } from "./saved-among";

/** Pages and single shows have separate tags, so that pressing one heart does not reload every other card. */
export const SAVED_PAGES = { type: "Saved", id: "pages" } as const;

/** Parts of each store: changes of saved podcasts, and the queries that are combined. */
export const savedChanges = () => new OptimisticChanges<boolean, SavedRef | null>();
const savedAmong = () => new SavedAmong();

export const savedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, 24 per page; pages start at 1. */
    savedPage: build.query<SavedPage, number>({
      query: (page) => ({ url: "/saved-podcasts", params: { page } }),
      providesTags: [SAVED_PAGES],
    }),
    /** The record of a saved show; null if it is not saved. The shows on a screen are requested together. */
    savedState: build.query<SavedRef | null, PodcastId>({
      queryFn: async (podcastId, call, _options, baseQuery) => {
        const scope = scopeOf(call);
        const changes = scope.part(savedChanges);
        const moment = changes.moment();
        const answer = await scope.part(savedAmong).find(podcastId, async (ids) => {
          const { data, error } = await baseQuery({ url: "/saved-podcasts/among", params: { podcastId: ids } });
          return error ? { error } : { data };
        });
        return "error" in answer ? answer : { data: changes.over(podcastId, moment, answer.data) };
      },
      extraOptions: { background: true },
      providesTags: [{ type: "Saved", id: "states" }],
    }),
    save: build.mutation<SavedPodcast, PodcastId>({
      query: (podcastId) => ({ url: "/saved-podcasts", method: "POST", body: { podcastId } }),
      extraOptions: { resume: "Saved" },
    }),
    unsave: build.mutation<unknown, string>({
      query: (id) => ({ url: `/saved-podcasts/${encodeURIComponent(id)}`, method: "DELETE" }),
      extraOptions: { resume: "Removed from your saved podcasts" },
    }),
    /** Restores a removed show with its old id and position. */
    restoreSaved: build.mutation<SavedPodcast, string>({
      query: (id) => ({ url: `/saved-podcasts/${encodeURIComponent(id)}/restore`, method: "POST" }),
      extraOptions: { resume: "Saved" },
    }),
  }),
});

export const { useSavedPageQuery, useSavedStateQuery } = savedApi;
