import type { ComparedPodcast } from "./compared-podcast";
import { useShowsComparedWith } from "./market-api";
import { CategoryRank } from "./category-rank";
import { RankSkeleton } from "./rank-skeleton";

export function RankPanel({ podcast }: { podcast: ComparedPodcast }) {
  const [category] = podcast.categories;
  const { currentData, isError } = useShowsComparedWith(podcast);
  if (category === undefined || isError) return null;
  if (currentData === undefined) return <RankSkeleton />;
  return <CategoryRank podcast={podcast} known={currentData[category.trim().toLowerCase()]} />;
}
