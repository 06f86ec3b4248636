import { UNKNOWN_RANGE } from "@earshot/domain/audience/range/listener-range";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { DistributionBars } from "./distribution-bars";

/** A bell curve over the middle of the scale, the same for every category. */
const HILL = Array.from({ length: METER_SEGMENTS }, (_, at) => Math.exp(-(((2 * at + 1 - METER_SEGMENTS) / 22) ** 2)));

/** Shown to guests in place of a category's shows: a blurred shape that is the same for every show, without a band. */
export function PlaceholderBars() {
  return (
    <div aria-hidden="true" className="no-print blurred">
      <DistributionBars segments={HILL} range={UNKNOWN_RANGE} />
    </div>
  );
}
