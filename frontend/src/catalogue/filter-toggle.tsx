import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "../ui/button";
import { activeFilters } from "./search";

type Props = { filters: SearchFilters; open: boolean; onToggle: () => void };

/** Opens and closes the filter column beside a table. */
export function FilterToggle({ filters, open, onToggle }: Props) {
  const active = activeFilters(filters).length;
  return (
    <Button aria-expanded={open} aria-controls="filters" onClick={onToggle} className="max-md:hidden">
      <SlidersHorizontal size={16} />
      Filters
      {active > 0 && (
        <span className="rounded-chip bg-surface px-1.5 text-axis">
          {active}
          <span className="sr-only"> active</span>
        </span>
      )}
    </Button>
  );
}
