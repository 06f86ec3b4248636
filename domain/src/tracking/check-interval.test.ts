import fc from "fast-check";
import { cadenceOf, checkInterval } from "./check-interval.js";
import { episode } from "./episodes.fake.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const HOUR = 3600;
const DAY = 86_400;
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
/** Without randomness: the middle of the range. */
const interval = (gap: number | null, silence: number | null) =>
  checkInterval({ gap, newest: silence === null ? null : ago(silence) }, NOW, 0.5);

test.each<[string, number | null, number | null, number]>([
  ["a fresh daily show", DAY, HOUR, HOUR],
  ["a fresh hourly show, not more often than hourly", HOUR, 600, HOUR],
  ["a weekly show", 7 * DAY, 2 * DAY, 7 * HOUR],
  ["a monthly show", 30 * DAY, 3 * DAY, 30 * HOUR],
  ["a daily show that has been silent for a week", DAY, 7 * DAY, 7 * HOUR],
  ["a daily show that has been silent for 90 days", DAY, 90 * DAY, 90 * HOUR],
  ["a daily show that has been silent for longer", DAY, 90 * DAY + 1, 7 * DAY],
  ["a yearly show that is fresh", 365 * DAY, DAY, 7 * DAY],
  ["a show with one episode", null, DAY, 7 * HOUR],
  ["a show without dates", null, null, DAY],
  ["an episode dated a little ahead", DAY, -3 * HOUR, HOUR],
])("%s", (_what, gap, silence, seconds) => {
  expect(interval(gap, silence)).toBe(seconds);
});

test("spreads the interval by up to a tenth in either direction", () => {
  const cadence = { gap: DAY, newest: ago(HOUR) };
  expect(checkInterval(cadence, NOW, 0)).toBe(3240);
  expect(checkInterval(cadence, NOW, 0.999_999)).toBe(3960);
});

test("stays between an hour and a week, give or take a tenth", () => {
  fc.assert(
    fc.property(
      fc.option(fc.double({ min: 0, max: 1e9, noNaN: true })),
      fc.option(fc.integer({ min: -DAY, max: 1_000_000_000 })),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (gap, silence, chance) => {
        const seconds = checkInterval({ gap, newest: silence === null ? null : ago(silence) }, NOW, chance);
        expect(seconds).toBeGreaterThanOrEqual(0.9 * HOUR);
        expect(seconds).toBeLessThanOrEqual(1.1 * 7 * DAY);
      },
    ),
  );
});

describe("how often a show publishes", () => {
  const dated = (...days: number[]) => days.map((days, index) => episode(`e${index}`, ago(days * DAY).toISOString()));

  test("uses the median of the gaps, so a double issue does not make a show daily", () => {
    expect(cadenceOf(dated(1, 8, 8.1, 15, 22), NOW)).toEqual({ gap: 7 * DAY, newest: ago(DAY) });
    expect(cadenceOf(dated(22, 1, 15, 8, 8.1), NOW).gap).toBe(7 * DAY);
  });

  test("uses the latest ten gaps and ignores earlier years", () => {
    const daily = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(
      cadenceOf(dated(...daily, 400, 800, 1200, 1600, 2000, 2400, 2800, 3200, 3600, 4000, 4400, 4800), NOW).gap,
    ).toBe(DAY);
  });

  test("ignores missing, unreadable and future dates", () => {
    const odd = [episode("x", null), episode("y", "soon"), episode("z", "2099-01-01T00:00:00Z")];
    expect(cadenceOf([...odd, ...dated(2)], NOW)).toEqual({ gap: null, newest: ago(2 * DAY) });
    expect(cadenceOf(odd, NOW)).toEqual({ gap: null, newest: null });
    expect(cadenceOf([], NOW)).toEqual({ gap: null, newest: null });
  });
});
