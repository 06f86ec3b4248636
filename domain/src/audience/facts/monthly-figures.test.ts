import fc from "fast-check";
import { monthlyFigures } from "./monthly-figures.js";
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
    const figures = monthlyFigures(900, record({ episodesPer30Days: 3 }));
    expect(figures.newListens).toBe(2700);
    // a ninth of the new ones
    expect(figures.archiveListens).toBeCloseTo(300, 9);
    // 900 * (1 + 0.2 * 2) + 300 / 3
    expect(figures.people).toBeCloseTo(1360, 9);
    expect(figures.reach).toBeCloseTo(3000, 9);
    expect(figures.followers).toBeCloseTo(720, 9);
  });

  it("counts at least one new episode", () => {
    // 900 listens by 900 people; 50 listens to old episodes by a third of that number
    const figures = monthlyFigures(900, record({ episodesPer30Days: 0.5 }));
    expect(figures.newListens).toBe(900);
    expect(figures.people).toBeCloseTo(900 + 50 / 3, 9);
    expect(figures.reach).toBeCloseTo(950, 9);
  });

  it("lets a daily show gain new listeners per week, not per day", () => {
    const daily = monthlyFigures(900, record({ episodesPer30Days: 30 }));
    // 900 * (1 + 0.2 * (30 / 7 - 1)) + 3000 / 3
    expect(daily.people).toBeCloseTo(900 * (1 + 0.2 * (30 / 7 - 1)) + 1000, 9);
    expect(daily.reach).toBeCloseTo(30_000, 9);
  });

  it("assumes an episode every two weeks when the rhythm is not known", () => {
    expect(monthlyFigures(700, record({})).newListens).toBeCloseTo(1500, 9);
  });

  const count = fc.double({ min: 0.1, max: 100_000, noNaN: true });
  const rate = fc.double({ min: 0.01, max: 150, noNaN: true });

  it("rises with the audience of an episode and with the rhythm", () => {
    const figures = (people: number, episodesPer30Days: number): number[] =>
      Object.values(monthlyFigures(people, record({ episodesPer30Days })));
    fc.assert(
      fc.property(count, rate, fc.double({ min: 1, max: 3, noNaN: true }), (people, pace, factor) => {
        const base = figures(people, pace);
        for (const other of [figures(people * factor, pace), figures(people, pace * factor)])
          other.forEach((figure, index) => expect(figure * (1 + 1e-9)).toBeGreaterThanOrEqual(base[index] ?? Infinity));
      }),
    );
  });

  it("keeps the order that follows from what the figures count", () => {
    fc.assert(
      fc.property(count, rate, (perEpisode, episodesPer30Days) => {
        const { people, reach, followers } = monthlyFigures(perEpisode, record({ episodesPer30Days }));
        expect(perEpisode <= people && people <= reach && followers <= people).toBe(true);
      }),
    );
  });
});
