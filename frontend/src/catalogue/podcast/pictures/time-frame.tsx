import type { ReactNode } from "react";

/** Height of a picture over time, in units of its drawing. */
export const HEIGHT = 64;

type Props = {
  /** Width of the drawing, in its own units. */
  width: number;
  /** Where method changes and the chosen reading are, as shares of the width. */
  changes: readonly number[];
  chosen: number | undefined;
  children: ReactNode;
};

/** The frame that pictures over time share: their ground line, dashed lines at changes of the method. */
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
