import type { AudienceEstimate } from "./audience-estimate.js";
import { formatListenerRange } from "../range/listener-range.js";

/** The figures of an estimate under their API names (product specification, section 3). */
export type FigureTexts = Readonly<Record<"listener_range" | "pea_range" | "mr_range" | "af_range", string>>;

/** All are "N/A" without an estimate. */
export function figureTexts(estimate: AudienceEstimate | null): FigureTexts {
  if (estimate === null) return { listener_range: "N/A", pea_range: "N/A", mr_range: "N/A", af_range: "N/A" };
  return {
    listener_range: formatListenerRange(estimate.listeners),
    pea_range: formatListenerRange(estimate.perEpisode),
    mr_range: formatListenerRange(estimate.monthlyReach),
    af_range: formatListenerRange(estimate.activeFollowers),
  };
}
