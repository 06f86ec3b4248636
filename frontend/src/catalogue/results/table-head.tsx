import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { nextSorting, orderOf, type Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { useShowSelection } from "../shows/selection-context";
import type { TableColumn } from "./table-columns";

/** Without `onSort` the order is fixed. */
type HeadSorting = { sorting?: Sorting; onSort?: (sorting: Sorting) => void };
type Props = HeadSorting & {
  columns: readonly TableColumn[];
  narrow: boolean;
  results: readonly SearchResult[];
};

/**
 * The table head is sticky below the site's header. A press on a name sorts by it, a second one reverses the order, a third one
 * sorts by relevance.
 */
export function TableHead({ columns, narrow, results, ...head }: Props) {
  // On a phone the bar with the filters keeps that place.
  const cell = "md:sticky md:top-14 md:z-10 h-9 bg-bg shadow-[inset_0_-1px_0_var(--color-line-strong)] text-left";
  return (
    <>
      <colgroup>
        <col style={{ width: 40 }} />
        {!narrow && <col style={{ width: 40 }} />}
        <col />
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
        {narrow && <col style={{ width: 48 }} />}
      </colgroup>
      <thead>
        <tr className="text-meta" aria-rowindex={1}>
          <th scope="col" className={cx(cell, "px-2")}>
            <AllBox results={results} />
          </th>
          {!narrow && <td className={cell} />}
          <SortHead {...head} by="title" className={cell}>
            Show
          </SortHead>
          {columns.map(({ id, name, sort: by, numeric, scale }) => (
            <SortHead key={id} {...head} by={by} scale={scale} className={cx(cell, numeric && "pr-6 text-right")}>
              {name}
            </SortHead>
          ))}
          {narrow && <td className={cell} />}
        </tr>
      </thead>
    </>
  );
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function SortHead({
  by,
  sorting = { sort: "relevance" },
  onSort,
  className,
  scale,
  children,
}: HeadSorting & { by: SearchSort | undefined; className: string; scale?: ReactNode; children: ReactNode }) {
  const order = onSort !== undefined && by === sorting.sort ? orderOf(sorting) : undefined;
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={order && ARIA_SORT[order]} className={cx(className, "font-[640]")}>
      {by === undefined || onSort === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={() => onSort(nextSorting(sorting, by))}
          className="hit-area relative inline-flex min-h-8 items-center gap-1 hover:text-accent"
        >
          {children}
          {order && <Arrow size={14} aria-hidden="true" />}
        </button>
      )}
      {scale}
    </th>
  );
}

/** Selects all shows that are loaded, or none. */
function AllBox({ results }: { results: readonly SearchResult[] }) {
  const selection = useShowSelection();
  const some = selection?.items.length ?? 0;
  const all = some > 0 && some === results.length;
  return (
    <label className="grid min-h-8 min-w-6 place-items-center coarse:min-h-11">
      <input
        type="checkbox"
        aria-label={`Select all ${results.length} loaded shows`}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = some > 0 && !all;
        }}
        onChange={() => (all ? selection?.none() : selection?.all())}
        className="size-5 accent-accent"
      />
    </label>
  );
}
