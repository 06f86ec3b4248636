import type { SentPage } from "@earshot/backend/campaigns/campaigns.schemas";
import { api } from "../../client/api";

const sentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A page of the requests that the user sent, newest first. */
    sentRequests: build.query<SentPage, number>({
      query: (page) => ({ url: "/campaign-requests", params: { page } }),
      providesTags: [{ type: "Viewer", id: "sent" }],
    }),
  }),
});

export const { useSentRequestsQuery } = sentApi;
