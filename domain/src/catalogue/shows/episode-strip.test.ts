import fc from "fast-check";
import { comparedStrip, episodeStrip, knownUntil } from "./episode-strip.js";

const now = new Date("2026-11-22T12:00:00Z");
const episode = (published: string | null, duration: number | null = 1_800) => ({ published, duration });

test("each episode of the last 24 months is a mark as high as its length", () => {
  const { marks, months, from } = episodeStrip(
    [
      episode("2026-11-20T00:00:00Z", 3_600),
      episode("2026-11-06T00:00:00Z", 900),
      episode("2025-01-01T00:00:00Z", null),
      episode("2019-01-01T00:00:00Z"),
      episode(null),
    ],
    { now, complete: true },
  );
  // The strip starts on December 1, 2024, and spans 721.5 days. The first episode is on day 719.
  expect(marks.map(({ at, height }) => [Number(at.toFixed(4)), height])).toEqual([
    [0.9965, 1],
    [0.9771, 0.25],
    [0.043, 0.5],
  ]);
  expect(months).toHaveLength(24);
  expect(months[0]).toMatchObject({ month: "2026-11", episodes: 2, minutes: 60 });
  expect(months[1]).toMatchObject({ month: "2026-10", episodes: 0, minutes: undefined });
  expect(months.at(-1)).toMatchObject({ month: "2024-12", episodes: 0, minutes: undefined });
  expect(from).toBe(0);
});

test("a show is silent only if its newest dated episode is old", () => {
  const isSilent = (...published: (string | null)[]) =>
    episodeStrip(
      published.map((date) => episode(date)),
      { now, complete: true },
    ).silent;
  expect(isSilent("2019-01-01T00:00:00Z", null)).toBe(true);
  expect(isSilent("2019-01-01T00:00:00Z", "2026-11-20T00:00:00Z")).toBe(false);
  expect(isSilent(null)).toBe(false);
  expect(isSilent()).toBe(false);
  expect(isSilent("no date")).toBe(false);
});

test("the strip begins at the oldest known episode if older ones may exist", () => {
  const { months, from } = episodeStrip([episode("2026-09-10T00:00:00Z")], { now, complete: false });
  expect(months.map(({ month }) => month)).toEqual(["2026-11", "2026-10", "2026-09"]);
  expect(from).toBeGreaterThan(0.8);
});

test("the newest month is as wide as its days until now", () => {
  const third = new Date("2026-11-03T00:00:00Z");
  const { months } = episodeStrip([episode("2026-10-10T00:00:00Z")], { now: third, complete: true });
  // From December 1, 2024, to now: 702 days.
  const days = months.map(({ from, to }) => [from, to].map((share) => Math.round(share * 702)));
  expect(days.slice(0, 3)).toEqual([
    [700, 702],
    [669, 700],
    [639, 669],
  ]);
  expect(days.at(-1)).toEqual([0, 31]);
});

test("marks stay on the strip for any dates and lengths", () => {
  const dates = fc.option(
    fc
      .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString()),
    { nil: null },
  );
  const lengths = fc.option(fc.nat({ max: 100_000 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(dates, lengths)), fc.boolean(), (given, complete) => {
      const strip = episodeStrip(
        given.map(([published, duration]) => ({ published, duration })),
        { now, complete },
      );
      for (const { at, height } of strip.marks) expect(at >= 0 && at <= 1 && height > 0 && height <= 1).toBe(true);
      expect(strip.months.length).toBeGreaterThan(0);
      expect(strip.from >= 0 && strip.from <= 1).toBe(true);
    }),
  );
});

describe("knownUntil", () => {
  const march = 1_583_575_200;

  it.each([
    ["today for a show whose activity is known", "inactive" as const, march, now],
    ["the day of facts that are too old to tell the activity", "unknown" as const, march, new Date(march * 1000)],
    ["today for a show without any date", "unknown" as const, null, now],
  ])("is %s", (_, activity, at, until) => {
    expect(knownUntil({ activity, origin: { from: "feed", at } }, now)).toEqual(until);
  });
});

test("an old feed's episodes are left out beside other shows, because their axis ends today", () => {
  const episodes = [episode("2020-03-01T00:00:00Z"), episode("2026-11-20T00:00:00Z")];
  const origin = { from: "feed", at: Date.parse("2020-03-07T00:00:00Z") / 1000 } as const;
  const strip = (activity: "unknown" | "occasional") =>
    comparedStrip({ activity, origin }, episodes, { now, complete: true });
  expect(strip("unknown")).toBeUndefined();
  expect(strip("occasional")?.marks).toHaveLength(1);
});
