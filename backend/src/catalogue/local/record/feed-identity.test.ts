import { feedIdentity } from "./feed-identity.js";
import { podcastId } from "./podcast-id.js";

test("spellings of one feed have the same identity", () => {
  const one = "feeds.example.com/show";
  for (const address of [
    "http://feeds.example.com/show",
    "https://www.Feeds.Example.com:443/show/",
    "feed://feeds.example.com/show",
    "itpc://feeds.example.com/show//",
  ]) {
    expect(feedIdentity(address)).toBe(one);
  }
  expect(feedIdentity("http://feeds.feedburner.com/x?format=xml")).toBe("feeds.feedburner.com/x");
});

test("different feeds stay apart", () => {
  expect(feedIdentity("https://a.example/rss?id=1")).not.toBe(feedIdentity("https://a.example/rss?id=2"));
  expect(feedIdentity("https://a.example/Show")).not.toBe(feedIdentity("https://a.example/show"));
  expect(feedIdentity("not an address")).toBeUndefined();
  expect(feedIdentity("file:///etc/passwd")).toBeUndefined();
  expect(feedIdentity("https://www./feed")).toBeUndefined();
  expect(feedIdentity(undefined)).toBeUndefined();
});

test("an id follows from the key alone and is short and plain", () => {
  expect(podcastId("https://feeds.example/tidal.xml")).toBe(podcastId("https://feeds.example/tidal.xml"));
  expect(podcastId("a")).toMatch(/^[0-9a-z]{13}$/);
  expect(podcastId("a")).not.toBe(podcastId("b"));
});
