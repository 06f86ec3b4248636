import type { ShowMatch, ShowMatches } from "@earshot/domain/campaigns/matches/match-shows";
import type { MatchFilters } from "@earshot/domain/campaigns/matches/match-searches";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useDebounced } from "../../catalogue/api/use-debounced";
import { isApiError } from "../../client/api-error";
import type { WrittenBrief } from "../match/use-brief";
import { type MatchQuery, useShowMatchesQuery } from "./matches-api";

export type FoundMatches = {
  /** "idle": there is no brief. "old": matches from before the last change. */
  readonly state: "idle" | "loading" | "old" | "failed" | "empty" | "found";
  readonly matches: readonly ShowMatch[];
  readonly answer: ShowMatches | undefined;
  readonly retry: () => void;
  readonly retrying: boolean;
};

/** Milliseconds without a change after which a brief is sent. Each match costs the server several searches. */
const SETTLE_MS = 400;
const NONE: readonly ShowMatch[] = [];

/** The matches for a brief. The old ones stay until the new ones arrive. */
export function useMatches(written: WrittenBrief, filters: MatchFilters): FoundMatches {
  const idle = written.text.trim() === "";
  const wanted = idle || !written.read ? "" : JSON.stringify(queryOf(written, filters));
  const settled = useDebounced(wanted, SETTLE_MS);
  const query = useShowMatchesQuery(idle || settled === "" ? skipToken : (JSON.parse(settled) as MatchQuery));
  const current = settled === wanted ? query.currentData : undefined;
  const answer = current ?? query.data;
  const common = {
    answer,
    matches: answer?.matches ?? NONE,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
  if (idle) return { ...common, answer: undefined, matches: NONE, state: "idle" };
  // A failure clears the table. During a retry, the notice stays until the response arrives.
  if (isApiError(query.error) && query.currentData === undefined) {
    return { ...common, answer: undefined, matches: NONE, state: "failed" };
  }
  if (current === undefined) return { ...common, state: common.matches.length === 0 ? "loading" : "old" };
  return { ...common, state: current.matches.length === 0 ? "empty" : "found" };
}

function queryOf(
  { text, readings, fields: { budget, language }, chosen }: WrittenBrief,
  filters: MatchFilters,
): MatchQuery {
  const present = new Set(readings.map(({ key }) => key));
  const findings = Object.fromEntries(Object.entries(chosen).filter(([key]) => present.has(key)));
  return {
    brief: text,
    ...(budget && { budget }),
    ...(language !== undefined && { language }),
    findings,
    filters,
  };
}
