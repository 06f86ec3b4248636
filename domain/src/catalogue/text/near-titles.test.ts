import fc from "fast-check";
import { foldText } from "./fold.js";
import { nearTitles } from "./near-titles.js";

test.each([
  ["Latency: how waiting works", ["Latency", "The Latency", "Latency Podcast", "The Latency Podcast"]],
  ["The Tidal Ledger", ["Tidal Ledger", "Tidal Ledger Podcast", "The Tidal Ledger Podcast"]],
  ["Signal Podcast", ["Signal", "The Signal", "The Signal Podcast"]],
  ["Signal (2024)", ["Signal", "The Signal", "Signal Podcast", "The Signal Podcast"]],
])("%j may also be called %j", (title, ways) => {
  expect(nearTitles(title)).toEqual(expect.arrayContaining(ways));
});

test("near titles are few, different, not empty, and never the title itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const folded = nearTitles(title).map(foldText);
      expect(folded).not.toContain(foldText(title));
      expect(folded).not.toContain("");
      expect(new Set(folded).size).toBe(folded.length);
      expect(folded.length).toBeLessThanOrEqual(6);
    }),
  );
});
