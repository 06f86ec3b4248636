import type { ListenerRange } from "../audience/range/listener-range.js";
import { formatCount } from "../shared/text/format-count.js";
import { type CategoryDistribution, percentileIn, percentileText } from "./category-distribution.js";

/** "Larger than 91% of 1,286 True Crime shows with an estimate."; undefined where nothing can be said. */
export function placeSentence(distribution: CategoryDistribution, range: ListenerRange): string | undefined {
  const percentile = percentileIn(distribution, range);
  const shows = `${formatCount(distribution.estimated)} ${distribution.category} shows with an estimate`;
  return percentile && `Larger than ${percentileText(percentile)} of ${shows}.`;
}
