import { asOf, firstKnown, publishingRecord } from "./publishing-record.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;

test("a show begins with its first episode, or earlier with its entry in an index", () => {
  expect(firstKnown({ oldestEpisode: 2_000 })).toBe(2_000);
  expect(firstKnown({ oldestEpisode: 2_000, knownSince: 1_000 })).toBe(1_000);
  expect(firstKnown({ oldestEpisode: 2_000, knownSince: 3_000 })).toBe(2_000);
  expect(firstKnown({ oldestEpisode: 0, knownSince: 3_000 })).toBeUndefined();
});

describe("publishingRecord", () => {
  it("derives rhythm and history from count and dates", () => {
    // 40 episodes in 300 days make 4 in 30 days.
    expect(
      publishingRecord({ episodeCount: 40, newestEpisode: daysBefore(5), oldestEpisode: daysBefore(305) }, NOW),
    ).toEqual({
      episodes: 40,
      daysSinceNewest: 5,
      historyDays: 300,
      episodesPer30Days: 4,
      isStated: false,
    });
  });

  it("prefers the interval that the source measured", () => {
    const facts = {
      episodeCount: 40,
      newestEpisode: daysBefore(5),
      oldestEpisode: daysBefore(305),
      updateIntervalDays: 10,
    };
    expect(publishingRecord(facts, NOW).episodesPer30Days).toBe(3);
  });

  it("uses the rhythm in the description only if no other fact gives one", () => {
    const stated = { statedIntervalDays: 1.5, episodeCount: 300 };
    expect(publishingRecord(stated, NOW)).toMatchObject({ episodesPer30Days: 20, isStated: true });
    expect(publishingRecord({ ...stated, updateIntervalDays: 10 }, NOW)).toMatchObject({
      ...{ episodesPer30Days: 3, isStated: false },
    });
    const dated = { ...stated, newestEpisode: daysBefore(5), oldestEpisode: daysBefore(1505) };
    expect(publishingRecord(dated, NOW)).toMatchObject({ episodesPer30Days: 6, isStated: false });
  });

  it("spreads a short record over a month", () => {
    const facts = { episodeCount: 3, newestEpisode: daysBefore(1), oldestEpisode: daysBefore(2) };
    expect(publishingRecord(facts, NOW).episodesPer30Days).toBe(3);
  });

  it("derives no rhythm from one or two known episodes", () => {
    const only = { episodeCount: 1, newestEpisode: daysBefore(1), oldestEpisode: daysBefore(1) };
    expect(publishingRecord(only, NOW)).toMatchObject({ episodes: 1, episodesPer30Days: undefined, isStated: false });
    expect(publishingRecord({ ...only, episodeCount: 2, oldestEpisode: daysBefore(3) }, NOW).episodesPer30Days).toBe(
      undefined,
    );
    expect(publishingRecord({ ...only, statedIntervalDays: 7.5 }, NOW)).toMatchObject({
      ...{ episodesPer30Days: 4, isStated: true },
    });
  });

  it("counts five episodes a day at most", () => {
    expect(publishingRecord({ updateIntervalDays: 0.01 }, NOW).episodesPer30Days).toBe(150);
    expect(publishingRecord({ updateIntervalDays: Number.MIN_VALUE }, NOW).episodesPer30Days).toBe(150);
  });

  it("treats absent, zero and impossible facts as unknown", () => {
    const nothing = {
      episodes: undefined,
      daysSinceNewest: undefined,
      historyDays: undefined,
      episodesPer30Days: undefined,
      isStated: false,
    };
    expect(publishingRecord({}, NOW)).toEqual(nothing);
    expect(
      publishingRecord({ episodeCount: 0, newestEpisode: 0, oldestEpisode: -1, updateIntervalDays: Number.NaN }, NOW),
    ).toEqual(nothing);
  });

  it("treats future dates as today, and an oldest episode after the newest as the newest", () => {
    expect(publishingRecord({ newestEpisode: daysBefore(-10) }, NOW).daysSinceNewest).toBe(0);
    expect(publishingRecord({ newestEpisode: daysBefore(20), oldestEpisode: daysBefore(5) }, NOW).historyDays).toBe(0);
  });

  it("counts silence up to the day on which the facts were read", () => {
    expect(publishingRecord({ newestEpisode: daysBefore(2000), readAt: daysBefore(1997) }, NOW).daysSinceNewest).toBe(
      3,
    );
  });
});

describe("asOf", () => {
  it("is when the facts were read, or now if that is unknown or in the future", () => {
    expect(asOf({ readAt: daysBefore(10) }, NOW)).toEqual(new Date("2026-11-11T12:00:00Z"));
    expect(asOf({}, NOW)).toBe(NOW);
    expect(asOf({ readAt: daysBefore(-3) }, NOW)).toEqual(NOW);
  });
});
