import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS, meterSpan } from "@earshot/domain/audience/range/meter";
import { cx } from "../ui/class-names";

/** The width in units of the drawing, which is stretched to the available width. */
const WIDTH = 10 * METER_SEGMENTS;
const HEIGHT = 64;
/** The minimum height of a bar, so that a segment with one show is visible beside one with thousands. */
const LEAST = 1.5;

type Props = {
  segments: readonly number[];
  /** The range of the show whose band is lit. */
  range: ListenerRange;
  chosen?: number | undefined;
  className?: string;
};

/** The number of shows in a category along the meter's axis, with one show's band over them. Hidden from assistive technology. */
export function DistributionBars({ segments, range, chosen, className }: Props) {
  const span = meterSpan(range);
  const most = Math.max(1, ...segments);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx("block h-14 w-full border-b border-line-strong", className)}
    >
      {span && (
        <rect x={span.from * 10} width={(span.to - span.from) * 10} height={HEIGHT} className="fill-surface-2" />
      )}
      {segments.map((shows, at) => {
        const height = shows === 0 ? 0 : Math.max(LEAST, (shows / most) * (HEIGHT - 4));
        const lit = span !== undefined && at >= span.from && at < span.to;
        return (
          <rect
            key={at}
            x={at * 10 + 1}
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
