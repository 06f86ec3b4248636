import { isIdle } from "@earshot/domain/site/search-metadata";
import { type ReactNode, useRef } from "react";
import { cx } from "../ui/class-names";
import { ActiveFilters } from "./active-filters";
import { FilterSheet } from "./filter-sheet";
import { resultCount } from "./result-count";
import type { Search } from "./search";
import { withFilters, type ChangeSearch } from "./use-search";
import type { Results } from "./use-results";

type Props = {
  search: Search;
  found: Results;
  change: ChangeSearch;
  /** The way to the filter column where the table takes its place. */
  filters?: ReactNode;
  /** How the results are drawn, at the end of the line. */
  tools?: ReactNode;
};

/** What the search found in words, and the filters in force. On a phone the count stays in sight, with the way to the filters. */
export function ResultsBar({ search, found, change, filters, tools }: Props) {
  const count = useRef<HTMLParagraphElement>(null);
  const { answer, state, results } = found;
  const idle = isIdle(search);
  return (
    <div className={idle ? "mt-3 md:hidden" : "contents md:mt-3 md:flex md:min-h-10 md:items-center md:gap-3"}>
      <div className="sticky top-14 z-10 -mx-4 flex min-h-14 items-center gap-2 bg-bg px-4 md:static md:mx-0 md:min-h-0 md:shrink-0 md:px-0">
        <FilterSheet
          search={search}
          state={state}
          change={change}
          count={answer && state !== "old" ? resultCount(answer.total, 0) : ""}
        />
        <div className="hidden md:block">{filters}</div>
        <p
          ref={count}
          tabIndex={-1}
          role="status"
          className={cx("font-semibold transition-opacity", state === "old" && "opacity-60 delay-200")}
        >
          {answer && resultCount(answer.total, results.length)}
        </p>
        <div className="ml-auto md:hidden">{tools}</div>
      </div>
      <ActiveFilters filters={search.filters} onChange={(of) => change(withFilters(of))} fallback={count} />
      <div className="ml-auto hidden shrink-0 md:block">{tools}</div>
    </div>
  );
}
