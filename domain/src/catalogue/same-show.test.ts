import fc from "fast-check";
import { isSameShow, type ShowEntry } from "./same-show.js";

const apple: ShowEntry = {
  title: "The Joe Rogan Experience",
  author: "Joe Rogan",
  directory: "podcasts.apple.com",
  itunesId: 360084272,
  categories: ["Comedy"],
};
const spotify: ShowEntry = {
  title: "The Joe Rogan Experience",
  author: "Joe Rogan",
  directory: "api.spotify.com",
  language: "en",
  categories: ["Comedy", "Society & Culture"],
};
const feed: ShowEntry = {
  title: "the JOE ROGAN experience",
  author: "Joe  Rogan",
  feedUrl: "https://a.example/f",
  categories: [],
};

test("one title by one author in two directories, or in a directory and as a feed, is one show", () => {
  expect(isSameShow(apple, spotify)).toBe(true);
  expect(isSameShow(apple, feed)).toBe(true);
  expect(isSameShow(feed, spotify)).toBe(true);
});

test.each<[string, ShowEntry, ShowEntry]>([
  ["another author", apple, { ...spotify, author: "Floyd" }],
  ["no author", { ...apple, author: undefined }, { ...spotify, author: undefined }],
  ["a longer title", apple, { ...spotify, title: "The Joe Rogan Experience Experience" }],
  ["a title of two letters", { ...apple, title: "It" }, { ...spotify, title: "It" }],
  ["two pages of one directory", apple, { ...apple, itunesId: undefined }],
  ["an entry of nowhere", apple, { ...spotify, directory: undefined }],
  ["two feeds", feed, { ...feed, feedUrl: "https://b.example/f" }],
  ["another number at Apple", apple, { ...feed, itunesId: 7 }],
  ["another GUID", { ...apple, podcastGuid: "a" }, { ...feed, podcastGuid: "b" }],
  ["another language", { ...apple, language: "de" }, spotify],
  [
    "other topics",
    { ...apple, title: "Sermons", categories: ["Chess"] },
    { ...spotify, title: "Sermons", categories: ["Religion"] },
  ],
])("different shows of one name stay apart: %s", (_, a, b) => {
  expect(isSameShow(a, b)).toBe(false);
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const entry: fc.Arbitrary<ShowEntry> = fc.record({
  title: fc.constantFrom("Signal", "signal!", "Serial", "It", ""),
  author: maybe(fc.constantFrom("NPR", "npr", "WBEZ", "")),
  feedUrl: maybe(fc.constantFrom("https://a.example/f", "https://b.example/f")),
  directory: maybe(fc.constantFrom("podcasts.apple.com", "open.spotify.com")),
  itunesId: maybe(fc.integer({ min: 1, max: 2 })),
  podcastGuid: maybe(fc.constantFrom("a", "b")),
  language: maybe(fc.constantFrom("en", "de")),
  categories: fc.subarray(["News", "Politics", "Comedy"]),
});

test("the rule does not depend on the order, and never joins what contradicts", () => {
  fc.assert(
    fc.property(entry, entry, (a, b) => {
      const same = isSameShow(a, b);
      expect(isSameShow(b, a)).toBe(same);
      if (!same) return;
      for (const fact of ["itunesId", "podcastGuid", "language"] as const)
        expect(a[fact] === undefined || b[fact] === undefined || a[fact] === b[fact]).toBe(true);
      expect(a.feedUrl === undefined || b.feedUrl === undefined).toBe(true);
      expect(a.author && b.author).toBeTruthy();
    }),
    { numRuns: 2_000 },
  );
});

test("nothing is the same show as itself twice in one source", () => {
  fc.assert(fc.property(entry, (one) => !isSameShow(one, one)));
});
