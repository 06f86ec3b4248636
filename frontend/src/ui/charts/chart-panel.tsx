import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { cx } from "../class-names";
import { Panel } from "../panel";

/** A value of a chart at one position. `at` is between 0 (left) and 1 (right). A value of a period covers `half` to both sides. */
type ChartReading = { readonly at: number; readonly half?: number; readonly text: string };

type Props = {
  title: string;
  summary: ReactNode;
  /** Every value in the chart, from left to right. */
  readings: readonly ChartReading[];
  /** Renders the chart with the selected reading. */
  children: (chosen: ChartReading | undefined) => ReactNode;
  axis: ReactNode;
  /** Labels at the ends of the vertical axis. They are to the left of the chart, so that they do not cover it. */
  scale?: { readonly top: string; readonly bottom: string };
  /** A table with the same numbers, and its name. */
  table: ReactNode;
  tableName: string;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * A chart with its summary and table. The pointer or arrow keys select a value, which is shown in place of the summary, so that nothing
 * shifts.
 */
export function ChartPanel({ title, summary, readings, children, axis, scale, table, tableName }: Props) {
  const id = useId();
  const [index, setIndex] = useState<number>();
  const chosen = index === undefined ? undefined : readings[index];
  const last = readings.length - 1;

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setIndex(nearest(readings, (event.clientX - left) / Math.max(1, width)));
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : undefined;
    if (event.key === "Escape") setIndex(undefined);
    if (step === undefined && to === undefined) return;
    event.preventDefault();
    setIndex(to ?? Math.min(last, Math.max(0, (index ?? (step === 1 ? -1 : last + 1)) + (step ?? 0))));
  };
  return (
    <Panel aria-labelledby={id} className="flex min-w-0 flex-col py-3! md:py-4!">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="relative text-meta text-text-2">
        <p className={chosen && "invisible"}>{summary}</p>
        {chosen && (
          <p aria-hidden="true" className="absolute inset-x-0 top-0 text-text">
            {chosen.text}
          </p>
        )}
      </div>
      <div className={cx("mt-auto pt-2", scale && "grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 *:col-start-2")}>
        {scale && (
          <div
            aria-hidden="true"
            className="col-start-1! row-start-1 flex flex-col justify-between text-right text-axis text-text-3"
          >
            <span>{scale.top}</span>
            <span>{scale.bottom}</span>
          </div>
        )}
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${title}, values one by one`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index ?? last}
          aria-valuetext={chosen?.text ?? "No value selected. Use the arrow keys."}
          onKeyDown={press}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setIndex(undefined)}
          onBlur={() => setIndex(undefined)}
          className="hit-area relative"
        >
          {children(chosen)}
        </div>
        {axis}
      </div>
      <details className="mt-2 text-meta">
        <summary className="min-h-6 cursor-pointer text-text-2 coarse:py-3">{tableName}</summary>
        <div className="mt-2 overflow-x-auto">{table}</div>
      </details>
    </Panel>
  );
}

function nearest(readings: readonly ChartReading[], at: number): number | undefined {
  const gaps = readings.map((reading) => Math.abs(reading.at - at) - (reading.half ?? 0));
  return gaps.length === 0 ? undefined : gaps.indexOf(Math.min(...gaps));
}
