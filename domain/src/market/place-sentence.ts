import type { ListenerRange } from "../audience/range/listener-range.js";
import { formatCount } from "../shared/text/format-count.js";
import { type CategoryDistribution, percentileIn, percentileText } from "./category-distribution.js";

/** The shows that a distribution counts: "English True Crime shows", "True Crime shows in all languages". */
export function countedShows({ category, language }: Pick<CategoryDistribution, "category" | "language">): string {
  return language === null ? `${category} shows in all languages` : `${language.name} ${category} shows`;
}

/** "Larger than 91% of 1,286 English True Crime shows with an estimate."; undefined if there is nothing to say. */
export function placeSentence(distribution: CategoryDistribution, range: ListenerRange): string | undefined {
  const percentile = percentileIn(distribution, range);
  const shows = `${formatCount(distribution.estimated)} ${countedShows(distribution)} with an estimate`;
  return percentile && `Larger than ${percentileText(percentile)} of ${shows}.`;
}
