import { normalizePodcast } from "../catalogue/sources/normalize-podcast.js";
import { shownChecks } from "./shown-checks.js";

const checked = { lastCheckedAt: new Date(1), nextCheckAt: new Date(2) };
const entry = normalizePodcast({ id: "1", title: "A", link: "https://podcasts.apple.com/us/podcast/a/id1" });
const show = normalizePodcast({ id: "1", title: "A", url: "https://feeds.example/a" });

test("a show without a feed was never checked and never will be", () => {
  expect(shownChecks(checked, entry)).toEqual({ lastCheckedAt: null, nextCheckAt: null });
});

test("the checks of other shows, and of those that the catalogue no longer has, are shown", () => {
  expect(shownChecks(checked, show)).toEqual(checked);
  expect(shownChecks(checked, undefined)).toEqual(checked);
});
