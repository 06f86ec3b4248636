import { normalizePodcastDetail } from "../../catalogue/sources/normalize-podcast.js";
import { figuresOf } from "./show-figures.js";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["https://tides.example/", "https://tides.example/"],
  ["https://podcasts.apple.com/us/podcast/tides/id77", ""],
  ["https://open.spotify.com/show/4rO", ""],
  ["javascript:alert(1)", ""],
])("the website %s is listed as %p", (link, website) => {
  const show = { ...normalizePodcastDetail({ id: 7, title: "Tides" }, NOW)!, link, defaulted: [] };
  expect(figuresOf(show).website).toBe(website);
});
