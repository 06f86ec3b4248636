import fc from "fast-check";
import { downloadsPerListener, monthlyFigures } from "./monthly-figures.js";
import type { PublishingRecord } from "./publishing-record.js";

const record = (facts: Partial<PublishingRecord>): PublishingRecord => ({
  episodes: undefined,
  daysSinceNewest: undefined,
  historyDays: undefined,
  episodesPer30Days: undefined,
  isStated: false,
  ...facts,
});

describe("monthlyFigures", () => {
  it("adds up a show with three episodes in 30 days", () => {
    const figures = monthlyFigures(900, record({ episodesPer30Days: 3 }));
    expect(figures.newListens).toBe(2700);
    // a ninth of the new listens
    expect(figures.archiveListens).toBeCloseTo(300, 9);
    // 3,000 / (1.593 * 3 ^ 0.233): 2.0577 downloads per listener
    expect(figures.people).toBeCloseTo(1457.93, 2);
    expect(figures.reach).toBeCloseTo(3000, 9);
    expect(figures.followers).toBeCloseTo(720, 9);
  });

  it("counts at least one new episode", () => {
    // 950 listens, but never fewer people than one episode has
    const figures = monthlyFigures(900, record({ episodesPer30Days: 0.5 }));
    expect(figures.newListens).toBe(900);
    expect(figures.people).toBe(900);
    expect(figures.reach).toBeCloseTo(950, 9);
  });

  it("takes 3.5 downloads for each listener of a daily show", () => {
    const daily = monthlyFigures(900, record({ episodesPer30Days: 30 }));
    // 30,000 / (1.593 * 30 ^ 0.233)
    expect(daily.people).toBeCloseTo(8525.82, 2);
    expect(daily.reach).toBeCloseTo(30_000, 9);
  });

  it("takes the followers from the different people in a week", () => {
    // Seven new episodes: 7,000 / (1.593 * 7 ^ 0.233) = 2,792.4 people; four of five come back.
    expect(monthlyFigures(900, record({ episodesPer30Days: 30 })).followers).toBeCloseTo(2233.9, 0);
    // With one episode a week, its week has as many people as the episode.
    expect(monthlyFigures(900, record({ episodesPer30Days: 30 / 7 })).followers).toBeCloseTo(720, 9);
  });

  it("agrees with rankers that count downloads and listeners", () => {
    expect(downloadsPerListener(0.9)).toBeCloseTo(1.593, 3);
    expect(downloadsPerListener(5)).toBeCloseTo(2.32, 2);
    expect(downloadsPerListener(120)).toBeCloseTo(4.86, 2);
  });

  it("assumes an episode every two weeks when the rhythm is unknown", () => {
    const assumed = monthlyFigures(700, record({}));
    expect(assumed.newListens).toBeCloseTo(1500, 9);
    // 0.9 listeners per download with one episode in 30 days, 0.3055 with 22: log10(0.9 / 0.3055) / 2 / 1.2816.
    expect(assumed.deviation).toBeCloseTo(0.183, 3);
    expect(monthlyFigures(700, record({ episodesPer30Days: 2 })).deviation).toBe(0);
  });

  const count = fc.double({ min: 0.1, max: 100_000, noNaN: true });
  const rate = fc.double({ min: 0.01, max: 150, noNaN: true });

  it("rises with the audience per episode and with the rhythm", () => {
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

  it("keeps the audience per episode within the listeners, and those within the reach", () => {
    fc.assert(
      fc.property(count, rate, (perEpisode, episodesPer30Days) => {
        const { people, reach, followers } = monthlyFigures(perEpisode, record({ episodesPer30Days }));
        expect(perEpisode <= people && people <= reach && followers <= people).toBe(true);
      }),
    );
  });
});
