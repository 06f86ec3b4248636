import { mergeFacts } from "./merge-facts.js";
import type { PodcastFacts } from "../../record/show-table.js";

const dump: PodcastFacts = {
  source: "dump",
  key: "k",
  title: "Old Title",
  categories: ["News"],
  link: "https://show.example",
  popularityScore: 6,
  itunesId: 12,
  episodeCount: 90,
};
const feed: PodcastFacts = {
  source: "feed",
  key: "k",
  title: "New Title",
  categories: [],
  description: "From the feed.",
  episodeCount: 100,
  popularityScore: undefined,
};
const both = {
  ...{ source: "both", key: "k", title: "New Title", categories: ["News"], description: "From the feed." },
  ...{ link: "https://show.example", popularityScore: 6, itunesId: 12, episodeCount: 100 },
};

test("prefers a feed's texts, and fills gaps from the dump", () => {
  expect(mergeFacts(dump, feed)).toEqual(both);
});

test("the order and number of imports do not change the result", () => {
  expect(mergeFacts(feed, dump)).toEqual(both);
  const once = mergeFacts(dump, feed);
  expect(mergeFacts(once, dump)).toEqual(both);
  expect(mergeFacts(once, feed)).toEqual(both);
  expect(mergeFacts(mergeFacts(once, dump), feed)).toEqual(both);
});

test("a newer dump renews what dumps measure", () => {
  const renewed = mergeFacts(mergeFacts(dump, feed), { ...dump, popularityScore: 9, title: "Dump's Title" });
  expect(renewed).toMatchObject({ popularityScore: 9, title: "New Title" });
});

test("replaces facts of the same kind of source, and never mixes demo shows", () => {
  const { link: _, ...withoutLink } = dump;
  expect(mergeFacts(dump, withoutLink)).toEqual(withoutLink);
  expect(mergeFacts({ ...dump, source: "demo" }, feed)).toEqual(feed);
});

test("a feed that was read or is gone decides whether the show is dead; a later dump may change that", () => {
  expect(mergeFacts({ ...dump, dead: true }, { ...feed, dead: false })).toMatchObject({ dead: false });
  expect(mergeFacts({ ...dump, dead: true }, feed)).toMatchObject({ dead: true });
  expect(mergeFacts(dump, { ...feed, dead: true })).toMatchObject({ dead: true });
  expect(mergeFacts({ ...both, source: "both", dead: true }, { ...dump, dead: false })).toMatchObject({ dead: false });
});

test("the day of a saved feed is stored with its facts, until the feed itself is read", () => {
  const saved = { ...feed, asOf: 9_000, newestEpisode: 8_900 };
  for (const both of [mergeFacts(dump, saved), mergeFacts(saved, dump)]) {
    expect(both).toMatchObject({ asOf: 9_000, newestEpisode: 8_900 });
    expect(mergeFacts(both, feed).asOf).toBeUndefined();
  }
});

test("a dump with a later episode than the saved feed decides what is new", () => {
  const saved = { ...feed, asOf: 9_000, newestEpisode: 8_900, lastUpdate: 8_900 };
  const later = { ...dump, newestEpisode: 12_000, lastUpdate: 12_500, asOf: 13_000 };
  const whole = { title: "New Title", newestEpisode: 12_000, lastUpdate: 12_500, asOf: 13_000 };
  expect(mergeFacts(later, saved)).toMatchObject(whole);
  expect(mergeFacts(saved, later)).toMatchObject(whole);
});
