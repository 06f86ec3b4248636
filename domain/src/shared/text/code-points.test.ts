import fc from "fast-check";
import { codePointLength, firstCodePoints } from "./code-points.js";

describe("codePointLength", () => {
  it.each([
    ["", 0],
    ["brief", 5],
    ["naïve", 5],
    ["🎧🎙️", 3],
    ["👨‍👩‍👧", 5],
  ])("counts %j as %d", (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});

describe("firstCodePoints", () => {
  it("never cuts a character in half", () => {
    expect(firstCodePoints("🎧🎧🎧", 2)).toBe("🎧🎧");
    expect(firstCodePoints("ab🎧", 3)).toBe("ab🎧");
    expect(firstCodePoints("abc", 0)).toBe("");
  });

  it("returns a prefix of the text within the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat({ max: 20 }), (text, limit) => {
        const start = firstCodePoints(text, limit);
        expect(text.startsWith(start)).toBe(true);
        expect(codePointLength(start)).toBe(Math.min(limit, codePointLength(text)));
      }),
    );
  });
});
