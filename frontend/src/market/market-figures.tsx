import type { CategoryDistributions, CategoryStats } from "@earshot/backend/catalogue/catalogue.schemas";
import { audienceGroupLabel, topAudience } from "@earshot/domain/market/top-audience";
import { Badge } from "../ui/badge";
import type { ComparedPodcast } from "./compared-podcast";
import { Labeled } from "./labeled";
import { EmptyMarketCard, MARKET_GRID, MarketCards } from "./market-cards";
import { MarketLocked } from "./market-locked";

type Stat = CategoryStats[string];

/** Whether no category has statistics. */
export function nothingKnown(categories: readonly string[], stats: CategoryStats): boolean {
  return categories.every((category) => statFor(category, stats) === undefined);
}

type Props = {
  podcast: ComparedPodcast;
  stats: CategoryStats;
  /** How large each category's shows are; undefined until this has loaded. */
  distributions?: CategoryDistributions | undefined;
};

/** One card for each of the show's categories, and the show's intended audience. Guests see no numbers. */
export function MarketFigures({ podcast, stats, distributions }: Props) {
  const locked = Object.values(stats).some(isLocked);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {locked ? (
        <ForGuests podcast={podcast} stats={stats} />
      ) : (
        <ForMembers podcast={podcast} stats={stats} distributions={distributions} />
      )}
      <Labeled label="Top Audience">
        <ul className="flex flex-wrap gap-2">
          {topAudience(podcast.categories).map((group) => (
            <li key={group}>
              <Badge wraps>{audienceGroupLabel(group)}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-meta text-text-2">The usual audience of its categories. We haven’t measured it.</p>
      </Labeled>
    </div>
  );
}

/** The categories in the order in which the show lists them. */
function ForMembers({ podcast, stats, distributions }: Props) {
  const categories = podcast.categories.map((category) => {
    const stat = statFor(category, stats);
    return { category, stat: stat === undefined || isLocked(stat) ? undefined : stat };
  });
  return <MarketCards podcast={podcast} categories={categories} distributions={distributions} />;
}

function ForGuests({ podcast, stats }: { podcast: ComparedPodcast; stats: CategoryStats }) {
  const known = podcast.categories.filter((category) => statFor(category, stats) !== undefined);
  const others = podcast.categories.filter((category) => !known.includes(category));
  return (
    <>
      <MarketLocked podcast={podcast} categories={known} />
      {others.length > 0 && (
        <ul className={MARKET_GRID}>
          {others.map((category) => (
            <li key={category}>
              <EmptyMarketCard category={category} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isLocked(stat: Stat): stat is Extract<Stat, { readonly locked: true }> {
  return "locked" in stat;
}

function statFor(category: string, stats: CategoryStats): Stat | undefined {
  return stats[category.trim().toLowerCase()];
}
