import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { api } from "../client/api";
import { scopeOf } from "../client/store-scope";
import { OptimisticChanges } from "../optimistic/optimistic-changes";
import type {
  AlertPage,
  AlertSettings,
  TrackedList,
  TrackedOrNot,
  TrackedPodcast,
  Unseen,
} from "@earshot/backend/tracking/tracking.schemas";

const path = (podcastId: PodcastId) => `/tracked-podcasts/${encodeURIComponent(podcastId)}`;

/** The list, single shows, episodes and their count have separate tags, so that a change reloads only its own data. */
export const TRACKED = {
  list: { type: "Tracked", id: "list" },
  alerts: { type: "Tracked", id: "alerts" },
  count: { type: "Tracked", id: "count" },
} as const;

const ALERTS_PER_PAGE = 30;

/** Parts of each store: changes of tracking, and of alert settings. */
export const trackedChanges = () => new OptimisticChanges<boolean, boolean>();
export const alertChanges = () => new OptimisticChanges<AlertSettings, AlertSettings>();

export const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The show that was tracked last comes first. */
    trackedList: build.query<readonly TrackedPodcast[], void>({
      queryFn: async (_none, call, _options, ask) => {
        const changes = scopeOf(call).part(alertChanges);
        const moment = changes.moment();
        const { error, data, meta } = await ask("/tracked-podcasts");
        if (error) return { error, meta };
        const { items } = data as TrackedList;
        return { data: items.map((one) => ({ ...one, alerts: changes.over(one.podcastId, moment, one.alerts) })) };
      },
      providesTags: [TRACKED.list],
    }),
    trackedState: build.query<boolean, PodcastId>({
      queryFn: async (podcastId, call, _options, ask) => {
        const changes = scopeOf(call).part(trackedChanges);
        const moment = changes.moment();
        const { error, data, meta } = await ask(path(podcastId));
        if (error) return { error, meta };
        const { tracked } = data as TrackedOrNot;
        return { data: changes.over(podcastId, moment, tracked !== null) };
      },
      extraOptions: { background: true },
      providesTags: [{ type: "Tracked", id: "states" }],
    }),
    track: build.mutation<TrackedPodcast, PodcastId>({
      query: (podcastId) => ({ url: path(podcastId), method: "PUT" }),
      extraOptions: { resume: "Tracking turned on" },
    }),
    untrack: build.mutation<unknown, PodcastId>({
      query: (podcastId) => ({ url: path(podcastId), method: "DELETE" }),
      extraOptions: { resume: "Tracking turned off" },
    }),
    /** Tracks a show again as if it had never stopped. */
    restoreTracked: build.mutation<TrackedPodcast, PodcastId>({
      query: (podcastId) => ({ url: `${path(podcastId)}/restore`, method: "POST" }),
      extraOptions: { resume: "Tracking turned on" },
    }),
    setAlerts: build.mutation<AlertSettings, { readonly podcastId: PodcastId; readonly alerts: AlertSettings }>({
      query: ({ podcastId, alerts }) => ({ url: `${path(podcastId)}/alerts`, method: "PUT", body: alerts }),
      extraOptions: { resume: "Alert settings saved" },
    }),
    /** New episodes of tracked shows, newest first, including those already seen. */
    alerts: build.infiniteQuery<AlertPage, void, string | null>({
      query: ({ pageParam }) => ({ url: "/alerts", params: { limit: ALERTS_PER_PAGE, cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.nextCursor ?? undefined },
      providesTags: [TRACKED.alerts],
    }),
    /** How many new episodes are unseen. */
    unseenCount: build.query<number, void>({
      query: () => "/alerts/count",
      transformResponse: (answer: Unseen) => answer.unseen,
      extraOptions: { background: true },
      providesTags: [TRACKED.count],
    }),
    markAllSeen: build.mutation<unknown, void>({
      query: () => ({ url: "/alerts/seen", method: "POST", body: {} }),
      extraOptions: { resume: "All marked as seen" },
    }),
    /** Unsubscribes from the kind of emails that contained the link. Requires no session. */
    unsubscribe: build.mutation<unknown, { readonly from: "alerts" | "watched-views"; readonly token: string }>({
      query: ({ from, token }) => ({
        url: `/${from}/unsubscribe/${encodeURIComponent(token)}`,
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      }),
      invalidatesTags: [TRACKED.list, "Saved"],
    }),
  }),
});

export const { useTrackedListQuery, useTrackedStateQuery, useAlertsInfiniteQuery, useUnseenCountQuery } = trackingApi;
export const { useUnsubscribeMutation } = trackingApi;
