import type { ReactNode } from "react";

/** Height of a picture over time, in units of its drawing. */
export const HEIGHT = 64;

type Props = {
  /** Width of the drawing, in its own units. */
  width: number;
  /** Where method changes and the chosen reading are, as shares of the width. */
  changes: readonly number[];
  chosen: number | undefined;
  /** What the upper and the lower end of the axis read. */
  top: string;
  bottom: string;
  children: ReactNode;
};

/** The frame that pictures over time share: their ground line, their axis, dashed lines at changes of the method. */
export function TimeFrame({ width, changes, chosen, top, bottom, children }: Props) {
  return (
    <div className="relative">
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
      <span aria-hidden="true" className="absolute top-0 left-0 bg-surface pr-1 text-axis text-text-3">
        {top}
      </span>
      <span aria-hidden="true" className="absolute bottom-0 left-0 bg-surface pr-1 text-axis text-text-3">
        {bottom}
      </span>
    </div>
  );
}
