import { Skeleton } from "../ui/skeleton";
import type { ComparedPodcast } from "./compared-podcast";
import { useShowsComparedWith } from "./market-api";
import { CategoryRank } from "./category-rank";

export function RankPanel({ podcast }: { podcast: ComparedPodcast }) {
  const [category] = podcast.categories;
  const { currentData, isError } = useShowsComparedWith(podcast);
  if (category === undefined || isError) return null;
  if (currentData === undefined) return <Skeleton className="h-40 rounded-card" />;
  return <CategoryRank podcast={podcast} known={currentData[category.trim().toLowerCase()]} />;
}
