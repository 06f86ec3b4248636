import { Skeleton, useSkeletons } from "../../ui/skeleton";

export const CARD_GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,292px),1fr))] gap-4";

/**
 * As many placeholders as a page has results, as large as real ones. With fewer, the page would grow when results arrive, and the filters
 * beside them would move if the page is scrolled.
 */
const PLACEHOLDERS = 24;

/** Placeholder cards. */
export function CardSkeletons({ loading }: { loading: boolean }) {
  const shown = useSkeletons(loading);
  return (
    <div aria-hidden="true" data-skeletons="cards" className={`${CARD_GRID} ${shown ? "" : "invisible"}`}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className="rounded-card border border-line bg-surface p-4">
          <div className="flex gap-3">
            <Skeleton className="size-[72px] rounded-control" />
            <div className="flex-1">
              <Skeleton className="mt-1 h-4 w-4/5" />
              <Skeleton className="mt-2 h-3.5 w-1/2" />
            </div>
          </div>
          <Skeleton className="mt-4 h-4 w-2/5" />
          <Skeleton className="mt-2.5 h-[18px] w-full" />
          <Skeleton className="mt-4 h-4 w-1/3" />
          <Skeleton className="mt-4 h-6 w-3/5" />
          <div className="mt-4 grid grid-cols-2 gap-2">
            <Skeleton className="h-8 rounded-control coarse:h-11" />
            <Skeleton className="h-8 rounded-control coarse:h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Placeholder rows for a table. */
export function RowSkeletons() {
  const shown = useSkeletons(true);
  return (
    <div aria-hidden="true" data-skeletons="rows" className={shown ? "" : "invisible"}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className="py-6">
          <Skeleton className="h-5" />
        </div>
      ))}
    </div>
  );
}
