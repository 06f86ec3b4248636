import fc from "fast-check";
import { episodeNotices, isQuiet, type NewEpisode, newestId, NOTICES_MOST, newSince } from "./episode-notices.js";

const episode = (id: number, show = `show${id}`): NewEpisode => ({
  id: String(id),
  podcastId: show,
  podcastTitle: show.toUpperCase(),
  title: `Episode ${id}`,
});
const minutes = fc.integer({ min: 0, max: 1439 });

test.each([
  [22 * 60, 7 * 60, 23 * 60, true],
  [22 * 60, 7 * 60, 6 * 60 + 59, true],
  [22 * 60, 7 * 60, 7 * 60, false],
  [22 * 60, 7 * 60, 12 * 60, false],
  [12 * 60, 13 * 60, 12 * 60, true],
  [12 * 60, 13 * 60, 13 * 60, false],
  [480, 480, 480, false],
])("quiet from %i to %i: minute %i is quiet: %s", (from, to, at, quiet) => {
  expect(isQuiet(at, { from, to })).toBe(quiet);
});

test("each minute is quiet for one of two opposite ranges, never for both", () => {
  fc.assert(
    fc.property(minutes, minutes, minutes, (from, to, at) => {
      fc.pre(from !== to);
      expect(isQuiet(at, { from, to })).toBe(!isQuiet(at, { from: to, to: from }));
    }),
  );
});

test("quiet hours are as long as the time from start to end", () => {
  fc.assert(
    fc.property(minutes, minutes, (from, to) => {
      const quiet = Array.from({ length: 1440 }, (_, at) => isQuiet(at, { from, to })).filter(Boolean).length;
      expect(quiet).toBe((to - from + 1440) % 1440);
    }),
  );
});

test("reports nothing before the first check, and only newer episodes after it", () => {
  const all = [episode(10), episode(9), episode(2)];
  expect(newSince(all, undefined)).toEqual([]);
  expect(newestId(all, undefined)).toBe("10");
  expect(newSince(all, "9").map(({ id }) => id)).toEqual(["10"]);
  expect(newestId([], "9")).toBe("9");
  expect(newestId([], undefined)).toBeUndefined();
});

test("sends one notification per show, the newest first", () => {
  expect(episodeNotices([episode(1, "a"), episode(3, "b"), episode(2, "a")])).toEqual([
    { title: "B", body: "Episode 3", path: "/podcast/b" },
    { title: "A", body: "2 new episodes", path: "/podcast/a" },
  ]);
});

test("combines ten shows into three notifications and one for the other seven", () => {
  const notices = episodeNotices(Array.from({ length: 10 }, (_, id) => episode(id + 1)));
  expect(notices).toHaveLength(NOTICES_MOST + 1);
  expect(notices.at(-1)).toEqual({
    title: "New episodes",
    body: "and 7 more shows with new episodes",
    path: "/dashboard",
  });
});

test("an episode is reported only once", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(ids, ids, (first, second) => {
      const newest = newestId(
        first.map((id) => episode(id)),
        "0",
      );
      const next = newSince(
        second.map((id) => episode(id)),
        newest,
      );
      expect(next.every(({ id }) => !first.includes(Number(id)))).toBe(true);
      expect(next).toHaveLength(second.filter((id) => id > Number(newest)).length);
    }),
  );
});
