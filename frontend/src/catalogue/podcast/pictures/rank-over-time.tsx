import {
  type AudienceHistory,
  axisOf,
  courseOf,
  rankHistory,
} from "@earshot/domain/catalogue/history/audience-history";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useState } from "react";
import { ChartPanel } from "../../../ui/charts/chart-panel";
import { ChartTable } from "../../../ui/charts/chart-table";
import { dayText, monthText } from "./audience-over-time";
import { HEIGHT, TimeFrame } from "./time-frame";

const WIDTH = 960;
/** Keeps the ends of the line from being cut off. */
const EDGE = 3;

/** A show's rank among active shows over time, once two ranks are known. The best rank is at the top. */
export function RankOverTime({ changes }: { changes: readonly ShowChange[] }) {
  const [now] = useState(() => new Date());
  const history = rankHistory(changes, now);
  return history ? <RankChart history={history} /> : null;
}

function RankChart({ history }: { history: AudienceHistory }) {
  const { periods, methodChanges } = history;
  const axis = axisOf(periods);
  const [start, end] = [periods[0]?.from ?? 0, periods.at(-1)?.to ?? 1];
  const x = (moment: number) => (moment - start) / (end - start);
  const y = (rank: number) => EDGE + ((HEIGHT - 2 * EDGE) * Math.log(rank / axis.low)) / Math.log(axis.high / axis.low);
  return (
    <ChartPanel
      title="Rank over time"
      summary={summaryOf(history)}
      readings={periods.map(({ from, to, bounds }) => ({
        at: x((from + to) / 2),
        text: `${monthText(from)}: ${rankText(bounds?.low)}`,
      }))}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>{monthText(start)}</span>
          <span>Now</span>
        </div>
      }
      scale={{ top: `#${formatCount(axis.low)}`, bottom: `#${formatCount(axis.high)}` }}
      tableName="Ranks by date"
      table={
        <ChartTable
          caption="Rank among active shows each time the show’s own numbers changed, newest first"
          heads={["From", "Rank"]}
          rows={periods.toReversed().map(({ from, bounds }) => [dayText(from), rankText(bounds?.low)])}
        />
      }
    >
      {(chosen) => (
        <TimeFrame width={WIDTH} changes={methodChanges.map(x)} chosen={chosen?.at}>
          {stepsOf(history).map((points, index) => (
            <polyline
              key={index}
              points={points.map(([moment, rank]) => `${x(moment) * WIDTH},${y(rank)}`).join(" ")}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-self"
            />
          ))}
        </TimeFrame>
      )}
    </ChartPanel>
  );
}

/** The corners of the line. After a period without a rank, a new line begins. */
function stepsOf({ periods }: AudienceHistory): readonly (readonly (readonly [moment: number, rank: number])[])[] {
  const lines: [number, number][][] = [[]];
  for (const { from, to, bounds } of periods) {
    if (bounds === null) lines.push([]);
    else lines.at(-1)?.push([from, bounds.low], [to, bounds.low]);
  }
  return lines.filter((line) => line.length > 0);
}

const COURSES = { growing: "Falling", shrinking: "Climbing", steady: "Steady" } as const;

function summaryOf(history: AudienceHistory): string {
  const course = courseOf(history);
  const last = history.methodChanges.at(-1);
  const newSigns = history.newSigns.at(-1);
  if (newSigns !== undefined && newSigns >= (last ?? -Infinity)) {
    const signs = `New kinds of signs in ${monthText(newSigns)}: earlier ranks aren’t comparable.`;
    return course === undefined ? signs : `${signs} ${COURSES[course]} since then.`;
  }
  if (last === undefined) return course === undefined ? "" : `${COURSES[course]}: ${endsOf(history)}.`;
  const method = `New method in ${monthText(last)}: earlier ranks aren’t comparable.`;
  return course === undefined ? method : `${method} ${COURSES[course]} since then.`;
}

/** "#42 in Jul 2026, #40 now" */
function endsOf({ periods }: AudienceHistory): string {
  const known = periods.filter(({ bounds }) => bounds !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return "";
  const now = last === periods.at(-1) ? "now" : `in ${monthText(last.from)}`;
  return `${rankText(first.bounds?.low)} in ${monthText(first.from)}, ${rankText(last.bounds?.low)} ${now}`;
}

const rankText = (rank: number | undefined): string => (rank === undefined ? "no rank" : `#${formatCount(rank)}`);
