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

test.each<[FactsOrigin["from"], readonly string[], number, boolean]>([
  ["feed", [], 3, true],
  ["feed", [], 2, false],
  ["demo", [], 3, true],
  ["provider", [], 3, true],
  ["feed", ["episodeCount"], 3, false],
  ["podcast-index", [], 3, false],
  ["apple", [], 3, false],
])(
  "decides whether the episodes of a show from %s without %j and with %i can be drawn: %s",
  (from, defaulted, episodeCount, expected) => {
    const show = { origin: { from, at: null }, defaulted, episodeCount } as unknown as PodcastDetail;
    expect(hasCadence(show)).toBe(expected);
  },
);
