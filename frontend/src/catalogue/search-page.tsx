import { searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { isIdle, searchHeading, searchMetadata } from "@earshot/domain/site/search-metadata";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useShortcut } from "../keyboard/shortcuts";
import { usePage } from "../navigation/use-page";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { useRememberedSelection } from "../ui/hooks/use-remembered-selection";
import { useNarrowerThan } from "../ui/hooks/use-narrower-than";
import { CatalogueLine } from "./results/catalogue-line";
import { FilterColumn } from "./filters/filter-column";
import { FilterPanel } from "./filters/filter-panel";
import { rememberSearch } from "./query/recent-searches";
import { ResultsBar } from "./results/results-bar";
import { FilterToggle } from "./filters/filter-toggle";
import { LayoutTools } from "./results/layout-tools";
import { SelectAll } from "./results/select-all";
import { SelectedShows } from "./results/selected-shows";
import { SelectionContext } from "./shows/selection-context";
import { useResultSlots } from "./shows/show-slots";
import { useHiddenColumns } from "./results/shown-columns";
import { useLayout } from "./results/use-layout";
import { ResultsView } from "./results/results-view";
import { activeFilters, NO_FILTERS, sortChoice, sortChoices, sortingOf } from "./query/search";
import { SearchBox } from "./search-box/search-box";
import { countedModes } from "./query/search-modes";
import { SearchNotes } from "./results/search-notes";
import { useResults } from "./api/use-results";
import { useSearch, withFilters } from "./query/use-search";

const IgnoredFilters = lazy(() => import("./results/ignored-filters"));

/** The search page. Its search is stored only in the address. */
export function Component() {
  const { search, change, unread } = useSearch();
  const { SaveView } = useResultSlots();
  const { layout, choose } = useLayout();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const table = layout === "table" && !isIdle(search);
  // A table needs the full width, so its filters open on request.
  const hasColumn = !useNarrowerThan("md") && (!table || filtersOpen);
  const found = useResults(search, hasColumn);
  const hidden = useHiddenColumns();
  const selection = useRememberedSelection(found.results);
  const panel = useRef<HTMLDivElement>(null);
  const clearFilters = () => void change(withFilters(() => NO_FILTERS));
  const { answer, state } = found;
  usePage(searchMetadata(search));

  useEffect(() => {
    if (search.term !== "" && state === "found") {
      rememberSearch({ term: search.term, mode: search.mode, url: searchToUrl(search) });
    }
  }, [search, state]);
  const focusFirstFilter = () => {
    const first = panel.current?.querySelector<HTMLElement>("button, input, select");
    if (first?.offsetParent == null) return false;
    first.focus();
    return true;
  };
  useShortcut("F", "Focus the first filter", focusFirstFilter);
  useShortcut("Shift+F", "Clear all filters", clearFilters);

  return (
    <div
      className={cx(
        "grid gap-x-10",
        table ? "py-6 md:py-3" : "py-6",
        (!table || filtersOpen) && "md:grid-cols-[264px_minmax(0,1fr)]",
      )}
    >
      <FilterColumn isOpen={!table || filtersOpen} isFilled={hasColumn}>
        <div className="mb-3 flex h-8 items-center justify-between">
          <h2 className="text-meta font-[640] text-text-2">Filters</h2>
          {activeFilters(search.filters).length > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                clearFilters();
                // The button is removed.
                focusFirstFilter();
              }}
            >
              Reset all
            </Button>
          )}
        </div>
        <div ref={panel}>
          {hasColumn && (
            <FilterPanel search={search} found={found} onChange={(of, step) => change(withFilters(of), step)} />
          )}
        </div>
      </FilterColumn>
      <div data-region="results" className="min-w-0">
        <div className={cx(table && "md:sr-only")}>
          <h1 className="mb-1 truncate text-h1" dir="auto">
            {searchHeading(search)}
          </h1>
          <CatalogueLine />
        </div>
        <div className={cx(table ? "mt-3 grid gap-2 md:mt-0 lg:grid-cols-[minmax(0,1fr)_auto]" : "mt-3 grid gap-2")}>
          <SearchBox search={search} onSubmit={(term) => change((now) => ({ ...now, term }))} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Segmented
              label="Search in"
              value={search.mode}
              options={countedModes(search, state === "old" ? undefined : answer?.modes)}
              onChange={(mode) => change((now) => ({ ...now, mode }))}
              wraps
              className="w-full xs:w-[440px]"
            />
            {!isIdle(search) && !table && (
              <Select
                label="Sort by"
                hideLabel
                value={sortChoice(found.sorting)}
                options={sortChoices(found.sorting)}
                onChange={(chosen) => change((now) => ({ ...now, ...sortingOf(chosen) }))}
                className="hidden w-44 md:block"
              />
            )}
          </div>
        </div>
        <ResultsBar
          search={search}
          found={found}
          change={change}
          filters={
            table && (
              <FilterToggle filters={search.filters} open={filtersOpen} onToggle={() => setFiltersOpen(!filtersOpen)} />
            )
          }
          tools={
            !isIdle(search) && (
              <>
                <SaveView
                  query={searchToUrl(search, layout).split("?")[1] ?? ""}
                  hidden={hidden}
                  suggested={search.term}
                />
                {layout === "cards" && <SelectAll selection={selection} leading={answer?.leading ?? answer?.exact} />}
                <LayoutTools layout={layout} onChoose={choose} />
              </>
            )
          }
        />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 pb-16">
          {unread && (
            <Suspense fallback={null}>
              <IgnoredFilters query={unread} />
            </Suspense>
          )}
          {answer && state !== "old" && <SearchNotes search={search} answer={answer} />}
          <SelectionContext value={selection}>
            <ResultsView
              search={search}
              results={found}
              layout={layout}
              onSort={(sorting) => change((now) => ({ ...now, order: undefined, ...sorting }))}
            />
            <SelectedShows />
          </SelectionContext>
        </div>
      </div>
    </div>
  );
}
