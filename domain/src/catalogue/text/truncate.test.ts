import fc from "fast-check";
import { DESCRIPTION_LIMIT, SUMMARY_LIMIT, truncateText, titleInMessage } from "./truncate.js";

describe("truncateText", () => {
  it("uses the documented limits", () => {
    expect([DESCRIPTION_LIMIT, SUMMARY_LIMIT]).toEqual([300, 200]);
  });

  it.each([
    ["a text that fits", "one two", 7, "one two", false],
    ["between words", "one two three", 9, "one two", true],
    ["exactly at the end of a word", "one two three", 7, "one two", true],
    ["a text without spaces", "日本語日本語", 4, "日本語日", true],
    ["one enormous word after a short one", `a ${"x".repeat(50)}`, 20, `a ${"x".repeat(18)}`, true],
    ["characters outside the basic plane", "🎧🎧🎧🎧", 3, "🎧🎧🎧", true],
    ["a text of such characters that fits", "🎧🎧🎧", 3, "🎧🎧🎧", false],
    ["an accent of its own", "ae\u0301e\u0301", 4, "ae\u0301", true],
    ["a family that is one picture", "ab👩\u200d👩\u200d👧", 4, "ab", true],
    ["several spaces at the cut", "one   two", 4, "one", true],
    ["nothing", "", 10, "", false],
  ])("cuts %s", (_, text, limit, expected, truncated) => {
    expect(truncateText(text, limit)).toEqual({ text: expected, truncated });
  });

  it("returns a beginning of the text within the limit, and all of it if it fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const cut = truncateText(text, limit);
        expect(text.startsWith(cut.text)).toBe(true);
        expect(Array.from(cut.text).length).toBeLessThanOrEqual(limit);
        expect(cut.truncated).toBe(Array.from(text).length > limit);
        if (!cut.truncated) expect(cut.text).toBe(text);
      }),
    );
  });
});

test("a long title is cut in a message", () => {
  expect(titleInMessage("Salt")).toBe("Salt");
  expect(titleInMessage(`${"word ".repeat(12)}more`)).toBe(`${"word ".repeat(11)}word…`);
  expect(titleInMessage("x".repeat(60))).toBe("x".repeat(60));
});
