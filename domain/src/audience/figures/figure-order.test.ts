import { exceeds } from "./figure-order.js";
import { parseListenerRange } from "../range/listener-range.js";

describe("exceeds", () => {
  it.each([
    ["100-500", "100-500", false],
    ["100-500", "200-500", false],
    ["100-501", "200-500", true],
    ["201-300", "200-500", true],
    ["100+", "100-500", true],
    ["60,000-90,000", "70,001+", false],
    ["80,000-90,000", "70,001+", true],
    ["N/A", "100-500", false],
    ["100-500", "N/A", false],
  ])("for %s and %s is %p", (part, whole, expected) => {
    expect(exceeds(parseListenerRange(part), parseListenerRange(whole))).toBe(expected);
  });
});
