import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { nextSorting, orderOf, type Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { useShowSelection } from "../shows/selection-context";
import type { TableColumn } from "./table-columns";

/** Height in px: with a mouse, and on a touch screen. */
export const HEAD = { wide: 36, touched: 45 } as const;

/** Without `onSort` the order is fixed. */
type HeadSorting = { sorting?: Sorting; onSort?: (sorting: Sorting) => void };
type Props = HeadSorting & {
  columns: readonly TableColumn[];
  narrow: boolean;
  results: readonly SearchResult[];
};

/**
 * The table head is sticky below the site's header. The first press on a column name sorts by it, the second reverses the order, the third
 * sorts by relevance.
 */
export const TableHead = memo(function TableHead({ columns, narrow, results, ...head }: Props) {
  return (
    // On a phone, the bar with the filters is sticky instead.
    <thead role="rowgroup" className="block md:sticky md:top-below-header md:z-10">
      <tr
        role="row"
        aria-rowindex={1}
        className="grid min-h-9 grid-cols-(--tracks) items-center border-b border-line-strong bg-bg text-left text-meta"
      >
        <th role="columnheader" scope="col" className="px-2">
          <AllBox results={results} />
        </th>
        {!narrow && <td role="cell" />}
        <SortHead {...head} by="title">
          Show
        </SortHead>
        {columns.map(({ id, name, sort: by, numeric, scale }) => (
          <SortHead key={id} {...head} by={by} scale={scale} className={numeric && "pr-6 text-right"}>
            {name}
          </SortHead>
        ))}
        {narrow && <td role="cell" />}
      </tr>
    </thead>
  );
});

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function SortHead({
  by,
  sorting = { sort: "relevance" },
  onSort,
  className,
  scale,
  children,
}: HeadSorting & {
  by: SearchSort | undefined;
  className?: string | undefined | false;
  scale?: ReactNode;
  children: ReactNode;
}) {
  const order = onSort !== undefined && by === sorting.sort ? orderOf(sorting) : undefined;
  const Arrow = order === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={order && ARIA_SORT[order]}
      className={cx("relative font-[640] whitespace-nowrap", className)}
    >
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

/** A checkbox that selects all loaded shows, or none. */
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
