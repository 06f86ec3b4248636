import type { AudienceHistory } from "@earshot/domain/catalogue/history/audience-history";
import { shortDay, shortMonth } from "@earshot/domain/shared/text/day-text";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ChartPanel } from "../../../ui/charts/chart-panel";
import { ChartTable } from "../../../ui/charts/chart-table";
import { HEIGHT, TimeFrame } from "./time-frame";

/** Keeps the ends of the line from being cut off. */
const EDGE = 3;

type Props = {
  readonly history: AudienceHistory;
  readonly title: string;
  readonly summary: string;
  /** The width of the drawing, in its own units. */
  readonly width?: number;
  /** The values at the upper and lower edge; by default the largest and the smallest one. */
  readonly top?: number;
  readonly bottom?: number;
  /** Where a value is between the upper edge (0) and the lower one (1); linear by default. */
  readonly depth?: (value: number) => number;
  /** A value in words; undefined is a period without one. */
  readonly text: (value: number | undefined) => string;
  readonly tableName: string;
  readonly caption: string;
  readonly head: string;
};

/** One number of a show over time, as a line, with its table. */
export function LineOverTime({ history, width = 480, text, ...props }: Props) {
  const { periods, methodChanges } = history;
  const values = periods.flatMap(({ bounds }) => bounds?.low ?? []);
  const { top = Math.max(...values), bottom = Math.min(...values) } = props;
  const { depth = (value) => (top === bottom ? 0.5 : (value - top) / (bottom - top)) } = props;
  const [start, end] = [periods[0]?.from ?? 0, periods.at(-1)?.to ?? 1];
  const x = (moment: number) => (moment - start) / (end - start);
  const y = (value: number) => EDGE + (HEIGHT - 2 * EDGE) * depth(value);
  return (
    <ChartPanel
      title={props.title}
      summary={props.summary}
      readings={periods.map(({ from, to, bounds }) => ({
        at: x((from + to) / 2),
        text: `${shortMonth(from)}: ${text(bounds?.low)}`,
      }))}
      axis={
        <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
          <span>{shortMonth(start)}</span>
          <span>Now</span>
        </div>
      }
      scale={{ top: text(top), bottom: text(bottom) }}
      tableName={props.tableName}
      table={
        <ChartTable
          caption={props.caption}
          heads={["From", props.head]}
          rows={periods.toReversed().map(({ from, bounds }) => [shortDay(from), text(bounds?.low)])}
        />
      }
    >
      {(chosen) => (
        <TimeFrame width={width} changes={methodChanges.map(x)} chosen={chosen?.at}>
          {stepsOf(history).map((points, index) => (
            <polyline
              key={index}
              points={points.map(([moment, value]) => `${x(moment) * width},${y(value)}`).join(" ")}
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

/** The corners of the line. After a period without a value, a new line begins. */
function stepsOf({ periods }: AudienceHistory): readonly (readonly (readonly [moment: number, value: number])[])[] {
  const lines: [number, number][][] = [[]];
  for (const { from, to, bounds } of periods) {
    if (bounds === null) lines.push([]);
    else lines.at(-1)?.push([from, bounds.low], [to, bounds.low]);
  }
  return lines.filter((line) => line.length > 0);
}

export const countText = (count: number | undefined): string => (count === undefined ? "unknown" : formatCount(count));

/** "#42 in Jul 2026, #40 now" */
export function endsOf({ periods }: AudienceHistory, text: (value: number | undefined) => string): string {
  const known = periods.filter(({ bounds }) => bounds !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return "";
  const now = last === periods.at(-1) ? "now" : `in ${shortMonth(last.from)}`;
  return `${text(first.bounds?.low)} in ${shortMonth(first.from)}, ${text(last.bounds?.low)} ${now}`;
}
