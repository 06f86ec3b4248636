import fc from "fast-check";
import { commonScale, METER_SEGMENTS, METER_TICKS, meterPosition, meterSpan, scaleFor } from "./meter.js";
import { type ListenerRange, parseListenerRange } from "./listener-range.js";

describe("meterSpan", () => {
  it.each([
    // log10(1000 / 100) is a quarter of the scale: segment 12 of 48.
    [
      { kind: "closed", low: 1, high: 1000 },
      { from: 0, to: 12, open: false },
    ],
    [
      { kind: "closed", low: 100, high: 1000 },
      { from: 0, to: 12, open: false },
    ],
    [
      { kind: "closed", low: 10_000, high: 100_000 },
      { from: 24, to: 36, open: false },
    ],
    // log10(5000/100) * 12 = 20.39 is rounded outward: down to 20 on the left, up to 21 on the right.
    [
      { kind: "closed", low: 5000, high: 10_000 },
      { from: 20, to: 24, open: false },
    ],
    [
      { kind: "closed", low: 1000, high: 5000 },
      { from: 12, to: 21, open: false },
    ],
    [
      { kind: "open", low: 70_001 },
      { from: 34, to: 48, open: true },
    ],
    [
      { kind: "closed", low: 1000, high: 1000 },
      { from: 12, to: 13, open: false },
    ],
    [
      { kind: "closed", low: 0, high: 20 },
      { from: 0, to: 1, open: false },
    ],
    [
      { kind: "closed", low: 2_000_000, high: 9_000_000 },
      { from: 47, to: 48, open: false },
    ],
    [
      { kind: "open", low: 5_000_000 },
      { from: 47, to: 48, open: true },
    ],
  ] as const)("fills the segments of %j as %j", (range, span) => {
    expect(meterSpan(range)).toEqual(span);
  });

  it("uses the given number of segments", () => {
    expect(meterSpan({ kind: "closed", low: 1000, high: 5000 }, 96)).toEqual({ from: 24, to: 41, open: false });
  });

  it("fills nothing for an unknown range", () => {
    expect(meterSpan({ kind: "unknown" })).toBeUndefined();
  });

  it("covers the range and stays on the scale", () => {
    const people = fc.integer({ min: 0, max: 3_000_000 });
    fc.assert(
      fc.property(people, people, fc.constantFrom(48, 96), (a, b, segments) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const span = meterSpan({ kind: "closed", low, high }, segments);
        if (span === undefined) throw new Error("a known range must light");
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeLessThanOrEqual(segments);
        expect(span.to).toBeGreaterThan(span.from);
        expect(span.from / segments).toBeLessThanOrEqual(meterPosition(low) + 1e-9);
        expect(span.to / segments).toBeGreaterThanOrEqual(meterPosition(high) - 1e-9);
      }),
    );
  });
});

describe("meterPosition", () => {
  it("puts each tick's number on its tick", () => {
    const people = [100, 1000, 10_000, 100_000, 1_000_000];
    METER_TICKS.forEach((tick, index) => expect(meterPosition(people[index] ?? 0)).toBeCloseTo(tick.at, 12));
  });

  it("stays on the scale beyond its ends", () => {
    expect(meterPosition(0)).toBe(0);
    expect(meterPosition(Infinity)).toBe(1);
  });
});

describe("commonScale", () => {
  const of = (...texts: string[]) => commonScale(texts.map(parseListenerRange));

  it("reaches the end of the largest range, so that compared meters stay comparable", () => {
    expect(of("1-1,000", "3,000,000-20,000,000", "N/A").high).toBe(100_000_000);
    expect(of("2,000,000+").high).toBe(100_000_000);
  });

  it("is the usual scale if every range ends on it", () => {
    expect(of("1-1,000", "300,000-1,000,000", "70,001+", "N/A").high).toBe(1_000_000);
    expect(of().high).toBe(1_000_000);
  });
});

describe("scaleFor", () => {
  const span = (text: string) => {
    const range = parseListenerRange(text);
    return meterSpan(range, METER_SEGMENTS, scaleFor(range));
  };

  it("is the usual scale up to a million", () => {
    for (const text of ["1-1,000", "300,000-1,000,000", "70,001+", "N/A"])
      expect(scaleFor(parseListenerRange(text)).ticks).toBe(METER_TICKS);
  });

  it("reaches the end of a range of millions, with eight segments per decade", () => {
    const { ticks, high } = scaleFor(parseListenerRange("3,000,000-20,000,000"));
    expect(ticks.map(({ label }) => label)).toEqual(["100", "10K", "1M", "100M"]);
    for (const [at, people] of [100, 10_000, 1_000_000, 100_000_000].entries())
      expect(meterPosition(people, high)).toBeCloseTo(ticks[at]?.at ?? NaN, 12);
    // log10(3,000,000 / 100) * 8 = 35.8, and log10(20,000,000 / 100) * 8 = 42.4.
    expect(span("3,000,000-20,000,000")).toEqual({ from: 35, to: 43, open: false });
    expect(span("2,000,000+")).toEqual({ from: 34, to: 48, open: true });
  });

  it("reaches the end of every range below a hundred million", () => {
    const people = fc.integer({ min: 0, max: 90_000_000 });
    fc.assert(
      fc.property(people, people, (a, b) => {
        const range: ListenerRange = { kind: "closed", low: Math.min(a, b), high: Math.max(a, b) };
        const { high } = scaleFor(range);
        expect(high).toBeGreaterThanOrEqual(range.high);
      }),
    );
  });
});
