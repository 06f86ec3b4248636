import type { ListenerRange } from "../audience/range/listener-range.js";
import { commonScale, FAR_SCALE, type MeterScale, USUAL_SCALE } from "../audience/range/meter.js";
import { allSegments, BEYOND_SEGMENTS, type CategoryDistribution } from "./category-distribution.js";

type Counted = Pick<CategoryDistribution, "segments" | "beyond">;

/** The scale for one show among the shows of categories: it reaches the largest of them. */
export function marketScale(range: ListenerRange, distributions: readonly Counted[]): MeterScale {
  const isBeyond = distributions.some(({ beyond }) => beyond !== undefined);
  return isBeyond ? FAR_SCALE : commonScale([range]);
}

/** The numbers of shows in the segments of a scale. */
export function segmentsOn(scale: MeterScale, distribution: Counted): readonly number[] {
  if (scale.high === USUAL_SCALE.high) return distribution.segments;
  const { segments, beyond = Array.from({ length: BEYOND_SEGMENTS }, () => 0) } = distribution;
  return allSegments({ segments, beyond });
}
