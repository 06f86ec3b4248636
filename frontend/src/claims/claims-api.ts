import type { Claim, Claims, FeedCheck, Mailed } from "@earshot/backend/claims/claims.schemas";
import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { Corrections } from "@earshot/domain/claims/corrections";
import { episodesApi } from "../catalogue/api/episodes-api";
import { api } from "../client/api";

const CLAIMS = { type: "Viewer", id: "claims" } as const;
/** The cache tag for facts on shows' pages that come from their makers. */
const MAKERS = { type: "Catalogue", id: "makers" } as const;

type CheckedFeed = { readonly claim: Claim["id"]; readonly podcast: Pick<PodcastDetail, "id" | "fetchedAt"> };

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    claims: build.query<Claims, void>({
      query: () => "/claims",
      providesTags: [CLAIMS],
      keepUnusedDataFor: 60,
    }),
    claimShow: build.mutation<Claim, PodcastId>({
      query: (id) => ({ url: `/podcasts/${encodeURIComponent(id)}/claims`, method: "POST" }),
      invalidatesTags: [CLAIMS],
    }),
    /** Makes the server read the show's feed, which takes a few seconds. */
    checkClaim: build.mutation<Claim, Claim["id"]>({
      query: (id) => ({ url: `/claims/${id}/check`, method: "POST" }),
      // Without a response, the feed may have been checked nevertheless.
      invalidatesTags: (claim) => (claim?.state === "proved" ? [CLAIMS, MAKERS] : [CLAIMS]),
    }),
    /** Makes the server read the feed of a proved show, and puts the findings into the show's health card. */
    checkFeed: build.mutation<FeedCheck, CheckedFeed>({
      query: ({ claim }) => ({ url: `/claims/${claim}/health`, method: "POST" }),
      onQueryStarted: async ({ podcast: { id, fetchedAt } }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(episodesApi.util.updateQueryData("health", { id, fetchedAt }, () => data.health));
      },
      // After a 429, the feed may have been read for another tab. After other errors, the page stays as it is, with the reason.
      invalidatesTags: (done, error) => (done?.failure === null || error?.status === 429 ? [MAKERS] : []),
    }),
    mailCode: build.mutation<Mailed, Claim["id"]>({
      query: (id) => ({ url: `/claims/${id}/mail`, method: "POST" }),
    }),
    proveClaim: build.mutation<Claim, Pick<Claim, "id" | "code">>({
      query: ({ id, code }) => ({ url: `/claims/${id}/prove`, method: "POST", body: { code } }),
      invalidatesTags: (done) => (done ? [CLAIMS, MAKERS] : []),
    }),
    correctShow: build.mutation<Claim, Corrections & Pick<Claim, "id">>({
      query: ({ id, ...body }) => ({ url: `/claims/${id}/corrections`, method: "PUT", body }),
      extraOptions: { resume: "Corrections saved" },
      invalidatesTags: (done) => (done ? [CLAIMS, MAKERS] : []),
    }),
    withdrawClaim: build.mutation<unknown, Claim["id"]>({
      query: (id) => ({ url: `/claims/${id}`, method: "DELETE" }),
      invalidatesTags: (_done, error) => (error ? [] : [CLAIMS, MAKERS]),
    }),
  }),
});

export const {
  useClaimsQuery,
  useClaimShowMutation,
  useCheckClaimMutation,
  useCheckFeedMutation,
  useMailCodeMutation,
  useProveClaimMutation,
  useCorrectShowMutation,
  useWithdrawClaimMutation,
} = claimsApi;
