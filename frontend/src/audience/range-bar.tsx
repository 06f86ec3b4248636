import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { meterPosition } from "@earshot/domain/audience/range/meter";
import { cx } from "../ui/class-names";
import { useMeterScale } from "./common-scale";

type Props = {
  range: ListenerRange;
  /** Draws the bar weaker, for a wide estimate. */
  muted?: boolean;
  /** Draws the bar in the style of the range to compare with. */
  base?: boolean;
};

/** The minimum share of the scale that is drawn: a narrower range would be invisible. */
const LEAST = 0.02;

/**
 * A range as a solid bar on the product's scale, for places where a meter's segments do not fit. Hidden from assistive technology: show the
 * number beside it.
 */
export function RangeBar({ range, muted = false, base = false }: Props) {
  const { high, ticks } = useMeterScale();
  if (range.kind === "unknown") return null;
  const from = Math.min(meterPosition(range.low, high), 1 - LEAST);
  const to = Math.max(meterPosition(range.kind === "open" ? high : range.high, high), from + LEAST);
  const share = (part: number) => `${(part * 100).toFixed(2)}%`;
  // Fades out if there is no upper bound. Has the ticks of the scale.
  const color = base ? "var(--color-chart-base)" : "var(--color-chart-self)";
  const self = muted ? `color-mix(in oklab, ${color} 55%, var(--color-chart-track))` : color;
  const fill = range.kind === "open" ? `linear-gradient(90deg, ${self} 35%, transparent)` : self;
  const lines = `linear-gradient(90deg, transparent calc(100% - 1px), var(--color-line) 0) 0 / ${100 / (ticks.length - 1)}% 100%`;
  return (
    <span
      aria-hidden="true"
      className={cx("relative block border-l border-line", base ? "h-2" : "h-3")}
      style={{ background: lines }}
    >
      <span
        className={cx(
          "absolute inset-y-0 rounded-[2px] forced-color-adjust-none forced-colors:[--color-chart-self:CanvasText]",
          "forced-colors:[--color-chart-base:GrayText] forced-colors:[--color-chart-track:CanvasText]",
        )}
        style={{ left: share(from), width: share(to - from), background: fill }}
      />
    </span>
  );
}
