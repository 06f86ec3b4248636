import { METER_HIGH, METER_LOW, METER_SEGMENTS, type MeterScale } from "@earshot/domain/audience/range/meter";
import { twoDigits } from "@earshot/domain/audience/range/readable-range";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import { segmentsOn } from "@earshot/domain/market/distribution-scale";
import { countedShows } from "@earshot/domain/market/place-sentence";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ChartTable } from "../ui/charts/chart-table";

/** The numbers of `DistributionBars` as a table. */
export function DistributionTable({
  distribution,
  scale,
  className,
}: {
  distribution: CategoryDistribution;
  scale: MeterScale;
  className?: string;
}) {
  const segments = segmentsOn(scale, distribution);
  return (
    <ChartTable
      caption={`${countedShows(distribution)}, by estimated listeners`}
      heads={["Listeners", "Shows"]}
      rows={[
        ...segments.flatMap((shows, at) =>
          shows === 0 ? [] : [[segmentText(at, segments.length), formatCount(shows)]],
        ),
        ["No estimate yet", formatCount(distribution.unknown)],
      ]}
      className={className}
    />
  );
}

/** The range of listeners that a segment covers: "1,000–1,200", "Up to 120", "830,000 and more". */
export function segmentText(at: number, segments: number): string {
  const bound = (segment: number) => twoDigits(METER_LOW * (METER_HIGH / METER_LOW) ** (segment / METER_SEGMENTS));
  if (at === 0) return `Up to ${formatCount(bound(1))}`;
  if (at === segments - 1) return `${formatCount(bound(at))} and more`;
  return `${formatCount(bound(at))}–${formatCount(bound(at + 1))}`;
}
