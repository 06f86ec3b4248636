import type { ReactNode } from "react";

/** The height of a chart over time, in units of its drawing. */
export const HEIGHT = 64;

type Props = {
  /** The width of the drawing, in its own units. */
  width: number;
  /** Positions of method changes and of the selected value, as shares of the width. */
  changes: readonly number[];
  chosen: number | undefined;
  children: ReactNode;
};

/** The frame of all charts over time: a baseline, and dashed lines at method changes. */
export function TimeFrame({ width, changes, chosen, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-14 w-full border-b border-line-strong"
    >
      {children}
      {changes.map((at) => (
        <line
          key={at}
          {...{ x1: at * width, x2: at * width, y1: 0, y2: HEIGHT }}
          strokeDasharray="4 3"
          vectorEffect="non-scaling-stroke"
          stroke="currentColor"
        />
      ))}
      {chosen !== undefined && <rect x={chosen * width - 1} width="2" height={HEIGHT} fill="currentColor" />}
    </svg>
  );
}
