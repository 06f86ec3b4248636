import type { Usage, UsageQuery } from "@earshot/backend/keys/usage/usage.schemas";
import { api } from "../../client/api";

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Renaming or removing a key also changes the usage.
    apiUsage: build.query<Usage, UsageQuery>({
      query: (params) => ({ url: "/account/api/usage", params }),
      providesTags: ["Account"],
    }),
  }),
});

export const { useApiUsageQuery } = usageApi;
