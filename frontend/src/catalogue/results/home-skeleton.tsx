import { Skeleton } from "../../ui/skeleton";

/** The placeholder of the two panels of shows, of the same size. */
export function HomeSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
      <Skeleton className="h-[436px] rounded-card" />
      <Skeleton className="h-[372px] rounded-card lg:h-auto" />
    </div>
  );
}
