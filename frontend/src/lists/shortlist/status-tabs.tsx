import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import { cx } from "../../ui/class-names";
import { useSelectedInRow } from "../../ui/hooks/use-selected-in-row";

/** Tabs that filter by status, or show all. Each has its number of shows. */
export function StatusTabs({
  sum: { sum, statuses },
  chosen,
  onChoose,
}: {
  sum: SumAnswer;
  chosen: string;
  onChoose: (status: string) => void;
}) {
  const all = { name: "", label: "All", count: sum.shows + sum.lost };
  const each = statuses.map(({ name }) => ({ name, label: name, count: sum.byStatus[name] ?? 0 }));
  const shown = [all, ...each.filter(({ count, name }) => count > 0 || name === chosen)];
  const row = useSelectedInRow<HTMLDivElement>("aria-pressed", chosen);
  return (
    <div
      ref={row}
      role="group"
      aria-label="Status"
      data-no-print
      className="relative -mx-[16px] flex gap-1 overflow-x-auto px-[16px] [scrollbar-width:thin] md:mx-0 md:px-0"
    >
      {shown.map(({ name, label, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          className={cx(
            "inline-flex h-9 shrink-0 items-center gap-1.5 rounded-control px-3 text-control -outline-offset-2 coarse:min-h-11",
            name === chosen ? "bg-accent-soft text-accent-ink" : "hover:bg-surface-2",
          )}
        >
          {label} <b className="font-[640]">{count.toLocaleString("en-US")}</b>
        </button>
      ))}
    </div>
  );
}
