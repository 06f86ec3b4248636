import { cx } from "../../ui/class-names";
import { Skeleton } from "../../ui/skeleton";

export const ITEM_GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,292px),1fr))] gap-3";

/** Placeholders for five lists, as large as real ones. `across`: in a row at every width. */
export function ColumnSkeletons({ across }: { across: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-skeletons="lists"
      className={cx("flex gap-2 overflow-hidden", !across && "md:grid md:gap-1")}
    >
      {Array.from({ length: 5 }, (_, index) => (
        <div
          key={index}
          className={cx(
            "flex h-11 w-36 shrink-0 flex-col justify-center gap-2 px-3",
            across ? "md:h-[53px]" : "md:h-14 md:w-auto",
          )}
        >
          <Skeleton className="h-3.5 w-3/4" />
          <Skeleton className="hidden h-3 w-1/2 md:block" />
        </div>
      ))}
    </div>
  );
}

/** Placeholders for nine items. */
export function ItemSkeletons() {
  return (
    <div aria-hidden="true" data-skeletons="items" className={ITEM_GRID}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="flex gap-3 rounded-card border border-line bg-surface p-3">
          <Skeleton className="size-16 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1">
            <Skeleton className="mt-1 h-4 w-4/5" />
            <Skeleton className="mt-2 h-3.5 w-1/2" />
            <Skeleton className="mt-2 h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
