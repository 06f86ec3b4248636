import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import type { AskedUsage } from "@earshot/domain/keys/usage";
import { api } from "../../client/api";

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A renamed or removed key changes it, as it changes the account.
    apiUsage: build.query<Usage, AskedUsage>({
      query: (params) => ({ url: "/account/api/usage", params }),
      providesTags: ["Account"],
    }),
  }),
});

export const { useApiUsageQuery } = usageApi;
