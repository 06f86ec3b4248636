import type { CategoryDistributions } from "@earshot/backend/catalogue/catalogue.schemas";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_HIGH, METER_LOW, METER_SEGMENTS, METER_TICKS } from "@earshot/domain/audience/range/meter";
import {
  type CategoryDistribution,
  ENOUGH_ESTIMATES,
  percentileIn,
  percentileText,
} from "@earshot/domain/market/category-distribution";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { twoDigits } from "@earshot/domain/audience/range/readable-range";
import { useLoginDialog } from "../session/login-dialog";
import { Button } from "../ui/button";
import { ChartPanel } from "../ui/charts/chart-panel";
import { ChartTable } from "../ui/charts/chart-table";
import { Panel } from "../ui/panel";
import type { ComparedPodcast } from "./compared-podcast";
import { DistributionBars } from "./distribution-bars";

type Known = CategoryDistributions[string] | undefined;

/** Where a show is among all shows of its first category. Renders nothing if the source does not know the category. */
export function CategoryRank({ podcast, known }: { podcast: ComparedPodcast; known: Known }) {
  if (known === undefined) return null;
  return "locked" in known ? (
    <LockedRank podcast={podcast} category={known.category} />
  ) : (
    <RankChart podcast={podcast} distribution={known} />
  );
}

function RankChart({ podcast, distribution }: { podcast: ComparedPodcast; distribution: CategoryDistribution }) {
  const { category, segments, unknown } = distribution;
  const range = parseListenerRange(podcast.listener_range);
  return (
    <ChartPanel
      title={`Place in ${category}`}
      summary={<RankSentence podcast={podcast} distribution={distribution} />}
      readings={segments.map((shows, at) => ({
        at: (at + 0.5) / METER_SEGMENTS,
        text: `${segmentText(at)} listeners: ${formatCount(shows)} ${shows === 1 ? "show" : "shows"}`,
      }))}
      axis={
        <div aria-hidden="true" className="meter-axis">
          {METER_TICKS.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      }
      tableName="Shows by size"
      table={
        <ChartTable
          caption={`Shows in ${category} by estimated listeners`}
          heads={["Listeners", "Shows"]}
          rows={[
            ...segments.flatMap((shows, at) => (shows === 0 ? [] : [[segmentText(at), formatCount(shows)]])),
            ["No estimate yet", formatCount(unknown)],
          ]}
        />
      }
    >
      {(chosen) => (
        <DistributionBars segments={segments} range={range} chosen={chosen && Math.floor(chosen.at * METER_SEGMENTS)} />
      )}
    </ChartPanel>
  );
}

/** "Larger than 91% of 1,286 True Crime shows with an estimate. 4,012 more have none." */
function RankSentence({ podcast, distribution }: { podcast: ComparedPodcast; distribution: CategoryDistribution }) {
  const { category, estimated, unknown } = distribution;
  const range = parseListenerRange(podcast.listener_range);
  const percentile = percentileIn(distribution, range);
  const without = unknown > 0 && ` ${formatCount(unknown)} more have none.`;
  if (percentile) {
    return (
      <>
        Larger than <b className="font-[640] whitespace-nowrap text-text">{percentileText(percentile)}</b> of{" "}
        {formatCount(estimated)} {category} shows with an estimate.{without}
      </>
    );
  }
  if (estimated < ENOUGH_ESTIMATES) {
    return (
      <>
        Only {formatCount(estimated)} {category} {estimated === 1 ? "show has" : "shows have"} an estimate: too few to
        compare with.{without}
      </>
    );
  }
  return (
    <>
      {formatCount(estimated)} {category} shows have an estimate. This one has none yet.
    </>
  );
}

function LockedRank({ podcast, category }: { podcast: ComparedPodcast; category: string }) {
  const login = useLoginDialog();
  return (
    <Panel aria-labelledby="category-place" className="flex min-w-0 flex-col py-3! md:py-4!">
      <h2 id="category-place" className="text-h3">
        Place in {category}
      </h2>
      <p className="mb-3 text-meta text-text-2">See how many {category} shows are smaller than this one.</p>
      <div className="mt-auto">
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() =>
            login.open({
              intent: "insights",
              reason: `Log in to see the place of ${podcast.title} in ${category}.`,
              podcastId: podcast.id,
              title: podcast.title,
            })
          }
        >
          Log in to see its place
        </Button>
      </div>
    </Panel>
  );
}

/** The listeners of a segment: "1,000–1,200", "up to 120", "830,000 and more". */
function segmentText(at: number): string {
  const bound = (segment: number) => twoDigits(METER_LOW * (METER_HIGH / METER_LOW) ** (segment / METER_SEGMENTS));
  if (at === 0) return `Up to ${formatCount(bound(1))}`;
  if (at === METER_SEGMENTS - 1) return `${formatCount(bound(at))} and more`;
  return `${formatCount(bound(at))}–${formatCount(bound(at + 1))}`;
}
