import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";

/** Two shows that a search for "tide" finds: one with many known facts, and one with few. */
export const TIDE_SHOWS: readonly ImportedPodcast[] = [
  {
    source: "feed",
    key: "tide",
    title: "The Tide Table",
    host: "feeds.tides.example",
    itunesId: 4711,
    author: "Ida Marsh",
    description: "Tides and the people who live by them.",
    categories: ["Science", "Nature"],
    language: "en",
    explicit: false,
    popularityScore: 6,
    lastUpdate: 1_785_000_000,
    episodeCount: 40,
    updateIntervalDays: 7,
    episodes: [
      { guid: "2", title: "Neap", published: 1_785_000_000, duration: 1200, audioUrl: "https://a.example/2.mp3" },
      { guid: "1", title: "Spring" },
    ],
  },
  {
    ...{ source: "feed", key: "moon", title: "Moon Hours", categories: ["Science"], description: "Tides." },
    feedUrl: "https://moon.example/feed.xml",
  },
];
