import { statementsInFile } from "./statements-file.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const at = NOW.getTime() / 1000;
const HEAD = "itunesId,podcastGuid,feedUrl,figure,unit,source,date";
const read = (...rows: string[]) => statementsInFile([HEAD, ...rows].join("\n"), NOW).sets;

test("groups figures by source, with the identity and age of each show", () => {
  expect(
    read(
      '12,,,"1,200,000",monthly_downloads,dwdl.de,2025-11',
      ",,https://www.a.example/rss/,9000,downloads_per_episode,Media kit,2026-03-01",
      ",917393e3-1b1e-5cef-ace4-edaa54e1f810,,50000,monthly_listeners,dwdl.de,2025-12",
    ),
  ).toEqual([
    {
      ...{ name: "statements dwdl.de", at },
      signals: [
        {
          subject: "itunes:12",
          signal: {
            ...{ kind: "published", figure: 1_200_000, unit: "downloads", source: "dwdl.de" },
            at: Date.UTC(2025, 10, 15) / 1000,
          },
        },
        {
          subject: "guid:917393e3-1b1e-5cef-ace4-edaa54e1f810",
          signal: expect.objectContaining({ figure: 50_000, unit: "listeners" }),
        },
      ],
    },
    {
      ...{ name: "statements Media kit", at },
      signals: [
        {
          subject: "feed:a.example/rss",
          signal: {
            ...{ kind: "published", figure: 9_000, unit: "perEpisode", source: "Media kit" },
            at: Date.UTC(2026, 2, 1) / 1000,
          },
        },
      ],
    },
  ]);
});

test("converts a week to 30 days: downloads by 30 / 7, listeners by 1.6", () => {
  const [set] = read("1,,,7000,weekly_downloads,a,2026-01", "2,,,1000,weekly_listeners,a,2026-01");
  expect(set?.signals.map(({ signal }) => signal)).toEqual([
    expect.objectContaining({ figure: 30_000, unit: "downloads", workedOutFrom: "week" }),
    expect.objectContaining({ figure: 1_600, unit: "listeners", workedOutFrom: "week" }),
  ]);
});

test("reads the episodes beside a figure, if the table has them", () => {
  const table = (...rows: string[]) =>
    statementsInFile(["itunesId,figure,unit,episodes,source,date", ...rows].join("\n"), NOW).sets;
  const [set] = table("1,7000,monthly_downloads,120,a,2026-01", "2,7000,monthly_downloads,,a,2026-01");
  expect(set?.signals.map(({ signal }) => signal)).toEqual([
    expect.objectContaining({ figure: 7_000, episodes: 120 }),
    expect.not.objectContaining({ episodes: expect.anything() as unknown }),
  ]);
  expect(() => table("1,7000,monthly_downloads,0,a,2026-01")).toThrow(/Line 2: episodes/);
});

test("reads followers as a separate sign", () => {
  const [set] = read("1,,,7000,followers,xiaoyuzhoufm.com,2026-01");
  expect(set?.signals).toEqual([
    {
      subject: "itunes:1",
      signal: { kind: "followers", count: 7_000, source: "xiaoyuzhoufm.com", at: Date.UTC(2026, 0, 15) / 1000 },
    },
  ]);
});

test("counts a figure of the current month before the middle of the month", () => {
  const { sets } = statementsInFile(`${HEAD}\n1,,,9,monthly_listeners,a,2026-11`, new Date("2026-11-03T00:00:00Z"));
  expect(sets[0]?.signals[0]?.signal.at).toBe(Date.UTC(2026, 10, 3) / 1000);
});

test.each<[string, RegExp]>([
  [",,,9,monthly_listeners,a,2026-01", /Line 2: no itunesId/],
  ["x,,,9,monthly_listeners,a,2026-01", /Line 2: itunesId/],
  ["1,,,many,monthly_listeners,a,2026-01", /Line 2: figure: a whole number/],
  ["1,,,0,monthly_listeners,a,2026-01", /Line 2: figure/],
  ["1,,,9,total_downloads,a,2026-01", /Line 2: unit/],
  ["1,,,9,monthly_listeners,,2026-01", /Line 2: source/],
  ["1,,,9,monthly_listeners,a,January", /Line 2: date: a day or month/],
  ["1,,,9,monthly_listeners,a,2026-02-40", /Line 2: date: a day or month/],
  ["1,,,9,monthly_listeners,a,2026-02-30", /Line 2: date: a day or month/],
  ["1,,,9,monthly_listeners,a,2027-01", /Line 2: date: 2027-01 has not come yet/],
  ["1,,file:///etc/passwd,9,monthly_listeners,a,2026-01", /Line 2: feedUrl/],
  ["1,,,9", /not a CSV table/],
])("%s is refused with its line", (row, message) => {
  expect(() => read(row)).toThrow(message);
});

test("reads the other rows of a file, and names those that it refuses", () => {
  const rows = ["1,,,9,total_downloads,a,2026-01", "2,,,900,monthly_listeners,a,2026-01", ",,,9,followers,a,2026-01"];
  const { sets, refused } = statementsInFile([HEAD, ...rows].join("\n"), NOW);
  expect(sets.map(({ name, signals }) => [name, signals.map(({ subject }) => subject)])).toEqual([
    ["statements a", ["itunes:2"]],
  ]);
  expect(refused).toEqual([
    expect.stringMatching(/^Line 2: unit: /),
    expect.stringMatching(/^Line 4: no itunesId, podcastGuid or feedUrl/),
  ]);
});

test("a file without the columns is refused", () => {
  expect(() => statementsInFile("title,listeners\nThe Daily,9", NOW)).toThrow(/Line 2: /);
});
