import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS, meterSpan, type MeterSpan, scaleFor } from "@earshot/domain/audience/range/meter";
import type { CSSProperties } from "react";
import { useMeterScale } from "./common-scale";

type MeterProps = {
  readonly range: ListenerRange;
  readonly size?: "sm" | "lg";
  /** Draws the strip weaker, for a wide estimate. */
  readonly muted?: boolean;
  /** The range to compare with, drawn below it on the same axis. */
  readonly base?: ListenerRange;
  /** Labels the scale below the strip. "far": if one of the ranges ends beyond the scale, uses a longer one. */
  readonly axis?: boolean | "far";
};

/**
 * A number of people as the lit part of the product's scale. Hidden from assistive technology, because the number is beside it as text. An
 * unknown range renders nothing, rather than an empty strip.
 */
export function Meter({ range, size = "sm", muted = false, base, axis = false }: MeterProps) {
  const common = useMeterScale();
  const scale = axis === "far" ? scaleFor(range, base ?? range) : common;
  const span = meterSpan(range, METER_SEGMENTS, scale);
  const baseSpan = base === undefined ? undefined : meterSpan(base, METER_SEGMENTS, scale);
  if (span === undefined && baseSpan === undefined) return null;
  return (
    <div aria-hidden="true">
      {span !== undefined && (
        <div
          className="meter"
          data-size={size}
          data-muted={muted || undefined}
          data-open={span.open || undefined}
          style={position(span)}
        />
      )}
      {baseSpan !== undefined && (
        <div className="meter-base" data-open={baseSpan.open || undefined} style={position(baseSpan)} />
      )}
      {axis && (
        <div className="meter-axis">
          {scale.ticks.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
    </div>
  );
}

function position(span: MeterSpan): CSSProperties {
  const percent = (segment: number) => `${((segment / METER_SEGMENTS) * 100).toFixed(4)}%`;
  return { "--from": percent(span.from), "--to": percent(span.to) } as CSSProperties;
}
