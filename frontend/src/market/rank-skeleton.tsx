import { useSession } from "../session/session";
import { cx } from "../ui/class-names";
import { Skeleton } from "../ui/skeleton";

/** Where the place in the category will be. Guests get a lower card, without a table. */
export function RankSkeleton({ className }: { className?: string }) {
  const { state } = useSession();
  return <Skeleton className={cx("rounded-card", state === "user" ? "h-52 coarse:h-57" : "h-40", className)} />;
}
