import { publishingRhythm } from "./publishing-rhythm.js";

const now = new Date("2025-06-01T00:00:00Z");
const DAY = 86_400;
const at = (day: number): number => 1_700_000_000 + day * DAY;
const episode = (published?: number, duration?: number) => ({
  guid: String(Math.abs(published ?? 0)),
  title: "E",
  published,
  duration,
});

test("returns the median of the gaps and of the durations", () => {
  const episodes = [
    episode(at(0), 100),
    episode(at(7), 300),
    episode(at(14), 200),
    episode(at(50)),
    episode(at(21), 1_000),
  ];
  expect(publishingRhythm(episodes, now)).toEqual({
    newestEpisode: at(50),
    oldestEpisode: at(0),
    updateIntervalDays: 7,
    typicalDuration: 250,
  });
});

test("ignores an earlier rhythm", () => {
  const daily = Array.from({ length: 200 }, (_, day) => episode(at(day)));
  const weekly = Array.from({ length: 52 }, (_, week) => episode(at(200 + week * 7)));
  expect(publishingRhythm([...daily, ...weekly], now).updateIntervalDays).toBe(7);
});

test("finds no rhythm in two dates, or in one date for all episodes", () => {
  expect(publishingRhythm([episode(at(0)), episode(at(7))], now).updateIntervalDays).toBeUndefined();
  expect(publishingRhythm([episode(at(1)), episode(at(1)), episode(at(1))], now).updateIntervalDays).toBeUndefined();
});

test("future dates are ignored, except tomorrow's", () => {
  const soon = now.getTime() / 1000 + 3_600;
  expect(publishingRhythm([episode(soon + 10 * DAY), episode(soon)], now)).toMatchObject({
    newestEpisode: soon,
    oldestEpisode: soon,
  });
});

test("returns nothing when nothing is known", () => {
  const unknown = {
    newestEpisode: undefined,
    oldestEpisode: undefined,
    updateIntervalDays: undefined,
    typicalDuration: undefined,
  };
  expect(publishingRhythm([], now)).toEqual(unknown);
  expect(publishingRhythm([episode()], now)).toEqual(unknown);
});
