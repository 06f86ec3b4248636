import { NO_CATEGORY_INSIGHTS } from "@earshot/domain/market/summary-sentence";
import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { registerIntent } from "../session/intents";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Later } from "../ui/later";
import { Skeleton } from "../ui/skeleton";
import type { ComparedPodcast } from "./compared-podcast";
import { useCategoryStatsQuery, useShowsComparedWith } from "./market-api";
import { MarketFigures, nothingKnown } from "./market-figures";
import { MarketLegend } from "./market-legend";

/** How a show compares in each of its categories. Guests see placeholders, and how to get the numbers. */
export default function MarketInsights({ podcast }: { podcast: ComparedPodcast }) {
  const { categories } = podcast;
  const [legend, setLegend] = useState(false);
  const {
    currentData: stats,
    error,
    isFetching,
    refetch,
  } = useCategoryStatsQuery(categories, { skip: categories.length === 0 });
  const { currentData: distributions } = useShowsComparedWith(podcast);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => registerIntent("insights", () => goTo(heading.current)), []);
  const nothing = categories.length === 0 || (stats !== undefined && nothingKnown(categories, stats));
  const failed = stats === undefined && error !== undefined;
  return (
    <section aria-labelledby="market-insights">
      <div className="mb-3 flex flex-wrap items-center gap-x-3">
        <h2 ref={heading} id="market-insights" tabIndex={-1} className="text-h2">
          Market Insights
        </h2>
        {!nothing && (
          <Button variant="ghost" size="sm" aria-expanded={legend} onClick={() => setLegend(!legend)}>
            <Info size={16} />
            How to read this
          </Button>
        )}
      </div>
      {legend && <MarketLegend />}
      {nothing && <p className="text-text-2">{NO_CATEGORY_INSIGHTS}</p>}
      {failed && (
        <ErrorNotice text="Could not load category insights." onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!nothing &&
        !failed &&
        (stats === undefined ? (
          <Skeleton className="h-64 rounded-card" />
        ) : (
          <Later before={<Skeleton className="h-64 rounded-card" />}>
            <MarketFigures podcast={podcast} stats={stats} distributions={distributions} />
          </Later>
        ))}
    </section>
  );
}

/** Focuses the heading after a guest has signed in to see the numbers, which replace the blur. */
function goTo(heading: HTMLElement | null): void {
  // Runs after the page has focused its own heading.
  setTimeout(() => {
    heading?.focus({ preventScroll: true });
    const top = heading?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.8) heading?.scrollIntoView({ block: "center" });
  }, 100);
}
