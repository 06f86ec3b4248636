import fc from "fast-check";
import { minimumFillDelayMs, looksAutomated, SHORTEST_FILL_MS } from "./form-trap.js";

describe("looksAutomated", () => {
  it.each([
    [{}, false],
    [{ website: "" }, false],
    [{ website: "https://spam.example" }, true],
    [{ website: " " }, true],
    [{ elapsedMs: 0 }, true],
    [{ elapsedMs: -5 }, true],
    [{ elapsedMs: Number.NaN }, true],
    [{ elapsedMs: SHORTEST_FILL_MS - 1 }, true],
    [{ elapsedMs: SHORTEST_FILL_MS }, false],
    [{ website: "", elapsedMs: 90_000 }, false],
    [{ website: "x", elapsedMs: 90_000 }, true],
  ])("for %j returns %s", (trap, verdict) => {
    expect(looksAutomated(trap)).toBe(verdict);
  });
});

describe("minimumFillDelayMs", () => {
  it.each([
    [0, 1_600],
    [1_000.4, 600],
    [1_599.5, 1],
    [1_600, 0],
    [60_000, 0],
  ])("after %d ms waits another %d ms", (elapsed, wait) => {
    expect(minimumFillDelayMs(elapsed)).toBe(wait);
  });

  it("never mistakes a person for a program, even with a coarse browser clock", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), fc.integer({ min: 1, max: 100 }), (elapsed, grain) => {
        const measured = Math.floor((elapsed + minimumFillDelayMs(elapsed)) / grain) * grain;
        expect(looksAutomated({ elapsedMs: measured })).toBe(false);
      }),
    );
  });
});
