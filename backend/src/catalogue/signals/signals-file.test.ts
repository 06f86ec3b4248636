import { signalsInFile } from "./signals-file.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const at = NOW.getTime() / 1000;
const read = (entries: unknown) => signalsInFile(JSON.stringify(entries), NOW);

test("groups signals by source and kind, with the identity of each show", () => {
  const ratings = { kind: "ratings", count: 900, source: "Apple Podcasts" };
  const chart = { kind: "chart", country: "GB", place: 3, source: "Spotify", at: 1_790_000_000 };
  expect(
    read([
      { itunesId: 12, signals: [ratings, chart] },
      { feedUrl: "https://www.a.example/rss/", signals: [ratings] },
    ]),
  ).toEqual([
    {
      ...{ name: "file Apple Podcasts ratings", at },
      signals: [
        { subject: "itunes:12", signal: ratings },
        { subject: "feed:a.example/rss", signal: ratings },
      ],
    },
    { name: "file Spotify chart gb", at, signals: [{ subject: "itunes:12", signal: { ...chart, country: "gb" } }] },
  ]);
});

test.each<[unknown, RegExp]>([
  [{}, /no list of shows/],
  [[{ signals: [{ kind: "ratings", count: 9, source: "x" }] }], /Entry 1: no itunesId/],
  [[{ itunesId: 1, signals: [{ kind: "ratings", count: -9, source: "x" }] }], /Entry 1: signals.0.count/],
  [[{ itunesId: 1, signals: [{ kind: "ratings", count: 9 }] }], /signals.0.source/],
  [[{ itunesId: 1, signals: [{ kind: "horoscope", source: "x" }] }], /signals.0.kind/],
])("%j is refused with its place", (entries, message) => {
  expect(() => read(entries)).toThrow(message);
});

test("what is not JSON is refused", () => {
  expect(() => signalsInFile("itunesId,count", NOW)).toThrow("not JSON");
});
