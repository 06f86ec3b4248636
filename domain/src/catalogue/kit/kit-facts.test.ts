import { normalizePodcastDetail } from "../sources/normalize-podcast.js";
import { kitFacts } from "./kit-facts.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const NOTHING = normalizePodcastDetail({ id: 7, title: "Tides" }, NOW)!;
const WEEKLY = Array.from({ length: 9 }, (_, at) => new Date(NOW.getTime() - at * 7 * 86_400_000).toISOString());

test("lists the known facts of a show, with its rhythm", () => {
  const show = {
    ...NOTHING,
    ...{ episodeCount: 1_248, lastUpdate: Date.UTC(2026, 10, 21) / 1_000, duration: "52 min", explicit: 0 as const },
    ...{
      language: "de",
      languageDetected: true as const,
      country: "AT",
      link: "https://www.tides.example/",
      defaulted: [],
    },
  };
  expect(kitFacts(show, WEEKLY, NOW)).toEqual([
    { term: "New episodes", text: "Weekly" },
    { term: "Latest episode", text: "Nov 21, 2026" },
    { term: "Episodes", text: "1,248" },
    { term: "Usual length", text: "52 min" },
    { term: "Language", text: "German (detected)" },
    { term: "Country", text: "Austria" },
    { term: "Content", text: "Not explicit" },
    { term: "Website", text: "tides.example" },
  ]);
  const onApple = { ...show, link: "https://podcasts.apple.com/podcast/id77" };
  expect(kitFacts(onApple, WEEKLY, NOW).map(({ term }) => term)).not.toContain("Website");
  expect(kitFacts({ ...show, explicit: 1 }, [], NOW)).toContainEqual({ term: "Content", text: "Explicit" });
});

test("a show without known facts has no facts in its kit", () => {
  expect(kitFacts(NOTHING, [null], NOW)).toEqual([]);
});
