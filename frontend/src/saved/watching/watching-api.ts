import type { FeedAddresses, ViewChanges, Watch, Watches } from "@earshot/backend/saved/watching/watched-views.schemas";
import { api } from "../../client/api";

const WATCHES = { type: "Saved", id: "watches" } as const;
/** Not invalidated when a view is no longer watched: then there is nothing to load. */
const CHANGES = { type: "Saved", id: "changes" } as const;
/** Deleting a view also stops watching it. */
const VIEWS = { type: "Saved", id: "views" } as const;

export const watchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    watches: build.query<Watches, void>({
      query: () => "/watched-views",
      extraOptions: { background: true },
      providesTags: [WATCHES, VIEWS],
    }),
    viewChanges: build.query<ViewChanges, { readonly id: Watch["id"]; readonly before?: string }>({
      query: ({ id, before }) => ({
        url: `/watched-views/${id}/changes`,
        ...(before !== undefined && { params: { before } }),
      }),
      providesTags: [CHANGES],
    }),
    watchView: build.mutation<unknown, Watch["id"]>({
      query: (id) => ({ url: `/watched-views/${id}`, method: "PUT" }),
      extraOptions: { resume: "Search watched" },
      invalidatesTags: [WATCHES, CHANGES],
    }),
    unwatchView: build.mutation<unknown, Watch["id"]>({
      query: (id) => ({ url: `/watched-views/${id}`, method: "DELETE" }),
      extraOptions: { resume: "Search no longer watched" },
      invalidatesTags: [WATCHES],
    }),
    setViewMail: build.mutation<unknown, { readonly id: Watch["id"]; readonly mail: Watch["mail"] }>({
      query: ({ id, mail }) => ({ url: `/watched-views/${id}/mail`, method: "PUT", body: { mail } }),
      extraOptions: { resume: "Email setting saved" },
      invalidatesTags: [WATCHES, CHANGES],
    }),
    /** Only this response contains the addresses. Earlier addresses stop working. */
    makeFeed: build.mutation<FeedAddresses, Watch["id"]>({
      query: (id) => ({ url: `/watched-views/${id}/feed`, method: "POST" }),
      invalidatesTags: [WATCHES, CHANGES],
    }),
    endFeed: build.mutation<unknown, Watch["id"]>({
      query: (id) => ({ url: `/watched-views/${id}/feed`, method: "DELETE" }),
      extraOptions: { resume: "Feeds turned off" },
      invalidatesTags: [WATCHES, CHANGES],
    }),
    markChangesSeen: build.mutation<unknown, { readonly id: Watch["id"]; readonly until: string }>({
      query: ({ id, until }) => ({ url: `/watched-views/${id}/seen`, method: "POST", body: { until } }),
      invalidatesTags: [WATCHES, CHANGES],
    }),
  }),
});
