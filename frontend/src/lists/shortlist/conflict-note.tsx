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

/** Two people gave a column different values. Both are shown, and nothing is written until the user chooses. */
export function ConflictNote({
  conflict: { item, edit, columns },
  onMine,
  onTheirs,
}: {
  conflict: Conflict;
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-signal-soft px-3 py-2 text-meta text-signal-ink"
    >
      <div className="min-w-0">
        {columns.map((name) => (
          <p key={name} dir="auto" className="break-words">
            Someone changed the {NAMES[name]} to <b>{shown(item, name)}</b> while you wrote <b>{shown(edit, name)}</b>.
          </p>
        ))}
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onTheirs}>
          Keep theirs
        </Button>
        <Button size="sm" onClick={onMine}>
          Use mine
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
