import type { FactsOrigin } from "@earshot/domain/catalogue/shows/facts-origin";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { hasCadence, hasFeed } from "./has-feed";

test.each<[FactsOrigin["from"], readonly string[], boolean]>([
  ["feed", [], true],
  ["podcast-index", [], true],
  ["apple", ["url"], false],
  ["demo", [], false],
  ["provider", [], false],
])("decides whether a show from %s without %j has a feed: %s", (from, defaulted, expected) => {
  expect(hasFeed({ origin: { from, at: null }, defaulted } as unknown as PodcastDetail)).toBe(expected);
});

test.each<[FactsOrigin["from"], readonly string[], boolean]>([
  ["feed", [], true],
  ["demo", [], true],
  ["provider", [], true],
  ["feed", ["episodeCount"], false],
  ["podcast-index", [], false],
  ["apple", [], false],
])("decides whether the episodes of a show from %s without %j can be drawn: %s", (from, defaulted, expected) => {
  expect(hasCadence({ origin: { from, at: null }, defaulted } as unknown as PodcastDetail)).toBe(expected);
});
