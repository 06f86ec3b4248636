import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { cx } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import { hasCadence } from "../health/has-feed";
import { isKnown } from "../../shows/known";

/** In a wide window, the pictures share a row: as wide as the page if the contacts are short, otherwise beside them. */
export const PICTURES_ROW = "lg:order-2 lg:col-span-9 lg:group-has-data-short/insights:col-span-12";

/** Where the first picture will be. Little is known about some shows, which have none. */
export function PicturesSkeleton({ podcast }: { podcast: PodcastDetail }) {
  const isFirst = hasCadence(podcast);
  if (!isFirst && !isKnown(podcast, "listener_range")) return null;
  return <Skeleton className={cx("h-48 rounded-card", PICTURES_ROW, isFirst ? "order-2" : "order-5")} />;
}
