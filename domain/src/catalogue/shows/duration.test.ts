import fc from "fast-check";
import { formatDuration, typicalDuration } from "./duration.js";

describe("formatDuration", () => {
  it.each([
    [3723, "1h 2m 3s"],
    [3600, "1h 0m 0s"],
    [125, "2m 5s"],
    [45, "0m 45s"],
    [1, "0m 1s"],
    [59.6, "1m 0s"],
    [90_061, "25h 1m 1s"],
    ["3723", "1h 2m 3s"],
  ])("writes %p seconds as %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([0, -1, Number.NaN, Infinity, null, undefined, "", "abc", "1:02:03", {}, 1e300])(
    "returns nothing for %p",
    (seconds) => {
      expect(formatDuration(seconds)).toBe("Unknown duration");
    },
  );

  it("adds up to the given seconds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (seconds) => {
        const [, hours = "0", minutes, rest] = /^(?:(\d+)h )?(\d+)m (\d+)s$/.exec(formatDuration(seconds)) ?? [];
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)).toBe(seconds);
        expect(Number(minutes)).toBeLessThan(60);
        expect(Number(rest)).toBeLessThan(60);
      }),
    );
  });
});

describe("typicalDuration", () => {
  it.each([
    [3120, "52 min"],
    [3149, "52 min"],
    [3150, "53 min"],
    [20, "1 min"],
    [3599, "1h 0m"],
    [4320, "1h 12m"],
  ])("writes %d seconds as %s", (seconds, text) => {
    expect(typicalDuration(seconds)).toBe(text);
  });

  it.each([0, -60, Number.NaN, null, undefined, "long"])("returns no length for %p", (seconds) => {
    expect(typicalDuration(seconds)).toBeUndefined();
  });
});
