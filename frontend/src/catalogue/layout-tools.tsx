import { type ResultsLayout, RESULTS_LAYOUTS } from "@earshot/domain/catalogue/search-url";
import { Columns3, LayoutGrid, Rows3 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Popover } from "../ui/popover";
import { COLUMN_NAMES, showColumn, useHiddenColumns } from "./shown-columns";

const LAYOUTS = {
  cards: { label: "Show cards", icon: <LayoutGrid size={18} /> },
  table: { label: "Show a table", icon: <Rows3 size={18} /> },
} as const;

/** Cards or table, and the columns of the table. */
export function LayoutTools({
  layout,
  onChoose,
}: {
  layout: ResultsLayout;
  onChoose: (layout: ResultsLayout) => void;
}) {
  return (
    <div className="flex items-center gap-1">
      {layout === "table" && <ColumnsButton />}
      <div role="group" aria-label="Layout" className="flex rounded-control bg-surface-3 p-0.5">
        {RESULTS_LAYOUTS.map((one) => (
          <IconButton
            key={one}
            label={LAYOUTS[one].label}
            aria-pressed={one === layout}
            onClick={() => onChoose(one)}
            className="aria-pressed:bg-surface"
          >
            {LAYOUTS[one].icon}
          </IconButton>
        ))}
      </div>
    </div>
  );
}

function ColumnsButton() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const hidden = useHiddenColumns();
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="max-md:hidden"
      >
        <Columns3 size={16} />
        Columns
      </Button>
      <Popover triggerRef={trigger} isOpen={open} onClose={() => setOpen(false)} label="Columns" placement="bottom end">
        <fieldset className="grid p-2">
          <legend className="sr-only">Columns of the table</legend>
          {COLUMN_NAMES.map(({ id, name }) => (
            <label
              key={id}
              className="flex min-h-9 items-center gap-3 rounded-control px-2 text-control hover:bg-surface-2 coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={(event) => showColumn(id, event.target.checked)}
                className="size-5 accent-accent"
              />
              {name}
            </label>
          ))}
          <p className="max-w-56 px-2 pt-1 text-meta text-text-2">Narrow windows show as many as fit.</p>
        </fieldset>
      </Popover>
    </>
  );
}
