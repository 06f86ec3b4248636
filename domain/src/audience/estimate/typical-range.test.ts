import { publishingRecord } from "../facts/publishing-record.js";
import { typicalDownloads, typicalRange } from "./typical-range.js";
import { downloadsAt } from "../range/quantiles.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;
const typical = (facts: Parameters<typeof typicalRange>[0]) => typicalRange(facts, publishingRecord(facts, NOW), NOW);

test("the typical range depends on category, language and activity", () => {
  // 1.5 + 0.1 (Technology) + 0 (German) + 0.2 (very active)
  const facts = { categories: ["Technology"], language: "de", newestEpisode: daysBefore(3) };
  const { low, middle, high } = typicalDownloads(facts, NOW);
  expect([low, middle, high]).toEqual([1.2, 1.8, 2.4].map((z) => expect.closeTo(downloadsAt(z), 6) as number));
  // Two episodes in 30 days: 1.2515 people for each download of an episode.
  expect(typical(facts)).toEqual({ kind: "closed", low: 300, high: 7_000 });
});

test("silence or a small language lowers the range, and a larger category raises it", () => {
  const middle = (facts: object) => typicalDownloads(facts, NOW).middle;
  const base = { categories: ["Arts"], language: "en", newestEpisode: daysBefore(3) };
  expect(middle({ ...base, newestEpisode: daysBefore(500) })).toBeLessThan(middle(base));
  expect(middle({ ...base, language: "sv" })).toBeLessThan(middle(base));
  expect(middle({ ...base, categories: ["True Crime"] })).toBeGreaterThan(middle(base));
});

test("without category or language there is no typical range", () => {
  expect(typical({ episodeCount: 40, newestEpisode: daysBefore(3) })).toBeUndefined();
});
