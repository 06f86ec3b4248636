import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names";
import { useShowSelection } from "../shows/selection-context";
import type { TableColumn } from "./table-columns";

/** Without `onSort` the order is fixed. */
type Sorting = { sort?: SearchSort; onSort?: (sort: SearchSort) => void };
type Props = Sorting & {
  columns: readonly TableColumn[];
  narrow: boolean;
  results: readonly SearchResult[];
};

/** The table head is sticky below the site's header. A press on a name sorts by it; a second press restores relevance. */
export function TableHead({ columns, narrow, results, ...sorting }: Props) {
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
          <SortHead {...sorting} by="title" className={cell}>
            Show
          </SortHead>
          {columns.map(({ id, name, sort: by, numeric, scale }) => (
            <SortHead key={id} {...sorting} by={by} scale={scale} className={cx(cell, numeric && "pr-6 text-right")}>
              {name}
            </SortHead>
          ))}
          {narrow && <td className={cell} />}
        </tr>
      </thead>
    </>
  );
}

function SortHead({
  by,
  sort,
  onSort,
  className,
  scale,
  children,
}: Sorting & { by: SearchSort | undefined; className: string; scale?: ReactNode; children: ReactNode }) {
  const active = onSort !== undefined && by === sort;
  const Arrow = by === "title" ? ArrowUp : ArrowDown;
  const order = by === "title" ? "ascending" : "descending";
  return (
    <th scope="col" aria-sort={active ? order : undefined} className={cx(className, "font-[640]")}>
      {by === undefined || onSort === undefined ? (
        children
      ) : (
        <button
          type="button"
          onClick={() => onSort(active ? "relevance" : by)}
          className="hit-area relative inline-flex min-h-8 items-center gap-1 hover:text-accent"
        >
          {children}
          {active && <Arrow size={14} aria-hidden="true" />}
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
