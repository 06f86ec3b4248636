import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS, type MeterScale, meterSpan, USUAL_SCALE } from "@earshot/domain/audience/range/meter";
import { cx } from "../ui/class-names";

/** The width of a segment and the height in units of the drawing, which is stretched to the available width. */
const STEP = 10;
const HEIGHT = 64;
/** The minimum height of a bar, so that a segment with one show is visible beside one with thousands. */
const LEAST = 1.5;

type Props = {
  segments: readonly number[];
  /** The scale of the segments and of the meter below them. */
  scale?: MeterScale;
  /** The range of the show whose band is lit. */
  range: ListenerRange;
  chosen?: number | undefined;
  className?: string;
};

/** The number of shows in a category along the meter's axis, with one show's band over them. Hidden from assistive technology. */
export function DistributionBars({ segments, scale = USUAL_SCALE, range, chosen, className }: Props) {
  // The lit part is that of the meter, whose segments are wider on the long scale.
  const span = meterSpan(range, METER_SEGMENTS, scale);
  const wide = segments.length / METER_SEGMENTS;
  const most = Math.max(1, ...segments);
  return (
    <svg
      viewBox={`0 0 ${STEP * segments.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("block h-14 w-full border-b border-line-strong", className)}
    >
      {span && (
        <rect
          x={span.from * wide * STEP}
          width={(span.to - span.from) * wide * STEP}
          height={HEIGHT}
          className="fill-surface-2"
        />
      )}
      {segments.map((shows, at) => {
        const height = shows === 0 ? 0 : Math.max(LEAST, (shows / most) * (HEIGHT - 4));
        const middle = (at + 0.5) / wide;
        const lit = span !== undefined && middle >= span.from && middle < span.to;
        return (
          <rect
            key={at}
            x={at * STEP + 1}
            y={HEIGHT - height}
            width="8"
            height={height}
            {...(at === chosen ? { fill: "currentColor" } : { className: lit ? "fill-chart-self" : "fill-chart-base" })}
          />
        );
      })}
    </svg>
  );
}
