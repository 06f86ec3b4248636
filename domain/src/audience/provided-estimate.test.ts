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
      percentile: null,
      inputs: [],
    });
    expect(estimate?.notes).toHaveLength(1);
  });

  it("lets the listeners stand in for a missing figure per episode, and says so", () => {
    const estimate = providedEstimate({ listeners: "1,000-5,000" });
    expect(estimate?.perEpisode).toEqual({ kind: "closed", low: 1000, high: 5000 });
    expect(estimate?.monthlyReach).toEqual({ kind: "unknown" });
    expect(estimate?.confidence).toBe("medium");
    expect(estimate?.notes[1]).toBe("It gives no figure per episode, so the listener range stands in for it.");
  });

  it("is nothing when no figure can be read", () => {
    expect(providedEstimate({})).toBeUndefined();
    expect(providedEstimate({ listeners: "N/A", monthlyReach: "?", confidence: "high" })).toBeUndefined();
  });
});
