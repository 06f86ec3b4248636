import { isWide, likelyListeners, listenerBand } from "./listener-band.js";
import { parseListenerRange } from "./listener-range.js";

describe("listenerBand", () => {
  it.each([
    ["10-200", "Tiny"],
    ["100-2,499", "Tiny"],
    ["100-2,500", "Tiny"],
    ["1,000-20,000", "Small"],
    ["2,000-12,501", "Medium"],
    ["10,000-300,000", "Large"],
    ["50,000-5,000,000", "Large"],
    ["70,000-5,000,000", "Huge"],
    ["500,000+", "Huge"],
    ["70,001+", "Large"],
    ["N/A", undefined],
  ])("of %s is %s, by its middle on a logarithmic scale", (text, band) => {
    expect(listenerBand(parseListenerRange(text))).toBe(band);
  });
});

describe("isWide", () => {
  it.each([
    ["1,000-10,000", false],
    ["1,000-10,001", true],
    ["1-1,000", false],
    ["2-30", true],
    ["70,001+", false],
    ["N/A", false],
  ])("of %s is %p", (text, wide) => {
    expect(isWide(parseListenerRange(text))).toBe(wide);
  });
});

test("the likely number is the geometric middle, and N of N+", () => {
  expect(likelyListeners(parseListenerRange("100-10,000"))).toBe(1000);
  expect(likelyListeners(parseListenerRange("70,001+"))).toBe(70_001);
  expect(likelyListeners(parseListenerRange("N/A"))).toBeUndefined();
});
