import type { MatchReport } from "@earshot/backend/lists/lists.schemas";
import { listsApi } from "../api/lists-api";

/** Timeout: the server takes a while to match a thousand entries. */
const MATCH_MS = 90_000;
/** The maximum size of an import. */
export const IMPORT_BYTES = 1_000_000;
export const IMPORT_ENTRIES = 1_000;

const importApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Finds the shows named in a text: titles, feed addresses, iTunes ids, OPML or CSV. */
    match: build.mutation<MatchReport, string>({
      query: (text) => ({ url: "/lists/match", method: "POST", body: { text }, timeout: MATCH_MS }),
    }),
  }),
});

export const { useMatchMutation } = importApi;
