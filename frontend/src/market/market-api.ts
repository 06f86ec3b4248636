import type { CategoryDistributions, CategoryStats } from "@earshot/backend/catalogue/catalogue.schemas";
import { api } from "../client/api";

const marketApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keyed by category in lower case. Unknown categories are absent. */
    categoryStats: build.query<CategoryStats, readonly string[]>({
      query: (categories) => ({
        url: "/category-stats",
        // Distinct, in lower case, trimmed (product specification, section 7).
        params: { category: [...new Set(categories.map((category) => category.trim().toLowerCase()))] },
      }),
      providesTags: ["Catalogue", "Viewer"],
      keepUnusedDataFor: 300,
    }),
    /** How large the shows of categories are. Keyed as above. */
    categoryDistributions: build.query<CategoryDistributions, readonly string[]>({
      query: (categories) => ({
        url: "/category-distributions",
        params: { category: [...new Set(categories.map((category) => category.trim().toLowerCase()))] },
      }),
      providesTags: ["Catalogue", "Viewer"],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useCategoryStatsQuery, useCategoryDistributionsQuery } = marketApi;
