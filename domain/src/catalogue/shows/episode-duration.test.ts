import fc from "fast-check";
import { durationSeconds } from "./episode-duration.js";

describe("durationSeconds", () => {
  it.each<[unknown, number]>([
    [3723, 3723],
    [3722.6, 3723],
    ["3723", 3723],
    ["1:02:03", 3723],
    ["62:03", 3723],
    ["01:02:03.500", 3723],
    ["1h 2m 3s", 3723],
    ["1 hour 2 min", 3720],
    ["52 min", 3120],
    ["45 minutes", 2700],
    ["90 sec.", 90],
    [" 10:00 ", 600],
  ])("reads %j as %d seconds", (value, seconds) => {
    expect(durationSeconds(value)).toBe(seconds);
  });

  it.each<[unknown]>([
    [0],
    ["0"],
    ["00:00"],
    [-1],
    [Number.NaN],
    [1e12],
    [""],
    ["  "],
    ["an hour"],
    [null],
    [{}],
    [[60]],
  ])("finds no length in %j", (value) => {
    expect(durationSeconds(value)).toBeNull();
  });

  it("reads the notations of a clock", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 359_999 }), (seconds) => {
        const two = (part: number): string => String(Math.floor(part)).padStart(2, "0");
        const clock = `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
        expect(durationSeconds(clock)).toBe(seconds);
      }),
    );
  });

  it("returns whole seconds or null for any input", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string()), (value) => {
        const seconds = durationSeconds(value);
        expect(seconds === null || (Number.isInteger(seconds) && seconds > 0)).toBe(true);
      }),
    );
  });
});
