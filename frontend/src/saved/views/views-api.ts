import type { View, Views } from "@earshot/backend/saved/views/saved-views.schemas";
import { api } from "../../client/api";

/** A named search as the pages use it: `query` is what is behind the "?" of its address. */
export type NamedView = Omit<View, "address"> & { readonly query: string };

export const viewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    savedViews: build.query<readonly NamedView[], void>({
      query: () => "/saved-views",
      transformResponse: ({ views }: Views) =>
        views.map(({ address, ...view }) => ({ ...view, query: address.split("?")[1] ?? "" })),
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
      invalidatesTags: [{ type: "Saved", id: "views" }],
    }),
    removeView: build.mutation<unknown, string>({
      query: (id) => ({ url: `/saved-views/${id}`, method: "DELETE" }),
      extraOptions: { resume: "View deleted" },
      invalidatesTags: [{ type: "Saved", id: "views" }],
    }),
  }),
});
