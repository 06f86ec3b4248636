import fc from "fast-check";
import { epochSeconds } from "./source-date.js";

const at = (iso: string): number => Date.parse(iso) / 1000;

describe("epochSeconds", () => {
  it.each<[unknown, number]>([
    [1_599_840_661, 1_599_840_661],
    ["1599840661", 1_599_840_661],
    [1_599_840_661.9, 1_599_840_661],
    [1_599_840_661_000, 1_599_840_661],
    ["1599840661999", 1_599_840_661],
    [1, 1],
  ])("reads %j as epoch seconds or milliseconds", (value, seconds) => {
    expect(epochSeconds(value)).toBe(seconds);
  });

  it.each([
    ["2024-02-29", "2024-02-29T00:00:00Z"],
    ["2024-02-29T23:59:58Z", "2024-02-29T23:59:58Z"],
    ["2024-02-29T23:59:58.123+02:00", "2024-02-29T21:59:58Z"],
    ["2024-02-29 10:00:00", "2024-02-29T10:00:00Z"],
    ["2024-02-29T10:00-0530", "2024-02-29T15:30:00Z"],
    ["Wed, 02 Oct 2024 15:00:00 +0000", "2024-10-02T15:00:00Z"],
    ["Wed, 2 Oct 2024 15:00:00 GMT", "2024-10-02T15:00:00Z"],
    ["02 Oct 2024 15:00 EST", "2024-10-02T20:00:00Z"],
    ["wednesday, 02 october 2024 15:00:00 -0700", "2024-10-02T22:00:00Z"],
    ["Wed, 02-Oct-24 15:00:00 UTC", "2024-10-02T15:00:00Z"],
    ["2 Oct 99", "1999-10-02T00:00:00Z"],
    ["  Mon, 01 Jan 2024 00:00:00 GMT+01:00  ", "2023-12-31T23:00:00Z"],
  ])("reads %j", (text, iso) => {
    expect(epochSeconds(text)).toBe(at(iso));
  });

  it.each<[unknown]>([
    [0],
    [-5],
    [Number.NaN],
    [Infinity],
    [1e30],
    [null],
    [undefined],
    [true],
    [{}],
    [[1_599_840_661]],
    [""],
    ["yesterday"],
    ["2023-02-29"],
    ["2024-13-01"],
    ["2024-01-01T25:00:00Z"],
    ["31 Feb 2024"],
    ["12 Foo 2024"],
    ["1969-12-31T23:59:59Z"],
    ["9".repeat(500)],
    [" ".repeat(100_000)],
  ])("finds no time in %j", (value) => {
    expect(epochSeconds(value)).toBe(0);
  });

  it("reads back the dates that it writes", () => {
    const seconds = fc.integer({ min: 1, max: 99_999_999_999 });
    fc.assert(
      fc.property(seconds, (moment) => {
        const date = new Date(moment * 1000);
        expect(epochSeconds(date.toISOString())).toBe(moment);
        if (date.getUTCFullYear() >= 1970) expect(epochSeconds(date.toUTCString())).toBe(moment);
      }),
    );
  });

  it("returns a whole number of seconds from 0 for any input, and reads it back unchanged", () => {
    const milliseconds = fc.integer({ min: 1e11, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), milliseconds), (value) => {
        const moment = epochSeconds(value);
        expect(Number.isSafeInteger(moment) && moment >= 0).toBe(true);
        expect(epochSeconds(moment)).toBe(moment);
      }),
    );
  });
});
