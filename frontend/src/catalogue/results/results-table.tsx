import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState } from "react";
import { useNarrowerThan } from "../../ui/use-narrower-than";
import { usePagePlace } from "../../ui/use-page-place";
import { listParts } from "./list-parts";
import { useDrawnColumns } from "./table-columns";
import { TableHead } from "./table-head";
import { ROW, TableRow } from "./table-row";

/** Rows drawn above and below the window; more are loaded when this many rows are left. */
const AHEAD = 12;

type Props = {
  results: readonly SearchResult[];
  /** How many of all results have every word of the search; undefined if all have. */
  exact: number | undefined;
  total: number;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Loads the next part; undefined if there is none, or while it loads or after it failed. */
  loadMore: (() => void) | undefined;
};

/**
 * The found shows as a table. Only the rows in sight are drawn, so ten thousand cost no more than twenty. More are loaded as the
 * end comes near.
 */
export default function ResultsTable({ results, exact = results.length, total, sorting, onSort, loadMore }: Props) {
  const narrow = useNarrowerThan("md");
  const table = useRef<HTMLTableElement>(null);
  const { top, width } = usePagePlace(table);
  const [now] = useState(() => new Date());
  // A divider takes a row of its own.
  const dividers = listParts(results, exact, sorting.sort)
    .slice(1)
    .map(({ at, heading }, before) => ({ row: at + before, heading }));
  const dividerAt = (index: number) => dividers.find(({ row }) => row === index);
  const rows = useWindowVirtualizer({
    count: results.length + dividers.length,
    estimateSize: (index) => (narrow && !dividerAt(index) ? ROW.narrow : ROW.wide),
    overscan: AHEAD,
    scrollMargin: top,
  });

  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const nearEnd = loadMore !== undefined && last >= results.length - AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore?.();
    // With `results.length`, each part that arrives triggers another check.
  }, [nearEnd, loadMore, results.length]);

  const columns = useDrawnColumns(narrow, width);
  const span = columns.length + 3;
  const above = (drawn[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <table ref={table} aria-rowcount={total + 1} className="w-full table-fixed border-collapse">
      <caption className="sr-only">Found podcasts</caption>
      <TableHead columns={columns} narrow={narrow} results={results} sorting={sorting} onSort={onSort} />
      <tbody>
        <Gap height={above} span={span} />
        {drawn.map(({ index }) => {
          const divider = dividerAt(index);
          if (divider) return <Divider key={divider.heading} span={span} heading={divider.heading} />;
          const position = index - dividers.filter(({ row }) => row < index).length;
          const podcast = results[position];
          return (
            podcast && (
              <TableRow
                key={podcast.id}
                podcast={podcast}
                position={position + 1}
                columns={columns}
                narrow={narrow}
                now={now}
              />
            )
          );
        })}
        <Gap height={below} span={span} />
      </tbody>
    </table>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}

function Divider({ span, heading }: { span: number; heading: string | undefined }) {
  return (
    <tr style={{ height: ROW.wide }} className="border-b border-line-strong">
      <th scope="rowgroup" colSpan={span} className="px-2 text-left text-meta font-[640] text-text-2">
        {heading}
      </th>
    </tr>
  );
}
