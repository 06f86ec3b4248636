import type { ResultsLayout } from "@earshot/domain/catalogue/search-url";
import type { SearchSort } from "@earshot/domain/catalogue/search-request";
import { lazy, Suspense, useRef } from "react";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { ErrorNotice } from "../ui/error-notice";
import { CardSkeletons, RowSkeletons } from "./card-skeletons";
import { ResultCards } from "./result-cards";
import type { Search } from "./search";
import { SearchEmpty } from "./search-empty";
import { SearchIdle } from "./search-idle";
import { useResultKeys } from "./use-result-keys";
import type { Results } from "./use-results";

const ResultsTable = lazy(() => import("./results-table"));

/** Product specification, section 8. */
const SEARCH_FAILED = "Failed to load podcasts. Please try again later.";

type Props = {
  search: Search;
  results: Results;
  layout: ResultsLayout;
  onSort: (sort: SearchSort) => void;
};

/** The results, or what is shown while there are none. */
export function ResultsView({ search, results: found, layout, onSort }: Props) {
  const { state, results, more } = found;
  const list = useRef<HTMLDivElement>(null);
  const moreButton = useRef<HTMLButtonElement>(null);
  useResultKeys(list);

  if (state === "idle") return <SearchIdle />;
  if (state === "loading") return layout === "table" ? <RowSkeletons /> : <CardSkeletons loading />;
  if (state === "empty") return <SearchEmpty search={search} modes={found.answer?.modes} />;
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
        {navigator.onLine
          ? "Your words and filters are kept."
          : "You are offline. Your words and filters are kept, and the search runs again when the connection is back."}
      </ErrorNotice>
    );
  }
  return (
    <div aria-busy={state === "old"} className={cx("transition-opacity", state === "old" && "opacity-60 delay-200")}>
      <h2 className="sr-only">Results</h2>
      <div ref={list}>
        {layout === "table" ? (
          <Suspense fallback={<RowSkeletons />}>
            <ResultsTable
              results={results}
              exact={found.answer?.exact}
              total={found.answer?.total.value ?? results.length}
              sort={search.sort}
              onSort={onSort}
              loadMore={more === "ready" ? found.loadMore : undefined}
            />
          </Suspense>
        ) : (
          <ResultCards results={results} exact={found.answer?.exact} />
        )}
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
