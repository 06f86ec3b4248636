import { LayoutGrid, Rows3 } from "lucide-react";
import { IconButton } from "../../ui/icon-button";
import { chooseListLayout, useListLayout } from "./list-layout";

const LAYOUTS = [
  { id: "cards", label: "Show cards", icon: <LayoutGrid size={18} /> },
  { id: "table", label: "Show a table", icon: <Rows3 size={18} /> },
] as const;

/** The switch between cards and table. */
export function LayoutSwitch() {
  const layout = useListLayout();
  return (
    <div role="group" aria-label="Layout" className="flex rounded-control bg-surface-3 p-0.5">
      {LAYOUTS.map(({ id, label, icon }) => (
        <IconButton
          key={id}
          label={label}
          aria-pressed={id === layout}
          onClick={() => chooseListLayout(id)}
          className="aria-pressed:bg-surface"
        >
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
