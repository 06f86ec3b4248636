import type { useOptionList } from "../../catalogue/search-box/option-list";
import type { PaletteRow } from "./palette-rows";

type Props = { rows: readonly PaletteRow[]; list: ReturnType<typeof useOptionList> };

export function PaletteList({ rows, list }: Props) {
  const groups = [...new Set(rows.map((row) => row.group))];
  return (
    <div
      {...list.listProps}
      aria-label="Results"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 sm:max-h-96"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <div aria-hidden="true" dir="auto" className="truncate px-3 pt-2 pb-1 text-axis text-text-3">
            {group}
          </div>
          {rows.map((row, index) =>
            row.group === group ? (
              <div
                key={row.key}
                {...list.optionProps(index)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 aria-selected:bg-accent-soft aria-selected:text-accent-ink forced-colors:aria-selected:outline-2"
              >
                <span className="grid w-7 shrink-0 place-items-center">{row.icon}</span>
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {row.label}
                </span>
                {row.end}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
