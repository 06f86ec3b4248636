import type { ReachAnswer } from "@earshot/backend/lists/planning/reach.schemas";
import { itemsOf, type ListId, listsApi } from "../api/lists-api";
import { sumOf } from "../api/shortlist-api";

const reachApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many different people a list's shows reach together. */
    listReach: build.query<ReachAnswer, ListId>({
      query: (listId) => ({ url: "/reach", method: "POST", body: { listId } }),
      // A changed status can remove a show from the reach.
      providesTags: (_answer, _error, listId) => [itemsOf(listId), sumOf(listId)],
    }),
  }),
});

export const { useListReachQuery } = reachApi;
