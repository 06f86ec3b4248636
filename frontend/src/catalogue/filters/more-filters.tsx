import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { cx } from "../../ui/class-names";

const MoreFilterFields = lazy(() => import("./more-filter-fields"));

export type MoreFiltersProps = {
  filters: SearchFilters;
  set: (change: Partial<SearchFilters>, step: "typing") => void;
};

/** Whether any of the collapsed filters is set. */
function anySet({ minPopularity, maxPopularity, updatedSince, ...others }: SearchFilters): boolean {
  const { newestEpisodeSince, newestEpisodeUntil, host, itunesId } = others;
  const values = [minPopularity, maxPopularity, updatedSince, newestEpisodeSince, newestEpisodeUntil, host, itunesId];
  return values.some((value) => value !== undefined);
}

/** Filters that few visitors need. They are collapsed unless one of them is set. */
export function MoreFilters({ filters, set }: MoreFiltersProps) {
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? anySet(filters);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggled(!isOpen)}
        className="-mx-2 flex min-h-10 w-[calc(100%+1rem)] items-center justify-between rounded-control px-2 text-control -outline-offset-2 hover:bg-surface-2 coarse:min-h-11"
      >
        More filters
        <ChevronDown size={16} className={cx("shrink-0 text-text-2 transition-transform", isOpen && "rotate-180")} />
      </button>
      <div id={id} hidden={!isOpen} className="grid gap-4 pt-3">
        {isOpen && (
          <Suspense fallback={null}>
            <MoreFilterFields filters={filters} set={set} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
