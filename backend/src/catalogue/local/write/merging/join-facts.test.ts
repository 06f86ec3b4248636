import type { PodcastFacts } from "../../record/show-table.js";
import { joinFacts } from "./join-facts.js";

const feed = {
  source: "feed",
  key: "a",
  title: "A",
  categories: [],
  episodeCount: 100,
  newestEpisode: 9_000,
  oldestEpisode: 1_000,
};
const joined = (...others: readonly Partial<PodcastFacts>[]) =>
  joinFacts([
    feed,
    ...others.map((other) => ({ source: "dump", key: "b", title: "A", categories: [], ...other })),
  ] as PodcastFacts[]);

test("keeps the highest counts and the latest dates of all entries", () => {
  const whole = joined({ episodeCount: 150, newestEpisode: 9_500 }, { episodeCount: 90, oldestEpisode: 800 });
  expect(whole).toMatchObject({ episodeCount: 150, newestEpisode: 9_500, oldestEpisode: 800 });
});

test("ignores the oldest date of a list with less than half of the episodes", () => {
  expect(joined({ episodeCount: 200 })).toMatchObject({ episodeCount: 200, oldestEpisode: 1_000 });
  expect(joined({ episodeCount: 201 })).toMatchObject({
    episodeCount: 201,
    newestEpisode: 9_000,
    oldestEpisode: undefined,
  });
  expect(joined({ episodeCount: undefined, oldestEpisode: 500 })).toMatchObject({ oldestEpisode: 1_000 });
});

test("keeps all entries' signs of demand, and the newer one of each source", () => {
  const list = (source: string, shows: number) => JSON.stringify([{ kind: "list", source, shows }]);
  const chart = (at: number, place: number) =>
    JSON.stringify([{ kind: "chart", source: "Apple Podcasts", at, country: "us", place }]);
  const both = [{ signals: list("Apple Podcasts", 4_560) }, { signals: list("Spotify", 900) }];
  const signals = JSON.stringify([
    { kind: "list", source: "Apple Podcasts", shows: 4_560 },
    { kind: "list", source: "Spotify", shows: 900 },
  ]);
  expect(joined(...both).signals).toBe(signals);
  expect(joined(...both.toReversed()).signals).toBe(signals);
  expect(joined({ signals: chart(200, 4) }, { signals: chart(100, 9) }).signals).toBe(chart(200, 4));
  expect(joined({}).signals).toBeUndefined();
});

test("dates a saved feed to its own day, unless an entry has a later episode", () => {
  const saved = { asOf: 9_400, newestEpisode: 9_000, key: "c", episodeCount: 100 };
  expect(joined(saved)).toMatchObject({ newestEpisode: 9_000, asOf: undefined });
  expect(joined({ ...saved, newestEpisode: 9_100 })).toMatchObject({ newestEpisode: 9_100, asOf: 9_400 });
  expect(joined({ ...saved, newestEpisode: 9_100 }, { newestEpisode: 9_500 })).toMatchObject({ asOf: undefined });
});

test("a saved feed with fewer episodes than a directory does not prove silence", () => {
  const saved = { ...feed, asOf: 9_400 } as PodcastFacts;
  const counted = (episodeCount: number) =>
    joinFacts([saved, { source: "dump", key: "b", title: "A", categories: [], episodeCount }]);
  expect(counted(100)).toMatchObject({ asOf: 9_400 });
  expect(counted(2_409)).toMatchObject({ asOf: 9_000, newestEpisode: 9_000 });
});

test("keeps a date without a count", () => {
  const [one, other] = [
    { ...feed, episodeCount: undefined },
    { ...feed, key: "b", oldestEpisode: undefined },
  ];
  expect(joinFacts([one, { ...other, episodeCount: undefined }] as PodcastFacts[])).toMatchObject({
    oldestEpisode: 1_000,
  });
});

test.each<[string, readonly (string | undefined)[], string | undefined]>([
  ["two names", ["A Network", "Ada Marsh"], "A Network, Ada Marsh"],
  ["a name within another", ["ESPN", "ESPN, Ada Marsh"], "ESPN, Ada Marsh"],
  ["a name within the one before", ["BBC Radio 4", "BBC"], "BBC Radio 4"],
  ["the same name, written differently", ["Ada Marsh", "ADA  MARSH"], "Ada Marsh"],
  ["a part of a word", ["Marshall", "Marsh"], "Marshall, Marsh"],
  ["what they were joined to before", ["A Network, Ada Marsh", "A Network", "Ada Marsh"], "A Network, Ada Marsh"],
  ["one of three", [undefined, "Ada Marsh", undefined], "Ada Marsh"],
  ["none", [undefined, undefined], undefined],
])("directories that name %s", (_, authors, expected) => {
  const entries = authors.map((author, at) => ({ source: "dump", key: `${at}`, title: "A", categories: [], author }));
  expect(joinFacts(entries as unknown as PodcastFacts[]).author).toBe(expected);
});

test("keeps only the author in the show's own feed", () => {
  const [own, entry] = [
    { ...feed, author: "Ada Marsh" },
    { source: "dump", key: "b", title: "A", categories: [], author: "A Network" },
  ];
  expect(joinFacts([own, entry] as unknown as PodcastFacts[]).author).toBe("Ada Marsh");
  expect(joinFacts([{ ...own, author: undefined }, entry] as unknown as PodcastFacts[]).author).toBe("A Network");
});

test("has the title of most entries, or of equally many that of a page on a list", () => {
  const listed = {
    title: "Global News Podcast",
    signals: JSON.stringify([{ kind: "list", source: "Spotify", shows: 9 }]),
  };
  expect(joined({ title: "a!" }).title).toBe("A");
  expect(joined({ title: "Global News" }).title).toBe("A");
  expect(joined(listed).title).toBe("Global News Podcast");
  expect(joined({ title: "Global News" }, { title: "GLOBAL NEWS" }, { title: "A" }).title).toBe("A");
  expect(joined({ title: "Global News" }, { title: "GLOBAL NEWS" }).title).toBe("Global News");
});
