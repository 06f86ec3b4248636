import { normalizePodcast } from "../catalogue/sources/normalize-podcast.js";
import { shownChecks } from "./shown-checks.js";

const checked = { lastCheckedAt: new Date(1), nextCheckAt: new Date(2) };
const entry = normalizePodcast({ id: "1", title: "A", link: "https://podcasts.apple.com/us/podcast/a/id1" });
const show = normalizePodcast({ id: "1", title: "A", url: "https://feeds.example/a" });

test("gives no times of checks for a show without a feed", () => {
  expect(shownChecks(checked, entry)).toEqual({ lastCheckedAt: null, nextCheckAt: null });
});

test("gives the times of checks of other shows, and of those that left the catalogue", () => {
  expect(shownChecks(checked, show)).toEqual(checked);
  expect(shownChecks(checked, undefined)).toEqual(checked);
});
