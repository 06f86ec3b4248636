import type { View, Views } from "@earshot/backend/saved/views/saved-views.schemas";
import { api } from "../../client/api";
import { scopeOf } from "../../client/store-scope";
import { OptimisticChanges } from "../../optimistic/optimistic-changes";
import { inOrder } from "./view-order";

/** A saved search as used by the pages: `query` is the part of its address after "?". */
export type NamedView = Omit<View, "address"> & { readonly query: string };

type Order = readonly NamedView["id"][];

/** Part of each store: the user's order of the views, which responses to earlier requests must not overwrite. */
export const viewOrders = () => new OptimisticChanges<Order, Order>();
export const ORDER = "views";

export const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<readonly NamedView[], void>({
      queryFn: async (_none, call, _options, ask) => {
        const orders = scopeOf(call).part(viewOrders);
        const moment = orders.moment();
        const { error, data, meta } = await ask("/saved-views");
        if (error) return { error, meta };
        const views = (data as Views).views.map(({ address, ...view }) => ({
          ...view,
          query: address.split("?")[1] ?? "",
        }));
        const answered = views.map(({ id }) => id);
        return { data: inOrder(views, orders.over(ORDER, moment, answered)) };
      },
      extraOptions: { background: true },
      providesTags: [{ type: "Saved", id: "views" }],
    }),
    putView: build.mutation<View, NamedView>({
      query: ({ id, ...body }) => ({ url: `/saved-views/${id}`, method: "PUT", body }),
      extraOptions: { resume: "View saved" },
      invalidatesTags: [{ type: "Saved", id: "views" }],
    }),
    arrangeViews: build.mutation<unknown, readonly string[]>({
      query: (ids) => ({ url: "/saved-views", method: "PUT", body: { ids } }),
      extraOptions: { resume: "Views moved" },
    }),
    removeView: build.mutation<unknown, string>({
      query: (id) => ({ url: `/saved-views/${id}`, method: "DELETE" }),
      extraOptions: { resume: "View deleted" },
      invalidatesTags: [{ type: "Saved", id: "views" }],
    }),
  }),
});
