import fc from "fast-check";
import type { Episode } from "../catalogue/shows/episode.js";
import { episode } from "./episodes.fake.js";
import { newEpisodes, plausibleTime } from "./new-episodes.js";
import { REMEMBERED, type ShowMemory } from "./show-memory.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const day = (date: number, hour = 6): string => new Date(Date.UTC(2026, 10, date, hour)).toISOString();
const first = (...listed: Episode[]): ShowMemory => newEpisodes(undefined, listed, NOW).memory;
const ids = (memory: ShowMemory, ...listed: Episode[]): string[] =>
  newEpisodes(memory, listed, NOW).fresh.map(({ id }) => id);

const A = episode("a", day(10));
const B = episode("b", day(11));
const C = episode("c", day(12));
const D = episode("d", day(13));

describe("new episodes", () => {
  test("reports nothing at the first check, and stores the newest date", () => {
    const { fresh, memory } = newEpisodes(undefined, [B, A], NOW);
    expect(fresh).toEqual([]);
    expect(memory).toMatchObject({ since: NOW, lastSeen: new Date(day(11)) });
  });

  test("reports later episodes, oldest first, whatever their order in the feed", () => {
    expect(ids(first(B, A), D, C, B, A)).toEqual(["c", "d"]);
    expect(ids(first(B, A), A, C, D, B)).toEqual(["c", "d"]);
  });

  test("reports nothing when the same feed is checked again", () => {
    const { memory } = newEpisodes(first(A), [B, A], NOW);
    expect(ids(memory, B, A)).toEqual([]);
  });

  test("does not report an edited episode, even with a later date", () => {
    expect(ids(first(B, A), episode("b", day(20), { title: "Corrected" }), A)).toEqual([]);
  });

  test("does not report an old episode that appears late", () => {
    expect(ids(first(C), C, A)).toEqual([]);
  });

  test("reports an episode with the newest date unless a known one has its title", () => {
    expect(ids(first(B, A), episode("b2", day(11)), B, A)).toEqual(["b2"]);
    expect(ids(first(B, A), episode("b2", day(11), { title: "TITLE  b!" }), A)).toEqual([]);
  });

  test.each([null, "", "yesterday", "2099-01-01T00:00:00Z", "2026-11-22T12:00:01Z"])(
    "ignores the date %j of an unknown episode, and reports the episode once",
    (published) => {
      const odd = episode("odd", published);
      const { fresh, memory } = newEpisodes(first(A), [odd, A], NOW);
      expect(fresh).toEqual([odd]);
      expect(memory.lastSeen).toEqual(new Date(day(10)));
      expect(ids(memory, odd, A)).toEqual([]);
      expect(ids(memory, odd, B, A)).toEqual(["b"]);
    },
  );

  test("accepts dates up to a day ahead because of time zones", () => {
    expect(plausibleTime("2026-11-22T12:00:00Z", NOW)).toBe(Date.parse("2026-11-22T12:00:00Z"));
    expect(plausibleTime("2026-11-22T12:00:01Z", NOW)).toBeNull();
  });

  test("treats two entries with one id as one episode", () => {
    expect(ids(first(A), episode("x", day(14)), episode("x", day(15)), A)).toEqual(["x"]);
  });

  test("reports later episodes of a show that began empty, but not its archive or undated ones", () => {
    const empty = newEpisodes(undefined, [], NOW).memory;
    const after = episode("after", "2026-11-21T13:00:00Z");
    expect(ids(empty, after, B, A, episode("undated", null))).toEqual(["after"]);
    const { memory } = newEpisodes(empty, [after, B, episode("undated", null)], NOW);
    expect(ids(memory, episode("undated", null), episode("undated 2", null))).toEqual(["undated 2"]);
  });

  test("reports nothing twice when a feed empties and fills again", () => {
    const emptied = newEpisodes(first(B, A), [], NOW).memory;
    expect(ids(emptied, C, B, A)).toEqual(["c"]);
  });
});

describe("a feed that was moved", () => {
  const moved = (from: Episode, more: Partial<Episode> = {}): Episode => ({ ...from, id: `new-${from.id}`, ...more });

  test("does not report new ids with the old dates", () => {
    expect(ids(first(C, B, A), ...[C, B, A].map((one) => moved(one)))).toEqual([]);
  });

  test("does not report known titles with today's date, but reports new ones", () => {
    const archive = [C, B, A].map((one) => moved(one, { published: day(21) }));
    expect(ids(first(C, B, A), episode("really", day(21)), ...archive)).toEqual(["really"]);
  });

  test("treats a long list of new ids, dates and titles as an archive", () => {
    const archive = (length: number) =>
      Array.from({ length }, (_, index) => episode(`n${index}`, day(21), { title: `Retold ${index}` }));
    expect(ids(first(C, B, A), ...archive(21))).toEqual([]);
    // Episodes of a short rolling feed are new: the service may have been down for a week.
    expect(ids(first(C, B, A), ...archive(20))).toHaveLength(20);
    // So are episodes published over weeks without a check.
    const weeks = archive(21).map((one, index) => ({ ...one, published: day(13 + (index % 4)) }));
    expect(ids(first(C, B, A), ...weeks)).toHaveLength(21);
  });

  test("does not take a news show with one title for all episodes for a moved feed", () => {
    const hour = (date: number) => episode(`h${date}`, day(date), { title: "The news" });
    expect(ids(first(hour(11), hour(10)), hour(12), hour(11))).toEqual(["h12"]);
    expect(ids(first(hour(10)), hour(12))).toEqual(["h12"]);
  });
});

describe("for any feeds", () => {
  const listed = fc.array(
    fc.record({
      id: fc.integer({ min: 0, max: 40 }).map((number) => `guid ${number}`),
      title: fc.constantFrom("", "News", "One", "Two", "Three"),
      published: fc.oneof(
        fc.constant(null),
        fc.constant("garbage"),
        fc.integer({ min: -40, max: 40 }).map((days) => new Date(NOW.getTime() + days * 43_200_000).toISOString()),
      ),
    }),
    { maxLength: 30 },
  );
  const feeds = fc.array(
    listed.map((all) => all.map(({ id, title, published }) => episode(id, published, { title }))),
    {
      minLength: 1,
      maxLength: 12,
    },
  );

  test("reports no episode twice or from before the start, and never lowers the newest date", () => {
    fc.assert(
      fc.property(feeds, (all) => {
        const reported = new Set(all[0]?.map(({ id }) => id));
        let memory: ShowMemory | undefined;
        for (const [index, feed] of all.entries()) {
          const now = new Date(NOW.getTime() + index * 3_600_000);
          const before = memory?.lastSeen?.getTime() ?? -Infinity;
          const news = newEpisodes(memory, feed, now);
          memory = news.memory;
          for (const { id } of news.fresh) {
            expect(reported.has(id)).toBe(false);
            reported.add(id);
          }
          expect(memory.lastSeen?.getTime() ?? -Infinity).toBeGreaterThanOrEqual(before);
          expect(memory.episodes.length).toBeLessThanOrEqual(REMEMBERED);
          // A second check right after that finds nothing.
          expect(newEpisodes(memory, feed, now)).toEqual({ fresh: [], memory });
        }
      }),
    );
  });

  test("reports the same episodes in any order of the feed", () => {
    fc.assert(
      fc.property(listed, listed, (before, now) => {
        const unique = (all: typeof now) =>
          [...new Map(all.map((one) => [one.id, one])).values()].map(({ id, title, published }) =>
            episode(id, published, { title }),
          );
        const memory = first(...unique(before));
        const reported = (all: Episode[]) => ids(memory, ...all).toSorted();
        expect(reported(unique(now).toReversed())).toEqual(reported(unique(now)));
      }),
    );
  });
});
