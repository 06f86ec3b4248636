import type { Counted } from "@earshot/backend/keys/usage/usage.schemas";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useId } from "react";
import { KIND_HEADS, latencyText } from "./usage-texts";
import { CELL, HEAD_CELL, ScrolledTable } from "./scrolled-table";

type Row = Counted & { readonly name: string };

/** Requests grouped by one property: how many there were, their responses and their times. The last row has the totals. */
export function CountsTable({
  title,
  of,
  rows,
  total,
}: {
  title: string;
  of: string;
  rows: readonly Row[];
  total: Counted;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <ScrolledTable caption={`${title}, most requests first`}>
        <thead>
          <tr className="border-b border-line text-meta text-text-2">
            <th scope="col" className={HEAD_CELL}>
              {of}
            </th>
            {["Requests", ...KIND_HEADS.map(([, head]) => head), "p50", "p95"].map((head) => (
              <th key={head} scope="col" className={`${HEAD_CELL} text-right`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, { ...total, name: "All" }].map((row, at) => (
            <tr key={at} className="border-b border-line last:font-[640]">
              <th scope="row" className={`${CELL} max-w-80 min-w-40 text-left [font-weight:inherit] break-words`}>
                {row.name}
              </th>
              {[row.requests, ...KIND_HEADS.map(([kind]) => row[kind])].map((count, column) => (
                <td key={column} className={`${CELL} text-right tabular`}>
                  {formatCount(count)}
                </td>
              ))}
              {[row.p50, row.p95].map((bound, column) => (
                <td key={column} className={`${CELL} text-right whitespace-nowrap tabular`}>
                  {latencyText(bound, row.requests)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </section>
  );
}
