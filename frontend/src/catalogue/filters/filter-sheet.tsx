import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { useHydrated } from "../../platform/hydration";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { Select } from "../../ui/select";
import { FilterCount } from "./filter-count";
import { FilterPanel } from "./filter-panel";
import { NO_FILTERS, type Search, sortChoice, sortChoices, sortingOf } from "../query/search";
import type { Results } from "../api/use-results";
import { withFilters, type ChangeSearch } from "../query/use-search";

type Props = {
  search: Search;
  found: Results;
  change: ChangeSearch;
  /** "214 podcasts", or "" until the number is known. */
  count: string;
};

const SHEET = { filters: "open" } as const;

/** The history entry's state survives a reload. The server's HTML, which is hydrated first, has no open sheet. */
export function useSheetOpen(): boolean {
  const location = useLocation();
  return useHydrated() && (location.state as typeof SHEET | null)?.filters === "open";
}

/**
 * On a phone the filters fill the screen, and the results change behind them. The sheet is a history entry, so that Back closes it before
 * it leaves the page.
 */
export function FilterSheet({ search, found, change, count }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = useSheetOpen();
  const path = location.pathname + location.search;
  const keep = useChoicesAfterBack(isOpen, path);
  const choose: ChangeSearch = (of) => keep(change(of, "typing"));

  // The current address, which can be newer than the rendered one.
  const here = () => window.location.pathname + window.location.search;
  const close = () => void navigate(here(), { replace: true });
  return (
    <>
      <Button onClick={() => void navigate(here(), { state: SHEET })} aria-haspopup="dialog" className="md:hidden">
        <SlidersHorizontal size={16} />
        Filters
        <FilterCount filters={search.filters} />
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Filters" placement="sheet">
        <Select
          label="Sort by"
          value={sortChoice(found.sorting)}
          options={sortChoices(found.sorting)}
          onChange={(chosen) => choose((now) => ({ ...now, ...sortingOf(chosen) }))}
          className="pb-4"
        />
        <div className="border-t border-line pt-4">
          <FilterPanel search={search} found={found} onChange={(of) => choose(withFilters(of))} />
        </div>
        <div className="sticky -bottom-5 -mx-5 mt-4 grid grid-cols-[auto_1fr] gap-2 border-t border-line bg-surface px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">
          <Button variant="ghost" onClick={() => choose(withFilters(() => NO_FILTERS))}>
            Reset
          </Button>
          <Button variant="primary" onClick={close}>
            {count ? `Show ${count}` : "Show podcasts"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Back closes the sheet and restores the address from before it; this hook keeps the filters chosen in the meantime. */
function useChoicesAfterBack(isOpen: boolean, path: string): (chosen: string | undefined) => string | undefined {
  const navigate = useNavigate();
  const kind = useNavigationType();
  const chosen = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen) {
      // Choices made before a reload, or before going Forward, are in the address.
      chosen.current ??= path;
      return;
    }
    const taken = chosen.current;
    chosen.current = undefined;
    if (kind === NavigationType.Pop && taken !== undefined && taken !== path) void navigate(taken, { replace: true });
  }, [isOpen, path, kind, navigate]);
  // Not the rendered address: Back can come before it is updated.
  return (address) => (chosen.current = address);
}
