import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { COMPARE_ORDERS, type CompareOrder } from "@earshot/domain/compare/compare-order";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { COMPARE_COLUMNS, type CompareColumn, RemoveShow, ShowName, Unknown } from "./compare-cells";
import { PendingShow } from "./pending-show";
import { cx } from "../ui/class-names";
import type { ComparedPlace } from "./use-comparison";

export type ComparisonProps = {
  places: readonly ComparedPlace[];
  failed: readonly PodcastId[];
  onRetry: (id: PodcastId) => void;
  now: Date;
  order: CompareOrder | undefined;
  onSort: (order: CompareOrder | undefined) => void;
  onRemove: (id: PodcastId) => void;
};

/** The shows in one table: all ranges are on one scale, so that sizes can be compared by position. */
export function CompareTable({ places, failed, onRetry, now, order, onSort, onRemove }: ComparisonProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Comparison">
      <table className="w-full min-w-[1040px] table-fixed border-collapse text-left text-meta">
        <caption className="sr-only">The shows side by side; ranges are drawn on one scale</caption>
        <colgroup>
          <col style={{ width: "16.5%" }} />
          {COMPARE_COLUMNS.map(({ id, width }) => (
            <col key={id} style={{ width: `${width}%` }} />
          ))}
          <col className="no-print" style={{ width: 40 }} />
        </colgroup>
        <thead>
          <tr className="border-b border-line-strong align-top [&>th]:py-2 [&>th]:pr-3">
            <Head by="title" name="Show" order={order} onSort={onSort} />
            {COMPARE_COLUMNS.map(({ id, name, scale }) => (
              <Head key={id} by={orderOf(id)} name={name} scale={scale} order={order} onSort={onSort} />
            ))}
            <td className="no-print" />
          </tr>
        </thead>
        <tbody>
          {places.map((row, at) =>
            typeof row === "string" ? (
              // Not `no-print`: paper names that something is missing.
              <tr key={row} className={cx("border-b border-line", !failed.includes(row) && "print:hidden")}>
                <td colSpan={COMPARE_COLUMNS.length + 2} className="py-4">
                  <PendingShow
                    place={at + 1}
                    failed={failed.includes(row)}
                    onRetry={() => onRetry(row)}
                    onRemove={() => onRemove(row)}
                    className="min-h-19"
                  />
                </td>
              </tr>
            ) : (
              <tr
                key={row.show.id}
                className="border-b border-line [&>*]:py-4 print:[&>*]:py-1 [&>*]:pr-3 [&>*:last-child]:pr-0"
              >
                <th scope="row" className="font-normal">
                  <ShowName show={row.show} />
                </th>
                {COMPARE_COLUMNS.map(({ id, cell }) => (
                  <td key={id}>{cell(row, now, false) ?? <Unknown />}</td>
                ))}
                <td className="no-print">
                  <RemoveShow show={row.show} onRemove={() => onRemove(row.show.id)} />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function orderOf(id: CompareColumn["id"]): CompareOrder | undefined {
  return COMPARE_ORDERS.find((order) => order === id);
}

type HeadProps = Pick<ComparisonProps, "order" | "onSort"> &
  Pick<CompareColumn, "name" | "scale"> & { by: CompareOrder | undefined };

/** The first press sorts by the column; the second restores the order in the address. */
function Head({ by, name, scale, order, onSort }: HeadProps) {
  const active = by !== undefined && by === order;
  const upward = by === "title" || by === "price";
  const Arrow = !active ? ChevronsUpDown : upward ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={active ? (upward ? "ascending" : "descending") : undefined} className="font-[640]">
      {by === undefined ? (
        <span className="inline-block py-[3px]">{name}</span>
      ) : (
        <button
          type="button"
          onClick={() => onSort(active ? undefined : by)}
          className="inline-block py-[3px] pr-4 text-left -outline-offset-2 hover:text-accent"
        >
          {name}
          {/* Its margins make it 0 px wide, so that it is always beside the last word. */}
          <Arrow
            size={14}
            aria-hidden="true"
            className={cx("-mr-4 ml-0.5 inline", !active && "no-print text-text-3")}
          />
        </button>
      )}
      {scale}
    </th>
  );
}
