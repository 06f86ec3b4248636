import type { AudienceFigure } from "./audience-figures.js";
import type { ListenerRange } from "../range/listener-range.js";

/** Pairs of figures whose order follows from what they count: the first is part of the second and never larger. */
export const FIGURE_ORDER: readonly (readonly [part: AudienceFigure, whole: AudienceFigure])[] = [
  ["perEpisode", "monthlyReach"],
  ["listeners", "monthlyReach"],
  ["activeFollowers", "listeners"],
  ["activeFollowers", "monthlyReach"],
];

/** Whether a range is larger at either end than the range it is part of. Unknown ranges never exceed anything. */
export function exceeds(part: ListenerRange, whole: ListenerRange): boolean {
  if (part.kind === "unknown" || whole.kind === "unknown") return false;
  return part.low > whole.low || upperEnd(part) > upperEnd(whole);
}

function upperEnd(range: Exclude<ListenerRange, { kind: "unknown" }>): number {
  return range.kind === "open" ? Infinity : range.high;
}
