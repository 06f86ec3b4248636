import { Skeleton } from "../../ui/skeleton";

/** Of the saved views (saved-views.tsx), of the same size. */
export function ViewsSkeleton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div aria-hidden="true">
      <p className="text-h2">Saved views</p>
      <div className="mt-2 grid gap-2 lg:grid-cols-3">
        <Skeleton count={count} className="h-9 rounded-control coarse:h-11" />
      </div>
    </div>
  );
}
