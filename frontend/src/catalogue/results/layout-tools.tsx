import { type ResultsLayout, RESULTS_LAYOUTS } from "@earshot/domain/catalogue/search/search-url";
import { LayoutGrid, Rows3 } from "lucide-react";
import { lazy, Suspense } from "react";
import { IconButton } from "../../ui/icon-button";

const ColumnsButton = lazy(() => import("./columns-button"));

const LAYOUTS = {
  cards: { label: "Show cards", icon: <LayoutGrid size={18} /> },
  table: { label: "Show a table", icon: <Rows3 size={18} /> },
} as const;

/** The switch between cards and table, and the columns of the table. */
export function LayoutTools({
  layout,
  onChoose,
}: {
  layout: ResultsLayout;
  onChoose: (layout: ResultsLayout) => void;
}) {
  return (
    <div className="flex items-center gap-1">
      {layout === "table" && (
        <Suspense fallback={null}>
          <div className="hidden md:block">
            <ColumnsButton />
          </div>
        </Suspense>
      )}
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
