import type { CategoryStat } from "@earshot/domain/market/category-stat";
import { api } from "../client/api";

/** What a guest is told of a category: that there is something to know. */
export type LockedStat = { readonly category: string; readonly locked: true };
export type StatAnswer = Readonly<Record<string, CategoryStat | LockedStat>>;

const marketApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keyed by category in lower case. Categories that nobody knows are absent. */
    categoryStats: build.query<StatAnswer, readonly string[]>({
      query: (categories) => ({
        url: "/category-stats",
        // Distinct, in lower case, trimmed (product specification, section 7).
        params: { category: [...new Set(categories.map((category) => category.trim().toLowerCase()))] },
      }),
      providesTags: ["Catalogue", "Viewer"],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useCategoryStatsQuery } = marketApi;
