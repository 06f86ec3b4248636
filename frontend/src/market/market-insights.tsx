import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { audienceGroupLabel, topAudience } from "@earshot/domain/market/top-audience";
import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { registerIntent } from "../app/intents";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { Labelled } from "./labelled";
import { type LockedStat, type StatAnswer, useCategoryStatsQuery } from "./market-api";
import { MarketCards } from "./market-cards";
import { MarketLegend } from "./market-legend";
import { MarketLocked } from "./market-locked";

/** How a show stands in each of its categories. A guest sees the shape of it and the way to the numbers. */
export function MarketInsights({ podcast }: { podcast: Podcast }) {
  const { categories } = podcast;
  const [legend, setLegend] = useState(false);
  const {
    currentData: stats,
    error,
    isFetching,
    refetch,
  } = useCategoryStatsQuery(categories, { skip: categories.length === 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => registerIntent("insights", () => goTo(heading.current)), []);
  const nothing = categories.length === 0 || (stats !== undefined && Object.keys(stats).length === 0);
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
      {nothing && <p className="text-text-2">No category insights available.</p>}
      {failed && (
        <ErrorNotice text="Could not load category insights." onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!nothing &&
        !failed &&
        (stats === undefined ? <Skeleton className="h-56 rounded-card" /> : <Known podcast={podcast} stats={stats} />)}
    </section>
  );
}

/** A guest who wanted the numbers is signed in and back: they stand where the blur was. */
function goTo(heading: HTMLElement | null): void {
  // After the page has put the focus on its own heading.
  setTimeout(() => {
    heading?.focus({ preventScroll: true });
    const top = heading?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight * 0.8) heading?.scrollIntoView({ block: "center" });
  }, 100);
}

function Known({ podcast, stats }: { podcast: Podcast; stats: StatAnswer }) {
  // One card for each category that something is known of, in the show's own order.
  const known = podcast.categories.flatMap((category) => {
    const stat = stats[category.trim().toLowerCase()];
    return stat === undefined ? [] : [{ ...stat, category }];
  });
  const open = known.filter((stat): stat is Exclude<typeof stat, LockedStat> => !("locked" in stat));
  if (known.length === 0) return <p className="text-text-2">No category insights available.</p>;
  return (
    <div className="grid gap-5">
      {open.length === known.length ? (
        <MarketCards podcast={podcast} stats={open} />
      ) : (
        <MarketLocked podcast={podcast} categories={known.map((stat) => stat.category)} />
      )}
      <Labelled label="Top Audience">
        <ul className="flex flex-wrap gap-2">
          {topAudience(podcast.categories).map((group) => (
            <li key={group}>
              <Badge>{audienceGroupLabel(group)}</Badge>
            </li>
          ))}
        </ul>
      </Labelled>
    </div>
  );
}
