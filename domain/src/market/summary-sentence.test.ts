import fc from "fast-check";
import type { Competition } from "./competition.js";
import type { ListenerComparison } from "./comparison.js";
import { whatThisMeans, whatThisMeansLocked, type CategoryVerdict } from "./summary-sentence.js";

const verdict = (
  category: string,
  comparison: ListenerComparison,
  competition: Competition = "typical",
): CategoryVerdict => ({
  category,
  comparison,
  competition,
});

describe("whatThisMeans", () => {
  it.each<[readonly CategoryVerdict[], string]>([
    [[verdict("Business", "above")], "This show has more listeners than the average show in Business."],
    [
      [verdict("Business", "above", "high")],
      "This show has more listeners than the average show in Business. Business is crowded with podcasts, so it is harder to get noticed there.",
    ],
    [
      [verdict("Business", "above", "high"), verdict("Marketing", "below", "low"), verdict("Careers", "above", "high")],
      "This show has more listeners than the average show in Business and Careers and fewer listeners than the average show in Marketing. Business and Careers are crowded with podcasts, while Marketing has room.",
    ],
    [
      [verdict("Arts", "on-par"), verdict("Books", "unknown", "no-baseline")],
      "This show has about as many listeners as the average show in Arts; for Books we don’t know.",
    ],
    [
      [verdict("Arts", "below", "low")],
      "This show has fewer listeners than the average show in Arts. Arts has fewer podcasts than usual, so it is easier to get noticed there.",
    ],
    [
      [verdict("Arts", "unknown", "no-baseline"), verdict("Books", "unknown", "no-baseline")],
      "We don’t know how this show’s audience compares in Arts and Books.",
    ],
    [
      [verdict("Arts", "unknown", "low"), verdict("Books", "unknown", "low")],
      "We don’t know how this show’s audience compares in Arts and Books. Arts and Books have fewer podcasts than usual, so it is easier to get noticed there.",
    ],
    [[], "No category insights available."],
  ])("says what the numbers support: %#", (verdicts, text) => {
    expect(whatThisMeans(verdicts)).toBe(text);
  });

  it("writes one or two sentences that name every category", () => {
    const category = fc.constantFrom("Arts", "Books", "Business", "Careers", "Comedy", "News");
    const one = fc.record({
      category,
      comparison: fc.constantFrom<ListenerComparison>("above", "below", "on-par", "unknown"),
      competition: fc.constantFrom<Competition>("high", "typical", "low", "no-baseline"),
    });
    fc.assert(
      fc.property(fc.uniqueArray(one, { minLength: 1, maxLength: 6, selector: (v) => v.category }), (verdicts) => {
        const text = whatThisMeans(verdicts);
        expect([1, 2]).toContain(text.match(/\.(?= |$)/g)?.length);
        for (const { category: name } of verdicts) expect(text).toContain(name);
      }),
    );
  });
});

describe("whatThisMeansLocked", () => {
  it("names the categories without a verdict", () => {
    expect(whatThisMeansLocked(["Arts", "Books", "News"])).toBe(
      "Log in to see how this show compares in Arts, Books and News.",
    );
    expect(whatThisMeansLocked([])).toBe("No category insights available.");
  });
});
