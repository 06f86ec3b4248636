import fc from "fast-check";
import { hasMoreValues } from "./json-values.js";

/** Number of values in a document, counted in the parser's result. */
const valuesOf = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? 1 + Object.values(value).reduce<number>((sum, child) => sum + valuesOf(child), 0)
    : 1;

test.each(["[[],[],[]]", "[0,0,0,0]", '{"a":1,"b":2,"c":3}', '["\\\\",0,0,0]', '["\\"",0,0,0]'])(
  "counts more than three values in %s",
  (json) => {
    expect([hasMoreValues(Buffer.from(json), 3), hasMoreValues(Buffer.from(json), 20)]).toEqual([true, false]);
  },
);

test.each(['"[,{:"', '"\\"[,"', '"\\\\"', '"é,,,,,"', '"[[[[[', ""])(
  "does not count characters within a text as values: %s",
  (json) => {
    expect(hasMoreValues(Buffer.from(json), 0)).toBe(false);
  },
);

test("counts all but one of a document's values at least, and twice as many at most", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (json) => {
      const values = valuesOf(JSON.parse(json) as unknown);
      const bytes = Buffer.from(json);
      if (values > 1) expect(hasMoreValues(bytes, values - 2)).toBe(true);
      expect(hasMoreValues(bytes, 2 * values)).toBe(false);
    }),
  );
});

test.each(['"', "\\", "a", '\\"', "[", "é"])("checks three megabytes quickly: %j", (sign) => {
  const json = Buffer.from(`"${sign.repeat(3_000_000 / sign.length)}`);
  expect(() => hasMoreValues(json, 10_000)).toTakeLessThan(600);
});
