import fc from "fast-check";
import { exceeds, FIGURE_ORDER } from "../figures/figure-order.js";
import { rangeFromNumbers, UNKNOWN_RANGE } from "../range/listener-range.js";
import { providedEstimate } from "./provided-estimate.js";

describe("providedEstimate", () => {
  it("passes the source's figures on and says that they are the source's", () => {
    const estimate = providedEstimate({
      listeners: "1,000-5,000",
      perEpisode: "500-900",
      monthlyReach: "70,001+",
      activeFollowers: { kind: "closed", low: 10, high: 20 },
      confidence: "High",
    });
    expect(estimate).toMatchObject({
      basis: "provided",
      methodVersion: null,
      listeners: { kind: "closed", low: 1000, high: 5000 },
      perEpisode: { kind: "closed", low: 500, high: 900 },
      monthlyReach: { kind: "open", low: 70_001 },
      activeFollowers: { kind: "closed", low: 10, high: 20 },
      confidence: "high",
      evidence: null,
      typical: null,
      atLeast: null,
      inputs: [],
    });
    expect(estimate?.notes).toHaveLength(1);
  });

  it("uses the listeners for a missing figure per episode, with a note", () => {
    const estimate = providedEstimate({ listeners: "1,000-5,000" });
    expect(estimate?.perEpisode).toEqual({ kind: "closed", low: 1000, high: 5000 });
    expect(estimate?.monthlyReach).toEqual({ kind: "unknown" });
    expect(estimate?.confidence).toBe("medium");
    expect(estimate?.notes[1]).toBe("It gives no per-episode figure, so we use its listener range.");
  });

  it("leaves out a figure that contradicts another one, and quotes it", () => {
    const estimate = providedEstimate({
      listeners: "1,000-5,000",
      perEpisode: "500-900",
      monthlyReach: "800-900",
      activeFollowers: "2,000-6,000",
    });
    expect(estimate).toMatchObject({
      listeners: { low: 1000, high: 5000 },
      perEpisode: { low: 500, high: 900 },
      monthlyReach: { kind: "unknown" },
      activeFollowers: { kind: "unknown" },
    });
    expect(estimate?.notes.slice(1)).toEqual([
      "It also gives Monthly Reach of 800-900. That contradicts Est. Listeners of 1,000-5,000, so we left it out.",
      "It also gives Active Followers of 2,000-6,000. That contradicts Est. Listeners of 1,000-5,000, so we left it out.",
    ]);
  });

  it("trusts the figure per episode more than the monthly reach, even if derived from listeners", () => {
    const reach = { kind: "unknown" };
    expect(providedEstimate({ perEpisode: "5,000+", monthlyReach: "4,000-9,000" })).toMatchObject({
      perEpisode: { kind: "open", low: 5000 },
      monthlyReach: reach,
    });
    expect(providedEstimate({ listeners: "70,001+", monthlyReach: "10,000-20,000" })?.monthlyReach).toEqual(reach);
  });

  it("never returns contradictory figures for any source, and keeps what it can", () => {
    const people = fc.integer({ min: 0, max: 1_000_000 });
    const range = fc.oneof(
      fc.tuple(people, people).map(([a, b]) => rangeFromNumbers(a, b)),
      people.map((low) => rangeFromNumbers(low, null)),
      fc.constant(UNKNOWN_RANGE),
    );
    const figures = { listeners: range, perEpisode: range, monthlyReach: range, activeFollowers: range };
    fc.assert(
      fc.property(fc.record(figures), (stated) => {
        const estimate = providedEstimate(stated);
        if (estimate === undefined) return;
        expect(FIGURE_ORDER.filter(([part, whole]) => exceeds(estimate[part], estimate[whole]))).toEqual([]);
        expect(estimate.listeners).toEqual(stated.listeners);
        const known = [estimate.monthlyReach, estimate.activeFollowers].filter(({ kind }) => kind !== "unknown").length;
        const given = [stated.monthlyReach, stated.activeFollowers].filter(({ kind }) => kind !== "unknown").length;
        expect(estimate.notes.filter((note) => note.endsWith("we left it out."))).toHaveLength(given - known);
      }),
      { numRuns: 1_000 },
    );
  });

  it("returns nothing if no figure can be read", () => {
    expect(providedEstimate({})).toBeUndefined();
    expect(providedEstimate({ listeners: "N/A", monthlyReach: "?", confidence: "high" })).toBeUndefined();
  });
});
