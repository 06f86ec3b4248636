import { shortDay } from "../../shared/text/day-text.js";
import type { AudienceEstimate } from "../figures/audience-estimate.js";
import { NO_SIGN_OF_DEMAND } from "./estimate-notes.js";

type Sourced = Pick<AudienceEstimate, "basis" | "listeners"> & Partial<Pick<AudienceEstimate, "inputs">>;

/** The text below a show's listeners: the figure's source, or why there is no figure (product decisions 34 and 35). */
export function listenersSource(estimate: Sourced | null): string {
  const known = estimate !== null && estimate.listeners.kind !== "unknown";
  if (estimate?.basis === "provided") {
    return known ? "Based on iTunes & Spotify (publisher stats)" : "The source doesn’t give this figure.";
  }
  if (!known) return listText(estimate) ?? NO_SIGN_OF_DEMAND;
  return estimate.basis === "measured" ? "Based on measured downloads" : "Estimated from public data";
}

/** Returns "In a list of popular shows of Apple Podcasts (undated)", or undefined if no list contains the show. */
function listText(estimate: Partial<Pick<AudienceEstimate, "inputs">> | null): string | undefined {
  const list = estimate?.inputs?.find(({ role }) => role === "contains");
  if (list === undefined) return undefined;
  return `On a list of popular shows of ${list.source} (${list.at === null ? "undated" : shortDay(list.at * 1000)})`;
}
