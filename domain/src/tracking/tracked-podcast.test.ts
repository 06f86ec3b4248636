import { normalizePodcastDetail } from "../catalogue/sources/normalize-podcast.js";
import { snapshotOf } from "./tracked-podcast.js";

const NOW = new Date("2026-11-22T12:00:00Z");

test("stores the source's values", () => {
  const said = {
    id: "7",
    title: "Tides",
    description: "About tides",
    itunesAuthor: "Ada Quill",
    language: "en",
    episodeCount: 0,
    listener_range: "1,000-5,000",
    popularityScore: 0,
    createdOn: 1_500_000_000,
  };
  expect(snapshotOf(normalizePodcastDetail(said, NOW)!, "local")).toMatchObject({
    title: "Tides",
    description: "About tides",
    author: "Ada Quill",
    language: "en",
    episodeCount: 0,
    listenerRange: "1,000-5,000",
    popularityScore: 0,
    createdOn: 1_500_000_000,
    sourceProvider: "local",
    sourceFetchedAt: NOW,
  });
});

test("stores no default as if the source had stated it", () => {
  const stored = snapshotOf(normalizePodcastDetail({ id: "7" }, NOW)!, "rapidapi");
  expect(stored).toMatchObject({
    title: "",
    author: null,
    description: null,
    language: null,
    episodeCount: null,
    listenerRange: null,
    popularityScore: null,
    explicit: "N/A",
    categories: [],
  });
  expect(JSON.stringify(stored)).not.toMatch(/No (Author|Title|Description)/);
});
