import type { Episode } from "./episode.js";
import { filteredEpisodes, lengthOf } from "./episode-filter.js";

const episode = (title: string, published: string | null, duration: number | null, more: Partial<Episode> = {}) => ({
  ...{ id: title, title, summary: "", published, duration, image: "", mp3: "" },
  ...more,
});
const EPISODES: readonly Episode[] = [
  episode("Über Gezeiten", "2026-03-01T00:00:00.000Z", 600, { chapters: true }),
  episode("Café", "2026-01-01T00:00:00.000Z", 2_000, { summary: "<p>On <b>tides</b></p>" }),
  episode("Ebb", "2025-12-31T23:59:59.000Z", 3_600, { transcript: "https://a.example/1.vtt" }),
  episode("Undated tides", null, null),
];
const titles = (filter: Parameters<typeof filteredEpisodes>[1]) =>
  filteredEpisodes(EPISODES, filter).episodes.map(({ title }) => title);

test.each([
  [0, undefined],
  [null, undefined],
  [1, "0-15"],
  [899, "0-15"],
  [900, "15-30"],
  [1_800, "30-60"],
  [3_599, "30-60"],
  [3_600, "60-"],
])("%p seconds belong to the length %p", (seconds, length) => {
  expect(lengthOf(seconds)).toBe(length);
});

test("every word is in the title or the notes, ignoring case and accents", () => {
  expect(titles({ words: "uber" })).toEqual(["Über Gezeiten"]);
  expect(titles({ words: "CAFE tides" })).toEqual(["Café"]);
  expect(titles({ words: "cafe ebb" })).toEqual([]);
  expect(titles({ words: " % _ " })).toHaveLength(4);
});

test("length and year apply together", () => {
  expect(titles({ year: 2026 })).toEqual(["Über Gezeiten", "Café"]);
  expect(titles({ year: 2026, length: "30-60" })).toEqual(["Café"]);
});

test("a facet's count is the number of results after choosing it", () => {
  const { facets } = filteredEpisodes(EPISODES, { year: 2026, length: "0-15" });
  expect(facets()).toEqual({
    total: 1,
    known: 4,
    years: [{ year: 2026, count: 1 }],
    lengths: [
      { length: "0-15", count: 1 },
      { length: "30-60", count: 1 },
    ],
    chapters: 1,
    transcripts: 0,
  });
  const all = filteredEpisodes(EPISODES, {}).facets();
  for (const { year, count } of all.years) expect(titles({ year })).toHaveLength(count);
  for (const { length, count } of all.lengths) expect(titles({ length })).toHaveLength(count);
  expect(all).toMatchObject({ total: 4, chapters: 1, transcripts: 1 });
});
