import { formatListenerRange, rangeFromNumbers } from "@earshot/domain/audience/range/listener-range";
import {
  type AudienceHistory,
  type AudiencePeriod,
  audienceHistory,
  axisOf,
  type Course,
  courseOf,
} from "@earshot/domain/catalogue/history/audience-history";
import type { Bounds, ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { shortDay, shortMonth } from "@earshot/domain/shared/text/day-text";
import { compactCount } from "@earshot/domain/shared/text/format-count";
import { memo, useState } from "react";
import { ChartPanel } from "../../../ui/charts/chart-panel";
import { ChartTable } from "../../../ui/charts/chart-table";
import { HEIGHT, TimeFrame } from "./time-frame";

const WIDTH = 480;
/** Periods do not touch, so that two equal ranges in a row do not look like one. */
const GAP = 2;

/**
 * A show's listeners over time, once two values are known. Ranges are drawn as bands; a new method is marked by a line, not as a change.
 */
export const AudienceOverTime = memo(function AudienceOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  const history = audienceHistory(changes, now);
  return history && <HistoryChart history={history} now={now} />;
});

function HistoryChart({ history, now }: { history: AudienceHistory; now: Date }) {
  const { periods, methodChanges } = history;
  const axis = axisOf(periods);
  const [start, end] = [periods[0]?.from ?? 0, periods.at(-1)?.to ?? 1];
  const x = (moment: number) => (moment - start) / (end - start);
  const y = (people: number) =>
    Math.min(1, Math.max(0, Math.log(Math.max(1, people) / axis.low) / Math.log(axis.high / axis.low)));
  const readings = periods.map((period) => ({
    at: x((period.from + period.to) / 2),
    text: `${shortMonth(period.from)}: ${boundsOf(period.bounds)}`,
  }));
  return (
    <ChartPanel
      title="Audience over time"
      summary={summaryOf(history, SUMMARY)}
      readings={readings}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>{shortMonth(start)}</span>
          <span>{now.getTime() - end < 86_400_000 ? "Now" : shortMonth(end)}</span>
        </div>
      }
      scale={{ top: compactCount(axis.high).toUpperCase(), bottom: compactCount(axis.low).toUpperCase() }}
      tableName="Estimates by date"
      table={
        <ChartTable
          caption="Estimated listeners over time, newest first"
          heads={["From", "Listeners", "Method"]}
          rows={periods
            .toReversed()
            .map(({ from, bounds, method }) => [shortDay(from), boundsOf(bounds), method ?? "not recorded"])}
        />
      }
    >
      {(chosen) => (
        <TimeFrame width={WIDTH} changes={methodChanges.map(x)} chosen={chosen?.at}>
          {periods.map((period, index) => (
            <Band key={index} period={period} x={x} y={y} isOld={isBefore(period, methodChanges)} />
          ))}
        </TimeFrame>
      )}
    </ChartPanel>
  );
}

type BandProps = {
  period: AudiencePeriod;
  x: (moment: number) => number;
  y: (people: number) => number;
  /** Estimated with an earlier method, so not comparable with later values. */
  isOld: boolean;
};

function Band({ period: { from, to, bounds }, x, y, isOld }: BandProps) {
  if (bounds === null) return null;
  const [bottom, top] = [y(bounds.low), bounds.high === null ? 1 : y(bounds.high)];
  const height = Math.max(2, (top - bottom) * HEIGHT);
  return (
    <rect
      x={x(from) * WIDTH}
      y={HEIGHT - bottom * HEIGHT - height}
      width={Math.max(1.5, (x(to) - x(from)) * WIDTH - GAP)}
      height={height}
      className={isOld ? "fill-chart-base" : "fill-chart-self"}
      opacity={bounds.high === null ? 0.6 : undefined}
    />
  );
}

const isBefore = ({ from }: AudiencePeriod, methodChanges: readonly number[]) =>
  from < (methodChanges.at(-1) ?? -Infinity);

type SummaryWords = Readonly<Record<Course | "earlier" | "oldMethod", string>>;
const SUMMARY: SummaryWords = {
  growing: "Growing",
  shrinking: "Shrinking",
  steady: "Steady",
  earlier: "earlier values aren’t comparable",
  oldMethod: "gray is the old one",
};

/**
 * "Growing." After a change of method or of the kinds of signs, only later values count, and the sentence mentions the change. Without
 * one, `ends` follows the course.
 */
export function summaryOf(history: AudienceHistory, words: SummaryWords, ends = ""): string {
  const course = courseOf(history);
  const [method, signs] = [history.methodChanges.at(-1), history.newSigns.at(-1)];
  const changed = (text: string) => (course === undefined ? text : `${text} ${words[course]} since then.`);
  if (signs !== undefined && signs >= (method ?? -Infinity))
    return changed(`Based on other evidence since ${shortMonth(signs)}: ${words.earlier}.`);
  if (method !== undefined) return changed(`New method in ${shortMonth(method)}: ${words.oldMethod}.`);
  return course === undefined ? "" : `${words[course]}${ends}.`;
}

function boundsOf(bounds: Bounds | null): string {
  if (bounds === null) return "no estimate";
  return formatListenerRange(rangeFromNumbers(bounds.low, bounds.high)).replace("-", "–");
}
