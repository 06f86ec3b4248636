import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNarrowerThan, useTouched } from "../../ui/hooks/use-narrower-than";
import { usePagePlace } from "../../ui/hooks/use-page-place";
import { useAppSelector } from "../../client/store";
import { playingShow } from "../shows/play-show";
import { useShowSelection } from "../shows/selection-context";
import type { ExactCounts } from "./list-parts";
import { tableBlocks, type TableBlock } from "./table-blocks";
import { hasBars, tracksOf, type TableColumn, useDrawnColumns } from "./table-columns";
import { HEAD, TableHead } from "./table-head";
import { TableRow } from "./table-row";

const NONE: ReadonlySet<string> = new Set();
/** Blocks rendered above and below the visible part. */
const AHEAD = 2;
/** More shows are loaded when this many rows are left. */
const ROWS_LEFT = 12;

type Props = {
  results: readonly SearchResult[];
  counts: ExactCounts;
  total: number;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Loads the next part; undefined if there is none, while it is loading, or after it failed. */
  loadMore: (() => void) | undefined;
};

/**
 * The results as a table. Only visible rows are rendered, so ten thousand cost no more than twenty. More are loaded near the end. Each row
 * is its own grid: in a native table, the browser would lay out and paint all rows whenever one is added.
 */
export default function ResultsTable({ results, counts, total, sorting, onSort, loadMore }: Props) {
  const narrow = useNarrowerThan("md");
  const touched = useTouched();
  const table = useRef<HTMLTableElement>(null);
  const place = usePagePlace(table);
  const top = place.top + (touched ? HEAD.touched : HEAD.wide);
  const playing = useAppSelector(playingShow);
  const selected = useShowSelection()?.ids;
  const [now] = useState(() => new Date());
  const kind = narrow ? "narrow" : touched ? "touched" : "wide";
  const blocks = useMemo(() => tableBlocks(results, counts, sorting.sort, kind), [results, counts, sorting.sort, kind]);
  const rows = useWindowVirtualizer({
    count: blocks.length,
    estimateSize: (index) => blocks[index]?.height ?? 0,
    // A new function makes the virtualizer measure all blocks again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: useCallback((index: number) => index, [blocks]),
    overscan: AHEAD,
    scrollMargin: top,
  });

  const drawn = rows.getVirtualItems();
  const last = blocks[drawn.at(-1)?.index ?? 0]?.to ?? 0;
  const nearEnd = loadMore !== undefined && last >= results.length - ROWS_LEFT;
  useEffect(() => {
    if (nearEnd) loadMore?.();
    // Depends on `results.length`, so that each part that arrives triggers another check.
  }, [nearEnd, loadMore, results.length]);

  const bars = useMemo(() => hasBars(results), [results]);
  const columns = useDrawnColumns(narrow, place.width, bars);
  const above = (drawn[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <table ref={table} role="table" aria-rowcount={total + 1} className="block" style={tracksOf(columns, narrow)}>
      <caption className="sr-only">Found podcasts</caption>
      <TableHead columns={columns} narrow={narrow} results={results} sorting={sorting} onSort={onSort} />
      <Gap height={above} />
      {drawn.map(({ index }) => {
        const block = blocks[index];
        return (
          block && (
            <Block
              key={index}
              {...block}
              results={results}
              columns={columns}
              narrow={narrow}
              now={now}
              playing={playing}
              selected={selected}
            />
          )
        );
      })}
      <Gap height={below} />
    </table>
  );
}

/** Empty space in place of rows that are not rendered. Not printed. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tbody aria-hidden="true" className="no-print block" style={{ height }} />;
}

type BlockProps = TableBlock & {
  results: readonly SearchResult[];
  columns: readonly TableColumn[];
  narrow: boolean;
  now: Date;
  /** The id of the show that is playing. */
  playing: string | undefined;
  /** The ids of the selected shows. */
  selected: ReadonlySet<string> | undefined;
};

/** CSS containment: when a block is added or removed, its neighbors are not laid out or painted again. */
const Block = memo(function Block({
  height,
  from,
  to,
  heading,
  results,
  playing,
  selected = NONE,
  ...look
}: BlockProps) {
  return (
    <tbody role="rowgroup" className="block" style={{ contain: "strict", height }}>
      {heading !== undefined && (
        <tr role="row" className="flex h-full items-center border-b border-line-strong">
          <th role="rowheader" scope="rowgroup" className="px-2 text-left text-meta font-[640] text-text-2">
            {heading}
          </th>
        </tr>
      )}
      {results.slice(from, to).map((podcast, at) => (
        <TableRow
          key={podcast.id}
          podcast={podcast}
          position={from + at + 1}
          playing={podcast.id === playing}
          selected={selected.has(podcast.id)}
          {...look}
        />
      ))}
    </tbody>
  );
});
