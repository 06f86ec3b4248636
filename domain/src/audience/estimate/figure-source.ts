import type { AudienceEstimate } from "../figures/audience-estimate.js";
import { NO_SIGN_OF_DEMAND } from "./estimate-notes.js";

/** Below a show's listeners: the figure's source, or the reason for its absence (decisions 34 and 35 of the product). */
export function listenersSource(estimate: Pick<AudienceEstimate, "basis" | "listeners"> | null): string {
  const known = estimate !== null && estimate.listeners.kind !== "unknown";
  if (estimate?.basis === "provided") {
    return known ? "Based on iTunes & Spotify (publisher stats)" : "The source does not give this figure.";
  }
  if (!known) return NO_SIGN_OF_DEMAND;
  return estimate.basis === "measured" ? "Based on measured downloads" : "Estimated from public data";
}
