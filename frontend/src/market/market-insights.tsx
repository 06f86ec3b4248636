import { NO_CATEGORY_INSIGHTS } from "@earshot/domain/market/summary-sentence";
import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keepInPlace } from "../navigation/scroll-memory";
import { registerIntent } from "../session/intents";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Later } from "../ui/later";
import { Skeleton } from "../ui/skeleton";
import type { ComparedPodcast } from "./compared-podcast";
import { NUMBERS_HEADING } from "./login-cover";
import { useCategoryStatsQuery, useShowsComparedWith } from "./market-api";
import { MarketFigures, nothingKnown } from "./market-figures";
import { MarketLegend } from "./market-legend";

/** How a show compares in each of its categories. Guests see placeholders, and how to get the numbers. */
export default function MarketInsights({ podcast }: { podcast: ComparedPodcast }) {
  const { categories } = podcast;
  const [legend, setLegend] = useState(false);
  const { currentData: stats, error, ...query } = useCategoryStatsQuery(categories, { skip: categories.length === 0 });
  const { currentData: distributions } = useShowsComparedWith(podcast);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => registerIntent("insights", ({ top }) => goTo(heading.current, top)), []);
  const nothing = categories.length === 0 || (stats !== undefined && nothingKnown(categories, stats));
  const failed = stats === undefined && error !== undefined;
  return (
    <section aria-labelledby={NUMBERS_HEADING}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3">
        <h2 ref={heading} id={NUMBERS_HEADING} tabIndex={-1} className="text-h2">
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
      {failed && <ErrorNotice text="Could not load category insights." query={query} />}
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

/**
 * Focuses the heading after a guest has signed in to see the numbers, which replace the blur. It stays at its old place in the window,
 * although a member sees more above it.
 */
function goTo(heading: HTMLElement | null, top: number | undefined): void {
  // Runs after the page has focused its own heading.
  setTimeout(() => {
    heading?.focus({ preventScroll: true });
    if (heading && top !== undefined && isInView(top)) keepInPlace(heading, top);
    else if (heading && !isInView(heading.getBoundingClientRect().top)) heading.scrollIntoView({ block: "center" });
  }, 100);
}

/** Whether the numbers below a heading can be seen. */
function isInView(top: number): boolean {
  return top >= 0 && top <= window.innerHeight * 0.8;
}
