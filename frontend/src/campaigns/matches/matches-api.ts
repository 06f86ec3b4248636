import type { MatchRequest, ShowMatches } from "@earshot/domain/campaigns/matches/match-shows";
import { api } from "../../client/api";

/** The brief in the format of the API, without choices that were not made. */
export type MatchQuery = Pick<MatchRequest, "brief" | "filters"> &
  Partial<Pick<MatchRequest, "budget" | "language" | "findings">>;

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shows of the whole catalogue that suit a brief best. A POST, so that the brief is not in a URL. */
    showMatches: build.query<ShowMatches, MatchQuery>({
      query: (body) => ({ url: "/matches", method: "POST", body }),
      providesTags: ["Catalogue"],
    }),
  }),
});

export const { useShowMatchesQuery } = matchesApi;
