import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { boundsText, rangeText, shortRangeText } from "./range-text";

/**
 * Compact numbers; the full ones appear on hover and for screen readers. Positioned, so that what cuts the compact ones also cuts the
 * hidden ones, which would make the page wider.
 */
export function ShortRange({ range }: { readonly range: ListenerRange }) {
  const full = boundsText(range);
  return (
    <span className="relative whitespace-nowrap" title={full}>
      <span aria-hidden="true">{shortRangeText(range)}</span>
      <span className="sr-only">{full}</span>
    </span>
  );
}

/** The number of characters that fit into a narrow cell, as in "250,000–900,000". */
const NARROW_MAX = 17;

/** The full numbers, or compact ones if the full ones do not fit into a narrow cell. */
export function NarrowRange({ range }: { readonly range: ListenerRange }) {
  const text = rangeText(range);
  return text.length > NARROW_MAX ? <ShortRange range={range} /> : text;
}
