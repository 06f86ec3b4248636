import type { SpotPrices } from "@earshot/backend/lists/shortlist.schemas";
import { ALL_LISTS, listsApi } from "../lists/api/lists-api";

const spotPricesApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The price of a spot in the user's lists, by podcast id. */
    spotPrices: build.query<SpotPrices, readonly string[]>({
      query: (ids) => ({ url: "/lists/prices", params: { ids: ids.join(",") } }),
      transformResponse: ({ prices }: { prices: SpotPrices }) => prices,
      extraOptions: { background: true },
      providesTags: [ALL_LISTS, "Viewer"],
    }),
  }),
});

export const { useSpotPricesQuery } = spotPricesApi;
