import { searchToUrl } from "@earshot/domain/catalogue/search-url";
import { isIdle, searchHeading, searchMetadata } from "@earshot/domain/site/search-metadata";
import { useEffect, useRef } from "react";
import { useShortcut } from "../keyboard/shortcuts";
import { usePage } from "../navigation/use-page";
import { Button } from "../ui/button";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { useNarrowerThan } from "../ui/use-narrower-than";
import { CatalogueLine } from "./catalogue-line";
import { FilterPanel } from "./filter-panel";
import { rememberSearch } from "./recent-searches";
import { ResultsBar } from "./results-bar";
import { ResultsView } from "./results-view";
import { activeFilters, NO_FILTERS, SORTS } from "./search";
import { SearchBox } from "./search-box";
import { countedModes } from "./search-modes";
import { SearchNotes } from "./search-notes";
import { useResults } from "./use-results";
import { useSearch, withFilters } from "./use-search";

/** The search page. What it searches for stands in the address and nowhere else. */
export function Component() {
  const { search, change } = useSearch();
  const found = useResults(search);
  const column = useRef<HTMLElement>(null);
  const clearFilters = () => change(withFilters(() => NO_FILTERS));
  const { answer, state } = found;
  const hasColumn = !useNarrowerThan("md");
  usePage(searchMetadata(search));

  useEffect(() => {
    if (search.term !== "" && state === "found") {
      rememberSearch({ term: search.term, mode: search.mode, url: searchToUrl(search) });
    }
  }, [search, state]);
  useShortcut("F", "Focus the first filter", () => {
    const first = column.current?.querySelector<HTMLElement>("button, input, select");
    if (first?.offsetParent == null) return false;
    first.focus();
  });
  useShortcut("Shift+F", "Clear all filters", clearFilters);

  return (
    <div className="grid gap-x-10 py-6 md:grid-cols-[264px_minmax(0,1fr)]">
      <aside ref={column} aria-label="Filters" data-region="filters" className="hidden md:block">
        <div className="sticky top-[72px] -mx-2 max-h-[calc(100dvh-88px-var(--player-height,0px))] overflow-y-auto overscroll-contain px-2 pb-4 [scrollbar-width:thin]">
          <div className="mb-3 flex h-8 items-center justify-between">
            <h2 className="text-meta font-[640] text-text-2">Filters</h2>
            {activeFilters(search.filters).length > 0 && (
              <Button variant="ghost" size="sm" onClick={clearFilters}>
                Reset all
              </Button>
            )}
          </div>
          {hasColumn && (
            <FilterPanel search={search} state={state} onChange={(of, step) => change(withFilters(of), step)} />
          )}
        </div>
      </aside>
      <div data-region="results" className="min-w-0">
        <h1 className="mb-1 truncate text-h1" dir="auto">
          {searchHeading(search)}
        </h1>
        <CatalogueLine />
        <div className="mt-3">
          <SearchBox search={search} onSubmit={(term) => change((now) => ({ ...now, term }))} />
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label="Search in"
            value={search.mode}
            options={countedModes(search, state === "old" ? undefined : answer?.modes)}
            onChange={(mode) => change((now) => ({ ...now, mode }))}
            className="w-full xs:w-[340px]"
          />
          {!isIdle(search) && (
            <Select
              label="Sort by"
              hideLabel
              value={search.sort}
              options={SORTS}
              onChange={(sort) => change((now) => ({ ...now, sort }))}
              className="hidden w-44 md:block"
            />
          )}
        </div>
        <ResultsBar search={search} found={found} change={change} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 pb-16">
          {answer && state !== "old" && <SearchNotes search={search} answer={answer} />}
          <ResultsView search={search} results={found} />
        </div>
      </div>
    </div>
  );
}
