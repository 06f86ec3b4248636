import type { ResultsLayout } from "@earshot/domain/catalogue/search/search-url";
import type { Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { lazy, Suspense, useRef } from "react";
import { CommonScale } from "../../audience/common-scale";
import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { CardSkeletons, RowSkeletons } from "../shows/card-skeletons";
import { ResultCards } from "./result-cards";
import type { ExactCounts } from "./list-parts";
import type { Search } from "../query/search";
import { SearchIdle } from "./search-idle";
import { useResultKeys } from "./use-result-keys";
import type { Results } from "../api/use-results";

const ResultsTable = lazy(() => import("./results-table"));
const SearchEmpty = lazy(async () => ({ default: (await import("./search-empty")).SearchEmpty }));

/** Product specification, section 8. */
const SEARCH_FAILED = "Failed to load podcasts. Please try again later.";

/** Before the first answer. */
const ALL_EXACT: ExactCounts = {};

type Props = {
  search: Search;
  results: Results;
  layout: ResultsLayout;
  onSort: (sorting: Sorting) => void;
};

export function ResultsView({ search, results: found, layout, onSort }: Props) {
  const { state, results, more } = found;
  const online = useOnline();
  const list = useRef<HTMLDivElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  useResultKeys(list);

  if (state === "idle") return <SearchIdle />;
  if (state === "loading") return layout === "table" ? <RowSkeletons /> : <CardSkeletons loading />;
  if (state === "empty") {
    return (
      <div ref={list}>
        <Suspense fallback={null}>
          <SearchEmpty search={search} modes={found.answer?.modes} />
        </Suspense>
      </div>
    );
  }
  if (state === "reversed") {
    return (
      <ErrorNotice text="The minimum is above the maximum, so nothing would match.">
        Change or remove that filter.
      </ErrorNotice>
    );
  }
  if (state === "failed") {
    return (
      <ErrorNotice text={SEARCH_FAILED} onRetry={found.retry} retrying={found.retrying}>
        {online
          ? "Your search and filters are still here."
          : `${offlineText()}. Your search runs again as soon as it can.`}
      </ErrorNotice>
    );
  }
  return (
    <div aria-busy={state === "old"} className={cx("transition-opacity", state === "old" && "opacity-60 delay-200")}>
      <h2 className="sr-only">Results</h2>
      <div ref={list}>
        <CommonScale shows={results}>
          {layout === "table" ? (
            <Suspense fallback={<RowSkeletons />}>
              <ResultsTable
                results={results}
                counts={found.answer ?? ALL_EXACT}
                total={found.answer?.total.value ?? results.length}
                sorting={found.sorting}
                onSort={onSort}
                loadMore={more === "ready" ? found.loadMore : undefined}
              />
            </Suspense>
          ) : (
            <ResultCards results={results} counts={found.answer ?? ALL_EXACT} sort={found.sorting.sort} />
          )}
        </CommonScale>
      </div>
      {more !== "none" && (
        <div className="mt-6 flex flex-col items-center gap-3">
          {more === "failed" && <ErrorNotice text={SEARCH_FAILED}>The results above stay as they are.</ErrorNotice>}
          <Button
            ref={moreButton}
            aria-disabled={more === "loading"}
            onClick={() => {
              if (more === "loading") return;
              found.loadMore();
            }}
            className="min-w-40"
          >
            {more === "loading" ? "Loading…" : more === "failed" ? "Try again" : "Load more"}
          </Button>
        </div>
      )}
    </div>
  );
}
