import fc from "fast-check";
import { compactRange } from "./compact-range.js";
import { parseListenerRange } from "./listener-range.js";

describe("compactRange", () => {
  it.each([
    ["2,000,000-7,000,000", "2M–7M"],
    ["700,000-5,000,000", "700K–5M"],
    ["2,000,000-10,000,000", "2M–10M"],
    ["5,500-110,000", "5.5K–110K"],
    ["41-280", "41–280"],
    ["1-1,000", "1–1K"],
    ["70,001+", "70K+"],
    ["10,100-10,400", "10,100–10,400"],
    ["1,000-1,000", "1,000"],
    ["", "N/A"],
  ])("writes %j as %s", (range, text) => {
    expect(compactRange(parseListenerRange(range))).toBe(text);
  });

  it("needs at most 15 characters up to a hundred million people", () => {
    const people = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(people, people, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        // Bounds that round to the same text are written in full, so those texts can be longer.
        fc.pre(high > low * 1.2 && low < 1_000_000);
        expect(compactRange({ kind: "closed", low, high }).length).toBeLessThanOrEqual(15);
      }),
    );
  });
});
