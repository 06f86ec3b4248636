import type { CategoryDistributions } from "@earshot/backend/catalogue/catalogue.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { type MeterScale, USUAL_SCALE } from "@earshot/domain/audience/range/meter";
import {
  type CategoryDistribution,
  isEnoughToCompare,
  percentileIn,
  percentileText,
} from "@earshot/domain/market/category-distribution";
import { marketScale, segmentsOn } from "@earshot/domain/market/distribution-scale";
import { countedShows } from "@earshot/domain/market/place-sentence";
import { counted, formatCount } from "@earshot/domain/shared/text/format-count";
import { ChartPanel } from "../ui/charts/chart-panel";
import { Panel } from "../ui/panel";
import type { ComparedPodcast } from "./compared-podcast";
import { DistributionBars } from "./distribution-bars";
import { DistributionTable, segmentText } from "./distribution-table";
import { LoginCover } from "./login-cover";
import { PlaceholderBars } from "./placeholder-bars";

type Known = CategoryDistributions[string] | undefined;

/** A show's place in its first category, if possible among shows in the same language. Renders nothing for an unknown category. */
export function CategoryRank({ podcast, known }: { podcast: ComparedPodcast; known: Known }) {
  if (known === undefined) return null;
  if ("locked" in known) return <LockedRank podcast={podcast} category={known.category} />;
  const Place = isEnoughToCompare(known) ? RankChart : TooFew;
  return <Place podcast={podcast} distribution={known} />;
}

type Counted = { podcast: ComparedPodcast; distribution: CategoryDistribution };

/** Shown without a chart: a few shows are not a market. Left out on paper, like the view for guests: it tells nothing about the show. */
function TooFew({ distribution }: Counted) {
  const { category, estimated, unknown } = distribution;
  return (
    <Panel aria-labelledby="category-place" className="no-print py-3! md:py-4!">
      <h2 id="category-place" className="text-h3">
        Place in {category}
      </h2>
      <p className="text-meta text-text-2">
        We have an estimate for {formatCount(estimated)} of {formatCount(estimated + unknown)}{" "}
        {countedShows(distribution)}: too few to compare with.
      </p>
    </Panel>
  );
}

function RankChart({ podcast, distribution }: Counted) {
  const { category } = distribution;
  const range = parseListenerRange(podcast.listener_range);
  const scale = marketScale(range, [distribution]);
  const segments = segmentsOn(scale, distribution);
  return (
    <ChartPanel
      title={`Place in ${category}`}
      summary={<RankSentence podcast={podcast} distribution={distribution} />}
      readings={segments.map((shows, at) => ({
        at: (at + 0.5) / segments.length,
        text: `${segmentText(at, segments.length)} listeners: ${counted(shows, "show")}`,
      }))}
      axis={<MeterAxis scale={scale} />}
      tableName="Shows by size"
      table={<DistributionTable distribution={distribution} scale={scale} />}
    >
      {(chosen) => (
        <DistributionBars {...{ segments, scale, range }} chosen={chosen && Math.floor(chosen.at * segments.length)} />
      )}
    </ChartPanel>
  );
}

/** "Larger than 91% of 1,286 English True Crime shows with an estimate. 4,012 more have none." */
function RankSentence({ podcast, distribution }: Counted) {
  const { estimated, unknown } = distribution;
  const shows = countedShows(distribution);
  const percentile = percentileIn(distribution, parseListenerRange(podcast.listener_range));
  const without = unknown > 0 && ` ${formatCount(unknown)} more have none.`;
  if (percentile) {
    return (
      <>
        Larger than <b className="font-[640] whitespace-nowrap text-text">{percentileText(percentile)}</b> of{" "}
        {formatCount(estimated)} {shows} with an estimate.{without}
      </>
    );
  }
  return (
    <>
      {formatCount(estimated)} {shows} have an estimate. This one has none yet.
    </>
  );
}

/** The view for guests. The picture is the same for every show, because the server sends guests no category figures. */
function LockedRank({ podcast, category }: { podcast: ComparedPodcast; category: string }) {
  return (
    <Panel aria-labelledby="category-place" className="no-print flex min-w-0 flex-col py-3! md:py-4!">
      <h2 id="category-place" className="text-h3">
        Place in {category}
      </h2>
      <p className="text-meta text-text-2">Log in to see what share of {category} shows are smaller.</p>
      <div className="relative mt-auto pt-2">
        <PlaceholderBars />
        <MeterAxis scale={USUAL_SCALE} />
        <LoginCover
          podcast={podcast}
          label="Log in to see its place"
          reason={`Log in to see the place of ${podcast.title} in ${category}.`}
          size="sm"
        />
      </div>
    </Panel>
  );
}

function MeterAxis({ scale }: { scale: MeterScale }) {
  return (
    <div aria-hidden="true" className="meter-axis">
      {scale.ticks.map(({ label }) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
