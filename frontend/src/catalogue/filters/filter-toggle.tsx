import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "../../ui/button";
import { FilterCount } from "./filter-count";

type Props = { filters: SearchFilters; open: boolean; onToggle: () => void };

/** Opens and closes the filter column next to a table. */
export function FilterToggle({ filters, open, onToggle }: Props) {
  return (
    <Button aria-expanded={open} aria-controls="filters" onClick={onToggle}>
      <SlidersHorizontal size={16} />
      Filters
      <FilterCount filters={filters} />
    </Button>
  );
}
