import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { listParts } from "./list-parts";

/** Heights of a row in px: of a table, of a table under a finger, and of a phone, where the figures are below the title. */
export const ROW = { wide: 34, touched: 45, narrow: 104 } as const;
export type RowKind = keyof typeof ROW;

/** Rows of a block. A block is drawn and removed as a whole: in most frames of a scroll nothing changes at all. */
const ROWS: Readonly<Record<RowKind, number>> = { wide: 6, touched: 6, narrow: 3 };

/** Rows that follow each other, or the heading between two parts. `from` and `to` are places in the results. */
export type TableBlock = {
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly heading?: string | undefined;
};

/** The results in blocks, in order, each part's heading above its first block. */
export function tableBlocks(
  results: readonly SearchResult[],
  exact: number,
  sort: SearchSort,
  kind: RowKind,
): readonly TableBlock[] {
  const parts = listParts(results, exact, sort);
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
