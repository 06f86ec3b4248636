import { formatCount } from "@earshot/domain/shared/text/format-count";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { MeterGuide } from "../../audience/meter-guide";
import { useCatalogueSummaryQuery } from "../../client/api";
import { useHydrated } from "../../platform/hydration";
import { Button } from "../../ui/button";
import { cx } from "../../ui/class-names";
import { Panel } from "../../ui/panel";
import { categoryPath } from "../shows/category-chips";
import { useResultSlots } from "../shows/show-slots";
import { forgetSearches, recentSearches } from "../query/recent-searches";
import { RecentlySeen } from "./recently-seen";
import { StartingPoints } from "./starting-points";
import { HomeSkeleton } from "./home-skeleton";

const HomeShows = lazy(() => import("./home-shows"));

const STARTERS = 8;
/** The counts of categories are shown if the largest is at least this many times the smallest. */
const TELLING = 1.1;
const MODE_WORDS = { all: "anywhere", title: "in titles", topic: "in topics", host: "by host" } as const;

/** The page before the first search: recent searches, selected shows, topics, starting points, and how to read a meter. */
export function SearchIdle() {
  const { SavedViews } = useResultSlots();
  const hydrated = useHydrated();
  const [searches, setSearches] = useState(recentSearches);
  // The server sends everyone the same HTML. If recent searches or views will be added (theme.js marks the page), the content below them stays
  // hidden until then, so that it does not jump.
  const recent = hydrated ? searches : [];
  const { data: summary, isError } = useCatalogueSummaryQuery();
  const starters = [...(summary?.categories ?? [])].sort((a, b) => b.podcasts - a.podcasts).slice(0, STARTERS);
  // Nearly equal counts, as in a sample with the same number of shows of each category, say nothing about a category.
  const counted = (starters[0]?.podcasts ?? 0) >= (starters.at(-1)?.podcasts ?? 0) * TELLING;
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <div className={cx("grid gap-8 md:pt-3", !hydrated && "in-data-recent:invisible")}>
      {hydrated && <SavedViews at="top" />}
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className="flex items-center justify-between gap-3">
            <h2 id="recent-searches" className="text-h2">
              Recent searches
            </h2>
            <Button variant="ghost" size="sm" onClick={forget}>
              Clear history
            </Button>
          </div>
          <ul className="mt-2 flex flex-wrap gap-2">
            {recent.map(({ term, mode, url }) => (
              <li key={`${mode} ${term}`} className="max-w-full">
                <Link
                  to={url}
                  className="flex h-9 max-w-full items-center gap-2 rounded-control bg-surface-2 px-3 text-control text-text no-underline hover:bg-surface-3 coarse:h-11"
                >
                  <History size={15} className="shrink-0 text-text-3" />
                  <span dir="auto" className="truncate">
                    {term}
                  </span>
                  <span className="shrink-0 text-meta font-normal text-text-2">{MODE_WORDS[mode]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hydrated ? (
        <Suspense fallback={<HomeSkeleton />}>
          <HomeShows />
        </Suspense>
      ) : (
        <HomeSkeleton />
      )}
      {hydrated && <RecentlySeen />}
      {!(isError && starters.length === 0) && (
        <section aria-labelledby="starters">
          <h2 id="starters" className="text-h2">
            Start with a topic
          </h2>
          <ul className="mt-3 grid min-h-[324px] grid-cols-2 gap-3 lg:min-h-[156px] lg:grid-cols-4">
            {starters.map(({ name, podcasts }) => (
              <li key={name}>
                <Link
                  to={categoryPath(name)}
                  className="flex h-full flex-col justify-center rounded-card border border-line bg-surface px-4 py-3 text-text no-underline transition-shadow duration-140 hover:shadow-raised"
                >
                  <span className="text-h3">{name}</span>
                  {counted && podcasts > 0 && (
                    <span className="text-meta text-text-2">{formatCount(podcasts)} podcasts</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Below the fold: a starting point that finds nothing disappears, and must not move what the visitor reads. */}
      <StartingPoints />
      {hydrated && <SavedViews at="below" />}
      <Panel aria-labelledby="meter-guide">
        <h2 id="meter-guide" className="text-h2">
          How to read the meter
        </h2>
        <p className="mt-1 mb-5 max-w-[44em] text-text-2">
          Audiences side by side share one scale, from a hundred people to a million. Each step to the right is ten
          times as many. If a larger show is among them, the scale goes on to 100 million.
        </p>
        <MeterGuide />
      </Panel>
    </div>
  );
}
