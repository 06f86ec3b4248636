import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { type ExactCounts, listParts } from "./list-parts";

/** Row heights in px: with a mouse, on a touch screen, and on a phone, where the figures are below the title. */
export const ROW = { wide: 34, touched: 45, narrow: 104 } as const;
export type RowKind = keyof typeof ROW;

/** Rows in a block. Blocks are rendered and removed as a unit, so most frames of a scroll change nothing. */
const ROWS: Readonly<Record<RowKind, number>> = { wide: 6, touched: 6, narrow: 3 };

/** Consecutive rows, or the heading between two parts. `from` and `to` are indexes into the results. */
export type TableBlock = {
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly heading?: string | undefined;
};

/** The results in blocks, in order. Each part's heading is above its first block. */
export function tableBlocks(
  results: readonly SearchResult[],
  counts: ExactCounts,
  sort: SearchSort,
  kind: RowKind,
): readonly TableBlock[] {
  const parts = listParts(results, counts, sort);
  return parts.flatMap(({ at, heading }, index) => {
    const end = parts[index + 1]?.at ?? results.length;
    const count = Math.ceil((end - at) / ROWS[kind]);
    return [
      ...(heading === undefined ? [] : [{ height: ROW.wide, from: at, to: at, heading }]),
      ...Array.from({ length: count }, (_, block) => {
        const from = at + block * ROWS[kind];
        const to = Math.min(from + ROWS[kind], end);
        return { height: (to - from) * ROW[kind], from, to };
      }),
    ];
  });
}
