import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { type RefObject, useRef } from "react";
import { Button } from "../../ui/button";
import { FilterChip } from "../../ui/chip";
import { activeFilters, NO_FILTERS } from "../query/search";

type Props = {
  filters: SearchFilters;
  onChange: (change: (filters: SearchFilters) => SearchFilters) => void;
  /** Gets the focus when no chips are left. */
  fallback: RefObject<HTMLElement | null>;
};

/** A chip for each active filter. When one is removed, the focus moves to the next chip, or to the result count after the last one. */
export function ActiveFilters({ filters, onChange, fallback }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const active = activeFilters(filters);
  if (active.length === 0) return null;

  const remove = (index: number) => {
    const buttons = [...(row.current?.querySelectorAll("button") ?? [])].slice(0, active.length);
    const next = buttons[index + 1] ?? buttons[index - 1] ?? fallback.current;
    next?.focus();
    onChange((now) => activeFilters(now).find(({ key }) => key === active[index]?.key)?.without ?? now);
  };
  const clear = () => {
    fallback.current?.focus();
    onChange(() => NO_FILTERS);
  };
  return (
    <ul
      ref={row}
      aria-label="Active filters"
      className="-mx-[16px] flex items-center gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {active.map(({ key, label }, index) => (
        <li key={key} className="flex">
          <FilterChip label={label} onRemove={() => remove(index)} />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
