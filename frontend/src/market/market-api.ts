import type { CategoryDistributions, CategoryStats } from "@earshot/backend/catalogue/catalogue.schemas";
import { api } from "../client/api";
import type { ComparedPodcast } from "./compared-podcast";

type Compared = { readonly categories: readonly string[]; readonly language: string | undefined };

const marketApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keyed by category in lower case. Unknown categories are missing. */
    categoryStats: build.query<CategoryStats, readonly string[]>({
      query: (categories) => ({
        url: "/category-stats",
        // In lower case, trimmed, without duplicates (product specification, section 7).
        params: { category: [...new Set(categories.map((category) => category.trim().toLowerCase()))] },
      }),
      providesTags: ["Catalogue", "Viewer"],
      keepUnusedDataFor: 300,
    }),
    /** How large the shows of each category are, if possible only those in one language. Keyed by category in lower case. */
    categoryDistributions: build.query<CategoryDistributions, Compared>({
      query: ({ categories, language }) => ({
        url: "/category-distributions",
        params: { category: [...new Set(categories.map((category) => category.trim().toLowerCase()))], language },
      }),
      providesTags: ["Catalogue", "Viewer"],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useCategoryStatsQuery } = marketApi;

/** The audience sizes of the shows that a show is compared with, by category in lower case. */
export function useShowsComparedWith({ categories, language, defaulted }: ComparedPodcast) {
  return marketApi.useCategoryDistributionsQuery(
    { categories, language: defaulted.includes("language") ? undefined : language },
    { skip: categories.length === 0 },
  );
}
