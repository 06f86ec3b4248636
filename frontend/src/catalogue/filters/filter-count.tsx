import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { activeFilters } from "../query/search";

/** The number of active filters, on the button that opens them. Renders nothing if there are none. */
export function FilterCount({ filters }: { filters: SearchFilters }) {
  const count = activeFilters(filters).length;
  if (count === 0) return null;
  return (
    <span className="rounded-chip bg-surface px-1.5 text-axis">
      {count}
      <span className="sr-only"> active</span>
    </span>
  );
}
