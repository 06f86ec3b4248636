import fc from "fast-check";
import { spreadPlaces } from "./spread-places.js";

const APART = 16;

/** Inserts shows between occupied places. Returns which show is at each place afterwards. */
function spread(taken: readonly number[], arrivals: readonly { show: string; after: number }[]) {
  const next = (place: number) => taken.find((other) => other > place);
  const { placed, moved } = spreadPlaces(arrivals, { next, apart: APART });
  const line = new Map(taken.map((place) => [place, `${place}`]));
  for (const { from } of moved) line.delete(from);
  for (const { from, to } of moved) line.set(to, `${from}`);
  const before = line.size;
  for (const { show, place } of placed) line.set(place, show);
  return { placed, moved, line, lost: before + placed.length - line.size };
}

const inOrder = (line: ReadonlyMap<number, string>) => [...line].sort(([a], [b]) => a - b).map(([, show]) => show);

test("spreads shows evenly over a gap, and after the last one", () => {
  const { placed, moved } = spread(
    [16, 32],
    [
      { show: "a", after: 16 },
      { show: "b", after: 16 },
      { show: "c", after: 32 },
      { show: "d", after: 32 },
    ],
  );
  expect(placed.map(({ place }) => place)).toEqual([21, 26, 48, 64]);
  expect(moved).toEqual([]);
});

test("moves as few following shows as possible if a gap is full", () => {
  const { line, moved } = spread([1, 2, 3, 20, 40], [{ show: "a", after: 1 }]);
  expect(inOrder(line)).toEqual(["1", "a", "2", "3", "20", "40"]);
  expect(moved.map(({ from }) => from)).toEqual([2, 3]);
});

test("every show has a unique position, and the order is that of new and old shows together", () => {
  const places = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 });
  fc.assert(
    fc.property(places, fc.array(fc.nat({ max: 30 }), { maxLength: 40 }), (unordered, behind) => {
      const taken = unordered.sort((a, b) => a - b);
      const anchors = [0, ...taken];
      const arrivals = behind
        .map((nth) => anchors[nth % anchors.length] ?? 0)
        .sort((a, b) => a - b)
        .map((after, at) => ({ show: `new ${at}`, after }));
      const { line, lost } = spread(taken, arrivals);
      expect(lost).toBe(0);
      const wanted = anchors.flatMap((place) => [
        ...(place === 0 ? [] : [`${place}`]),
        ...arrivals.filter(({ after }) => after === place).map(({ show }) => show),
      ]);
      expect(inOrder(line)).toEqual(wanted);
      expect([...line.keys()].every((place) => Number.isInteger(place) && place > 0)).toBe(true);
    }),
  );
});
