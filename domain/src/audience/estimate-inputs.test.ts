import { INPUT_NAMES, INPUT_WEIGHTS, estimateInputs, knownShare } from "./estimate-inputs.js";

const NOW = new Date("2026-11-21T12:00:00Z");

describe("estimateInputs", () => {
  it("keeps the documented weights when everything is known", () => {
    expect(knownShare(INPUT_NAMES)).toBeCloseTo(1, 12);
  });

  it("spreads the weight of what is unknown over what is known", () => {
    const inputs = estimateInputs({ episodeCount: 25, language: "en" }, NOW);
    // 0.27 / (0.27 + 0.06) and 0.06 / 0.33
    expect(inputs.map(({ name, weight }) => [name, Number(weight.toFixed(4))])).toEqual([
      ["episodeCount", 0.8182],
      ["language", 0.1818],
    ]);
    expect(inputs[0]).toMatchObject({ label: "Episodes published", value: "25 episodes", z: 0 });
  });

  it("never lets the popularity score outweigh a fact about the show itself", () => {
    const lightest = Math.min(
      ...INPUT_NAMES.filter((name) => name !== "popularityScore").map((name) => INPUT_WEIGHTS[name]),
    );
    expect(INPUT_WEIGHTS.popularityScore).toBeLessThan(lightest);
  });
});
