import { parseListenerRange } from "../audience/range/listener-range.js";
import { FAR_SCALE, USUAL_SCALE } from "../audience/range/meter.js";
import { onScale } from "./category-distribution.js";
import { marketScale, segmentsOn } from "./distribution-scale.js";

const SMALL = onScale([1, 2]);
const LARGE = onScale(Array.from({ length: 72 }, (_, at) => (at < 48 ? 1 : 2)));

test("the scale reaches the largest show, and the largest of its categories", () => {
  const small = parseListenerRange("1,000-2,000");
  expect(marketScale(small, [SMALL])).toBe(USUAL_SCALE);
  expect(marketScale(small, [SMALL, LARGE])).toBe(FAR_SCALE);
  expect(marketScale(parseListenerRange("700,000-3,000,000"), [SMALL])).toBe(FAR_SCALE);
});

test("the long scale divides the last segment, and begins like the usual one", () => {
  expect(segmentsOn(USUAL_SCALE, LARGE)).toBe(LARGE.segments);
  expect(segmentsOn(USUAL_SCALE, LARGE)[47]).toBe(49);
  expect(segmentsOn(FAR_SCALE, LARGE)).toEqual(Array.from({ length: 72 }, (_, at) => (at < 48 ? 1 : 2)));
  expect(segmentsOn(FAR_SCALE, SMALL)).toEqual([1, 2, ...Array.from({ length: 70 }, () => 0)]);
});
