import fc from "fast-check";
import { parseListenerRange, type ListenerRange } from "../audience/range/listener-range.js";
import { compareListeners, comparisonLabel, marketVerdict, marketVerdictText } from "./comparison.js";

const compared = (self: string, base: string) => compareListeners(parseListenerRange(self), parseListenerRange(base));

describe("compareListeners", () => {
  it.each([
    ["1,100", "1,000", "above"],
    ["1,099", "1,000", "on-par"],
    ["1,000", "1,000", "on-par"],
    ["901", "1,000", "on-par"],
    ["900", "1,000", "below"],
    // middles 3,000 and 2,500: ratio 1.2
    ["1,000-5,000", "1,000-4,000", "above"],
    // middles 17,500 and 17,500
    ["10,000-25,000", "5,000-30,000", "on-par"],
    // N+ counts as N
    ["70,001+", "50,000-90,000", "on-par"],
    ["70,001+", "70,001+", "on-par"],
    ["0", "1,000", "below"],
    ["N/A", "1,000", "unknown"],
    ["1,000", "N/A", "unknown"],
    ["1,000", "0", "unknown"],
  ])("compares %s with %s: %s", (self, base, verdict) => {
    expect(compared(self, base)).toBe(verdict);
  });

  it("is reversed when clearly different sides are swapped", () => {
    const people = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(people, people, (a, b) => {
        fc.pre(Math.max(a, b) / Math.min(a, b) > 1.12);
        const range = (count: number): ListenerRange => ({ kind: "open", low: count });
        const verdicts = [compareListeners(range(a), range(b)), compareListeners(range(b), range(a))];
        expect(verdicts).toEqual(a > b ? ["above", "below"] : ["below", "above"]);
      }),
    );
  });
});

describe("a show on the market panel", () => {
  const base = parseListenerRange("18,000");
  const listed = { basis: "modelled", evidence: "listed" } as const;

  it("is compared by its range", () => {
    const show = { listener_range: "25,000-70,000", estimate: { basis: "modelled", evidence: "charted" } } as const;
    expect([marketVerdict(show, base), marketVerdictText(show, base)]).toEqual(["above", "Above average"]);
  });

  it("gives no verdict for a lower bound that we estimated", () => {
    const show = { listener_range: "N/A", estimate: listed };
    expect(marketVerdict(show, base)).toBe("unknown");
    expect(marketVerdictText(show, base)).toBe(
      "On the list of popular shows; we only know a minimum, so we can’t compare it",
    );
    expect(marketVerdict({ listener_range: "15,000+" }, base)).toBe("unknown");
    expect(marketVerdictText({ listener_range: "15,000+" }, base)).toBe(
      "We only know a minimum, so we can’t compare it",
    );
  });

  it("gives a verdict for a source's own lower bound, as specified", () => {
    const show = { listener_range: "70,001+", estimate: { basis: "provided", evidence: null } } as const;
    expect(marketVerdictText(show, base)).toBe("Above average");
  });
});

describe("the verdict in words", () => {
  it("has a label for each verdict", () => {
    expect(comparisonLabel("above")).toBe("Above average");
    expect(comparisonLabel("below")).toBe("Below average");
    expect(comparisonLabel("on-par")).toBe("On par");
    expect(comparisonLabel("unknown")).toBe("Not known");
  });
});
