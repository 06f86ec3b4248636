import type { FitTotal } from "@earshot/domain/campaigns/fit/ad-fit";
import type { CSSProperties } from "react";

/**
 * The score as a strip from 0 to 100: lit for certain points, hatched for points that unknown parts could still add. Hidden from assistive
 * technology, because the number is beside it.
 */
export function FitStrip({ total, size = "sm" }: { total: FitTotal; size?: "sm" | "lg" }) {
  const { low, high } = total.kind === "unknown" ? { low: 0, high: 100 } : total;
  // The small strip has one segment for every two points, so that no segment is half lit.
  const step = size === "lg" ? 1 : 2;
  const edge = (points: number) => `${Math.round(points / step) * step}%`;
  return (
    <div
      aria-hidden="true"
      className="meter fit"
      data-size={size}
      style={{ "--sure": edge(low), "--may": edge(high) } as CSSProperties}
    />
  );
}

/** "82", or the possible range "45–70" while parts are unknown. Rankings use the middle of the range. */
export function fitFigure(total: FitTotal): string {
  if (total.kind === "unknown") return "N/A";
  return total.low === total.high ? String(total.low) : `${total.low}–${total.high}`;
}

/** "82 of 100", "45–70 of 100", or that there is no score. */
export function fitText(total: FitTotal): string {
  return total.kind === "unknown" ? "not known yet" : `${fitFigure(total)} of 100`;
}

/** How much of the score is known. */
export function knownText(total: FitTotal): string {
  if (total.kind === "unknown") return "Nothing can be compared yet.";
  if (total.known === 100) return "Every part is known.";
  return `${total.known} of 100 points are known. The total could end up between ${total.low} and ${total.high}.`;
}
