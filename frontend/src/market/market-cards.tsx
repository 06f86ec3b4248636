import type { CategoryDistributions } from "@earshot/backend/catalogue/catalogue.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { categoryAverage, noAverageReason, type CategoryStat } from "@earshot/domain/market/category-stat";
import { marketVerdict, marketVerdictText, type ListenerComparison } from "@earshot/domain/market/comparison";
import { competition, competitionLabel, LEAST_MEDIAN, type Competition } from "@earshot/domain/market/competition";
import { type CategoryDistribution, isEnoughToCompare } from "@earshot/domain/market/category-distribution";
import { marketScale, segmentsOn } from "@earshot/domain/market/distribution-scale";
import { placeSentence } from "@earshot/domain/market/place-sentence";
import { NO_CATEGORY_FIGURES, whatThisMeans } from "@earshot/domain/market/summary-sentence";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ArrowDown, ArrowUp, Equal, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { OnScale, useMeterScale } from "../audience/common-scale";
import { Meter } from "../audience/meter";
import { leastText, rangeText } from "../audience/range-text";
import { Badge, type BadgeTone } from "../ui/badge";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import type { ComparedPodcast } from "./compared-podcast";
import { Labeled } from "./labeled";
import { DistributionBars } from "./distribution-bars";
import { DistributionTable } from "./distribution-table";

export const MARKET_GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4";

/** How many cards a phone shows until the reader asks for all. */
const FIRST_ON_PHONE = 4;

/** A category as the show spells it; `stat` is undefined if it has no statistics. */
export type MarketCategory = { readonly category: string; readonly stat: CategoryStat | undefined };

/** One card for each category, and a summary of all of them. */
export function MarketCards({
  podcast,
  categories,
  distributions,
}: {
  podcast: ComparedPodcast;
  distributions: CategoryDistributions | undefined;
  categories: readonly MarketCategory[];
}) {
  const [all, setAll] = useState(false);
  const verdicts = categories.map(({ category, stat }) => ({
    category,
    comparison: marketVerdict(podcast, categoryAverage(stat)),
    competition: stat ? competition(stat.podcast_count, stat.medianPodcastCount) : "no-baseline",
  }));
  const scale = marketScale(
    parseListenerRange(podcast.listener_range),
    categories.flatMap(({ category }) => drawnDistribution(distributions, category) ?? []),
  );
  return (
    <>
      <OnScale scale={scale}>
        <ul className={MARKET_GRID}>
          {categories.map(({ category, stat }, index) => (
            <li key={category} className={cx(!all && index >= FIRST_ON_PHONE && "hidden md:block")}>
              {stat ? (
                <MarketCard
                  podcast={podcast}
                  category={category}
                  stat={stat}
                  distribution={drawnDistribution(distributions, category)}
                />
              ) : (
                <EmptyMarketCard category={category} />
              )}
            </li>
          ))}
        </ul>
      </OnScale>
      {!all && categories.length > FIRST_ON_PHONE && (
        <Button onClick={() => setAll(true)} className="md:hidden">
          Show all {categories.length}
        </Button>
      )}
      <Labeled label="What this means">
        <p className="max-w-[48em] text-text-2">{whatThisMeans(verdicts)}</p>
      </Labeled>
    </>
  );
}

const VERDICTS: Readonly<
  Record<ListenerComparison, { readonly tone: BadgeTone; readonly icon?: LucideIcon; readonly words: string }>
> = {
  above: { tone: "pos", icon: ArrowUp, words: "above" },
  // Being smaller than the average is a fact, not a fault, so it is not red.
  below: { tone: "neutral", icon: ArrowDown, words: "below" },
  "on-par": { tone: "neutral", icon: Equal, words: "about the same as" },
  unknown: { tone: "neutral", words: "" },
};

const CARD = "h-full rounded-card border border-line bg-surface p-5";

/** The card of a category without statistics. */
export function EmptyMarketCard({ category }: { category: string }) {
  return (
    <article className={CARD}>
      <h3 className="mb-4 text-h3">{category}</h3>
      <p className="text-text-2">{NO_CATEGORY_FIGURES}</p>
    </article>
  );
}

type CardProps = {
  podcast: ComparedPodcast;
  category: string;
  stat: CategoryStat;
  distribution: CategoryDistribution | undefined;
};

/** The sizes of a category's shows, if they are visible and enough to compare with. */
function drawnDistribution(
  distributions: CategoryDistributions | undefined,
  category: string,
): CategoryDistribution | undefined {
  const known = distributions?.[category.trim().toLowerCase()];
  return known && "segments" in known && isEnoughToCompare(known) ? known : undefined;
}

function MarketCard({ podcast, category, stat, distribution }: CardProps) {
  const scale = useMeterScale();
  const self = parseListenerRange(podcast.listener_range);
  const base = categoryAverage(stat);
  const comparison = marketVerdict(podcast, base);
  const { tone, icon, words } = VERDICTS[comparison];
  const place = distribution && placeSentence(distribution, self);
  return (
    <article className={CARD}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 flex-1 basis-24 text-h3">{category}</h3>
        <CompetitionBadge value={competition(stat.podcast_count, stat.medianPodcastCount)} />
      </div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <b className="font-[640]">
          {self.kind === "unknown" ? (leastText(podcast.estimate) ?? "N/A") : rangeText(self)}
        </b>
        {comparison === "unknown" ? (
          <span className="text-meta text-text-2">{marketVerdictText(podcast, base)}</span>
        ) : (
          <Badge tone={tone} icon={icon} wraps>
            {marketVerdictText(podcast, base)}
          </Badge>
        )}
      </div>
      {/* The shows of the category are drawn on the meter's axis. */}
      {distribution && (
        <DistributionBars segments={segmentsOn(scale, distribution)} scale={scale} range={self} className="mb-1.5" />
      )}
      <Meter range={self} base={base} axis />
      <p className="mt-3 text-[0.875rem] text-text-2">
        {place && `${place} `}
        {base.kind === "unknown" ? noAverageReason(stat) : `Category average ${rangeText(base)}`}.{" "}
        {formatCount(stat.podcast_count)} podcast{stat.podcast_count === 1 ? "" : "s"} in this category
        {stat.medianPodcastCount !== null && medianText(stat.medianPodcastCount)}.
        {words && (
          <span className="sr-only">
            {" "}
            {rangeText(self)} listeners, {words} the {category} average of {rangeText(base)}.
          </span>
        )}
      </p>
      {distribution && (
        <details className="mt-2 text-meta">
          <summary className="min-h-6 cursor-pointer text-text-2 coarse:py-3">
            Shows by size<span className="sr-only"> in {category}</span>
          </summary>
          <DistributionTable distribution={distribution} scale={scale} className="mt-2" />
        </details>
      )}
    </article>
  );
}

function medianText(count: number): string {
  return `; the median category has ${formatCount(count)}${count < LEAST_MEDIAN ? ", too few to compare with" : ""}`;
}

function CompetitionBadge({ value }: { value: Competition }) {
  if (value === "no-baseline")
    return <span title="Nothing to compare the number of podcasts with">{competitionLabel(value)}</span>;
  return <Badge tone={value === "high" ? "signal" : "neutral"}>{competitionLabel(value)}</Badge>;
}
