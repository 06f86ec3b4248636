import { moneyText } from "@earshot/domain/lists/columns/money";
import type { OwnColumns } from "@earshot/domain/lists/columns/own-columns";
import { Button } from "../../ui/button";
import type { Conflict } from "./use-edit-item";

const NAMES: Readonly<Record<keyof OwnColumns, string>> = {
  status: "status",
  note: "note",
  price: "price",
  tags: "tags",
};

/**
 * Values that were not saved, because somebody else changed the column, or for the given reason. Nothing is saved until the
 * user chooses.
 */
export function ConflictNote({
  conflict: { item, edit, columns, reasons },
  onMine,
  onTheirs,
}: {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const failed = columns.every((name) => reasons[name] !== undefined);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-signal-soft px-3 py-2 text-meta text-signal-ink"
    >
      <div className="min-w-0">
        {columns.map((name) => (
          <p key={name} dir="auto" className="break-words">
            {reasons[name] === undefined ? (
              <>
                Someone changed the {NAMES[name]} to <b>{shown(item, name)}</b> while you wrote{" "}
                <b>{shown(edit, name)}</b>.
              </>
            ) : (
              <>
                The {NAMES[name]} <b>{shown(edit, name)}</b> isn’t saved. {reasons[name]}
              </>
            )}
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onTheirs}>
          {failed ? "Discard" : "Keep theirs"}
        </Button>
        <Button size="sm" onClick={onMine}>
          {failed ? "Try again" : "Use mine"}
        </Button>
      </div>
    </div>
  );
}

function shown(row: Partial<OwnColumns>, name: keyof OwnColumns): string {
  if (name === "price") return row.price ? moneyText(row.price) : "no price";
  const text = name === "tags" ? (row.tags ?? []).join(", ") : (row[name] ?? "");
  return text === "" ? "nothing" : `“${text}”`;
}
