import type { ListenerRange } from "@earshot/domain/audience/listener-range";
import { METER_HIGH, meterPosition } from "@earshot/domain/audience/meter";

/** A range below this share of the scale would not be seen. */
const LEAST = 0.02;

/**
 * A range as a solid bar on the product's one scale, for places too narrow for the segments of a meter. Says nothing to
 * assistive technology: print the number beside it.
 */
export function RangeBar({ range }: { range: ListenerRange }) {
  if (range.kind === "unknown") return null;
  const from = Math.min(meterPosition(range.low), 1 - LEAST);
  const to = Math.max(meterPosition(range.kind === "open" ? METER_HIGH : range.high), from + LEAST);
  const share = (part: number) => `${(part * 100).toFixed(2)}%`;
  // Fades out where there is no upper bound. Ticks at the powers of ten.
  const self = "var(--color-chart-self)";
  const fill = range.kind === "open" ? `linear-gradient(90deg, ${self} 35%, transparent)` : self;
  const ticks = "linear-gradient(90deg, transparent calc(100% - 1px), var(--color-line) 0) 0 / 25% 100%";
  return (
    <span aria-hidden="true" className="relative block h-3 border-l border-line" style={{ background: ticks }}>
      <span
        className="absolute inset-y-0 rounded-[2px]"
        style={{ left: share(from), width: share(to - from), background: fill }}
      />
    </span>
  );
}
