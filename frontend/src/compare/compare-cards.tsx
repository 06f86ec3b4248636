import type { CompareOrder } from "@earshot/domain/compare/compare-order";
import { Select } from "../ui/select";
import { cx } from "../ui/class-names";
import { COMPARE_COLUMNS, type CompareColumn, RemoveShow, ShowName } from "./compare-cells";
import type { ComparisonProps } from "./compare-table";
import { PendingShow } from "./pending-show";

const ORDERS: readonly { readonly value: CompareOrder | ""; readonly label: string }[] = [
  { value: "", label: "As chosen" },
  { value: "listeners", label: "Est. listeners, high to low" },
  { value: "episode", label: "Per episode, high to low" },
  { value: "rhythm", label: "Most frequent first" },
  { value: "updated", label: "Newest update first" },
  { value: "contact", label: "With a contact first" },
  { value: "price", label: "Price per spot, low to high" },
  { value: "title", label: "Title A–Z" },
];

/**
 * The comparison where a table does not fit: one show after another, with all ranges on the same scale. What is not known of a show is
 * named in one line, and what is known of none of them only once.
 */
export function CompareCards({ places, failed, onRetry, now, order, onSort, onRemove }: ComparisonProps) {
  const cards = places.map((row) =>
    typeof row === "string"
      ? row
      : { row, cells: COMPARE_COLUMNS.map((column) => ({ column, content: column.cell(row, now, true) })) },
  );
  const loaded = cards.filter((card) => typeof card !== "string");
  const unknown = COMPARE_COLUMNS.filter((_, at) => loaded.every(({ cells }) => cells[at]?.content === undefined));
  return (
    <div>
      <Select
        label="Sort by"
        value={order ?? ""}
        options={ORDERS}
        onChange={(by) => onSort(by === "" ? undefined : by)}
        className="no-print"
      />
      <ul aria-label="Shows compared" className="mt-4">
        {cards.map((card, at) =>
          typeof card === "string" ? (
            <li key={card} className={cx("border-t border-line py-4", !failed.includes(card) && "print:hidden")}>
              <PendingShow
                place={at + 1}
                failed={failed.includes(card)}
                onRetry={() => onRetry(card)}
                onRemove={() => onRemove(card)}
                className="min-h-126"
              />
            </li>
          ) : (
            <li key={card.row.show.id} className="border-t border-line py-4">
              <div className="flex items-start justify-between gap-2">
                <h2 className="min-w-0">
                  <ShowName show={card.row.show} />
                </h2>
                <RemoveShow show={card.row.show} onRemove={() => onRemove(card.row.show.id)} />
              </div>
              <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 text-meta">
                {card.cells.map(
                  ({ column: { id, name, scale }, content }) =>
                    content !== undefined && (
                      <div key={id} className={scale === undefined ? "" : "col-span-2"}>
                        <dt className="text-text-2">{name}</dt>
                        <dd>{content}</dd>
                      </div>
                    ),
                )}
              </dl>
              <NotKnown
                what="Not known"
                columns={card.cells
                  .filter(({ column, content }) => content === undefined && !unknown.includes(column))
                  .map(({ column }) => column)}
              />
            </li>
          ),
        )}
      </ul>
      <NotKnown what={loaded.length > 1 ? "Not known for any of these shows" : "Not known"} columns={unknown} />
    </div>
  );
}

function NotKnown({ what, columns }: { what: string; columns: readonly CompareColumn[] }) {
  if (columns.length === 0) return null;
  return (
    <p className="mt-3 text-meta text-text-2">
      {what}: {columns.map(({ name }) => name.toLowerCase()).join("; ")}
    </p>
  );
}
