import { originText, type StoredOrigin, storedOrigin } from "./facts-origin.js";

const READ = Date.UTC(2026, 10, 24) / 1000;
const CHANGED = Date.UTC(2018, 4, 2, 23) / 1000;
const said = (stored: Partial<StoredOrigin>) =>
  originText(storedOrigin({ source: "dump", key: "feeds.example/a", lastUpdate: CHANGED, ...stored }));

test.each<[string, Partial<StoredOrigin>]>([
  ["From Podcast Index, May 2, 2018", {}],
  ["From an imported list (undated)", { lastUpdate: null }],
  ["From an imported list (undated)", { lastUpdate: 0 }],
  ["From Apple Podcasts (undated)", { key: "podcasts.apple.com/us/podcast/a/id1", lastUpdate: null }],
  ["From Spotify (undated)", { key: "api.spotify.com/v1/shows/1", lastUpdate: null }],
  ["From the show’s feed, May 2, 2018", { source: "feed" }],
  ["From the show’s feed, Nov 24, 2026", { source: "both", feedReadAt: READ }],
  ["From the show’s feed, May 2, 2018, and from Spotify (undated)", { source: "both", lists: ["Spotify"] }],
  [
    "From Podcast Index, May 2, 2018, and from Apple Podcasts and Spotify (undated)",
    { lists: ["Spotify", "Apple Podcasts"] },
  ],
  // Our own read of the feed is newer than any list, and two sources without a date need no second one.
  ["From the show’s feed, Nov 24, 2026", { source: "both", feedReadAt: READ, lists: ["Spotify"] }],
  [
    "From Apple Podcasts (undated)",
    { key: "podcasts.apple.com/us/podcast/a/id1", lastUpdate: null, lists: ["Apple Podcasts", "Spotify"] },
  ],
  ["From invented demo data", { source: "demo" }],
])("%s", (text, stored) => {
  expect(said(stored)).toBe(text);
});

test("a provider's facts date from the present", () => {
  expect(originText({ from: "provider", at: READ })).toBe("From our data provider, Nov 24, 2026");
});
