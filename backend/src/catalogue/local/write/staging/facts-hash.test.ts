import fc from "fast-check";
import { factsHash, hashOfShow } from "./facts-hash.js";
import type { PodcastFacts } from "../../record/show-table.js";
import { loadLanguages } from "./detected-language.js";
import { stagedPodcast } from "./staged-podcast.js";

beforeAll(loadLanguages);

const NOW = new Date("2026-08-04T10:00:00.789Z");
const bare: PodcastFacts = { source: "dump", key: "k", title: "Kelp", categories: [] };
const hash = (more: Partial<PodcastFacts> = {}, now = NOW) => factsHash({ ...bare, ...more }, now);

const text = fc.option(fc.string({ unit: "grapheme", maxLength: 12 }), { nil: undefined });
const count = fc.option(fc.oneof(fc.double(), fc.integer({ min: -9, max: 1e9 })), { nil: undefined });
const flag = fc.option(fc.boolean(), { nil: undefined });
const show: fc.Arbitrary<PodcastFacts> = fc.record(
  {
    source: fc.constantFrom<PodcastFacts["source"][]>("dump", "feed", "demo", "both"),
    key: fc.string(),
    title: fc.string({ unit: "grapheme" }),
    categories: fc.array(fc.string(), { maxLength: 12 }),
    ...{ feedUrl: text, link: text, description: text, author: text, owner: text, imageUrl: text, language: text },
    ...{ podcastGuid: text, host: text, explicit: flag, dead: flag },
    ...{ episodeCount: count, popularityScore: count, priority: count, itunesId: count, createdOn: count },
    ...{ lastUpdate: count, newestEpisode: count, oldestEpisode: count, updateIntervalDays: count },
    typicalDuration: count,
  },
  { requiredKeys: ["source", "key", "title", "categories"] },
);

test("the hash of a show is that of its row, for any facts", () => {
  fc.assert(fc.property(show, (facts) => hashOfShow(facts, NOW) === stagedPodcast(facts, NOW).facts_hash));
});

test("the hash depends on every fact and its name, not on the order", () => {
  const facts: Partial<PodcastFacts> = { author: "Ida", explicit: false, episodeCount: 0, categories: ["News"] };
  const all = [
    hash(),
    ...Object.entries(facts).map(([name, value]) => hash({ [name]: value })),
    hash({ owner: "Ida" }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(hash({ author: "Ida", link: "l" })).toBe(hash({ link: "l", author: "Ida" }));
  expect(hash({ author: undefined })).toBe(hash());
});

test("the hash separates adjacent texts", () => {
  expect(hash({ author: "ab", owner: "c" })).not.toBe(hash({ author: "a", owner: "bc" }));
  expect(hash({ categories: ["News,Arts"] })).not.toBe(hash({ categories: ["News", "Arts"] }));
});
