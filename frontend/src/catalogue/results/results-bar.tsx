import type { SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { isIdle } from "@earshot/domain/site/search-metadata";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "../../ui/class-names";
import { ActiveFilters } from "../filters/active-filters";
import { FilterSheet, useSheetOpen } from "../filters/filter-sheet";
import { resultCount, resultCountParts } from "../query/result-count";
import type { Search } from "../query/search";
import { withFilters, type ChangeSearch } from "../query/use-search";
import type { Results } from "../api/use-results";

type Props = {
  search: Search;
  found: Results;
  change: ChangeSearch;
  /** Opens the filters when the table takes up the space of their column. */
  filters?: ReactNode;
  /** The layout switch, at the end of the line. */
  tools?: ReactNode;
};

/** The result count in words and the active filters. On a phone the count and the filter button stay visible. */
export function ResultsBar({ search, found, change, filters, tools }: Props) {
  const count = useRef<HTMLParagraphElement>(null);
  const { answer, state, results } = found;
  const idle = isIdle(search);
  // While the sheet is open, the chips behind it stay as they were: a new row of them would move the results.
  const choosing = useSheetOpen();
  const [chips, setChips] = useState(search.filters);
  if (!choosing && chips !== search.filters) setChips(search.filters);
  return (
    <div className={idle ? "mt-3 md:hidden" : "contents md:mt-3 md:flex md:min-h-10 md:items-center md:gap-3"}>
      <div className="sticky top-below-header z-10 -mx-[16px] flex min-h-14 flex-wrap items-center gap-2 bg-bg px-[16px] py-1.5 md:static md:mx-0 md:min-h-0 md:shrink-0 md:p-0">
        <FilterSheet
          search={search}
          found={found}
          change={change}
          count={answer && state !== "old" ? resultCount(answer.total, 0, answer.exact) : ""}
        />
        {filters && <div className="hidden md:block">{filters}</div>}
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className={cx("font-semibold transition-opacity", state === "old" && "opacity-60 delay-200")}
        >
          {answer && <Count total={answer.total} shown={results.length} exact={answer.exact} />}
        </p>
        <div className="ml-auto flex md:hidden">{tools}</div>
      </div>
      <ActiveFilters filters={chips} onChange={(of) => change(withFilters(of))} fallback={count} />
      <div className="ml-auto hidden shrink-0 md:flex">{tools}</div>
    </div>
  );
}

/** "24 of 214 podcasts, 12 close matches". On a phone, only screen readers get the noun, to save space. */
function Count({ total, shown, exact }: { total: SearchTotal; shown: number; exact: number | undefined }) {
  const [figures, noun] = resultCountParts(total, shown, exact);
  return (
    <>
      {figures} <span className={cx(shown > 0 && "max-md:sr-only")}>{noun}</span>
    </>
  );
}
