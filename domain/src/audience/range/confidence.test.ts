import { confidenceLabel, toConfidence } from "./confidence.js";

describe("toConfidence", () => {
  it.each([
    ["high", "high"],
    ["H", "high"],
    [" Hoch", "high"],
    ["low", "low"],
    ["L", "low"],
    ["medium", "medium"],
    ["M", "medium"],
    ["", "medium"],
    ["very high", "medium"],
    [null, "medium"],
    [undefined, "medium"],
    [3, "medium"],
  ])("reads %p as %s", (text, confidence) => {
    expect(toConfidence(text)).toBe(confidence);
  });

  it("is read back from its label", () => {
    for (const confidence of ["high", "medium", "low"] as const) {
      expect(toConfidence(confidenceLabel(confidence))).toBe(confidence);
    }
  });
});
