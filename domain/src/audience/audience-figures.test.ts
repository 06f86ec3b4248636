import fc from "fast-check";
import { monthlyFigures, monthlySpread } from "./audience-figures.js";
import type { PublishingRecord } from "./publishing-record.js";

const record = (facts: Partial<PublishingRecord>): PublishingRecord => ({
  episodes: undefined,
  daysSinceNewest: undefined,
  historyDays: undefined,
  episodesPer30Days: undefined,
  ...facts,
});

describe("monthlyFigures", () => {
  it("adds up a show with three episodes in 30 days", () => {
    const figures = monthlyFigures(900, record({ episodesPer30Days: 3, daysSinceNewest: 5 }));
    expect(figures.newListens).toBe(2700);
    // a ninth of the new ones
    expect(figures.archiveListens).toBeCloseTo(300, 9);
    // 900 * (1 + 0.2 * 2) + 300 / 3
    expect(figures.people).toBeCloseTo(1360, 9);
    // 2700 * 0.9 + 300
    expect(figures.reach).toBeCloseTo(2730, 9);
    expect(figures.followers).toBeCloseTo(720, 9);
  });

  it("takes a part of one audience when less than one episode is expected", () => {
    // 0.5 * 900 new listens by as many people; 50 old ones by a third
    expect(monthlyFigures(900, record({ episodesPer30Days: 0.5 })).people).toBeCloseTo(450 + 50 / 3, 9);
  });

  it("lets a daily show gain new people by the week, not by the day", () => {
    const daily = monthlyFigures(900, record({ episodesPer30Days: 30 }));
    // 900 * (1 + 0.2 * (30 / 7 - 1)) + 3000 / 3
    expect(daily.people).toBeCloseTo(900 * (1 + 0.2 * (30 / 7 - 1)) + 1000, 9);
    expect(daily.reach).toBeCloseTo(27_000 * 0.9 + 3000, 9);
  });

  it("fades a silent show instead of dropping it", () => {
    const silent = monthlyFigures(900, record({ episodesPer30Days: 3, daysSinceNewest: 180 }));
    // 90 days past the 90 of an active show: half the episodes are expected
    expect(silent.newListens).toBeCloseTo(1350, 9);
    const dead = monthlyFigures(900, record({ episodesPer30Days: 3, daysSinceNewest: 90 + 2 * 365 }));
    expect(dead.archiveListens).toBeCloseTo(75, 9);
    expect(dead.newListens).toBeLessThan(15);
    expect(dead.followers).toBeCloseTo(180, 9);
  });

  it("assumes an episode every two weeks and a living show when neither is known", () => {
    expect(monthlyFigures(700, record({})).newListens).toBeCloseTo(1500, 9);
  });

  it("rises with the audience of an episode and with the rhythm, and falls with silence", () => {
    const count = fc.double({ min: 0.1, max: 100_000, noNaN: true });
    const rate = fc.double({ min: 0.01, max: 120, noNaN: true });
    const days = fc.double({ min: 0, max: 6000, noNaN: true });
    const figures = (people: number, episodesPer30Days: number, daysSinceNewest: number): number[] =>
      Object.values(monthlyFigures(people, record({ episodesPer30Days, daysSinceNewest })));
    fc.assert(
      fc.property(count, rate, days, fc.double({ min: 1, max: 3, noNaN: true }), (people, pace, silence, factor) => {
        const base = figures(people, pace, silence);
        const more = [
          figures(people * factor, pace, silence),
          figures(people, pace * factor, silence),
          figures(people, pace, silence / factor),
        ];
        for (const other of more)
          other.forEach((figure, index) => expect(figure * (1 + 1e-9)).toBeGreaterThanOrEqual(base[index] ?? Infinity));
      }),
    );
  });
});

describe("monthlySpread", () => {
  it("carries both ends of the range over", () => {
    const spread = monthlySpread(
      { low: 100, middle: 200, high: 900 },
      record({ episodesPer30Days: 3 }),
      ({ newListens }) => newListens,
    );
    expect(spread).toEqual({ low: 300, middle: 600, high: 2700 });
  });
});
