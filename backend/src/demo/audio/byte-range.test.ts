import fc from "fast-check";
import { byteRange } from "./byte-range.js";

describe("ranges of bytes", () => {
  it.each([
    [undefined, "whole"],
    ["", "whole"],
    ["bytes=0-", { start: 0, end: 99 }],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=99-", { start: 99, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=20-10", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["bytes=a-b", "whole"],
    ["bytes=-", "whole"],
    ["lines=0-1", "whole"],
  ] as const)("%s of 100", (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it("never leave the file, whatever is asked", () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.nat()), fc.option(fc.nat()), (size, first, last) => {
        const range = byteRange(`bytes=${first ?? ""}-${last ?? ""}`, size);
        if (typeof range !== "string") {
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
