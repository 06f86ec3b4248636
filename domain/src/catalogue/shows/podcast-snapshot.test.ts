import { PODCAST_DEFAULTS } from "../sources/normalize-podcast.js";
import { snapshotImage, snapshotText, snapshotOf } from "./podcast-snapshot.js";

const OWN = "https://earshot.example";

test.each([
  ["https://i.example/a.png", "https://i.example/a.png"],
  [" http://i.example/a.png ", "http://i.example/a.png"],
  ["HTTPS://I.example/a", "HTTPS://I.example/a"],
  ["/demo/covers/a.svg", "https://earshot.example/demo/covers/a.svg"],
  ["//evil.example/a.png", null],
  ["/\\evil.example/a.png", null],
  ["httpx://a.example/a.png", null],
  ["http:/a.example", null],
  ["http://", null],
  ["https:///a", null],
  ["https://a.example/a b.png", null],
  ["javascript:alert(1)", null],
  ["data:image/png;base64,AAAA", null],
  ["ftp://a.example/a.png", null],
  ["", null],
  [`https://a.example/${"a".repeat(2_000)}`, null],
])("the cover %j is stored as %j", (given, stored) => {
  expect(snapshotImage(given, OWN)).toBe(stored);
});

test("a text becomes one line of at most 300 characters", () => {
  expect(snapshotText("  Night\r\n\ttalk\u0000 ")).toBe("Night talk");
  expect([...snapshotText("😀".repeat(400))]).toHaveLength(300);
});

test("defaults for unknown values are not stored as facts", () => {
  const podcast = { ...PODCAST_DEFAULTS, id: "1" };
  expect(snapshotOf({ ...podcast, defaulted: ["title", "itunesAuthor", "imageUrl"] }, OWN)).toEqual({
    title: "",
    author: null,
    imageUrl: null,
  });
  // A show can really have this title.
  expect(snapshotOf({ ...podcast, itunesAuthor: "Ada", defaulted: [] }, OWN)).toEqual({
    title: "No Title",
    author: "Ada",
    imageUrl: null,
  });
});
