import fc from "fast-check";
import { textWidth, wrapText } from "./wrap-text.js";

test("keeps a short text on one line and breaks a longer one between words", () => {
  expect(wrapText("Tide Tables", { width: 12, lines: 3 })).toEqual(["Tide Tables"]);
  expect(wrapText("  Tide\n\tTables of the   North ", { width: 8, lines: 3 })).toEqual(["Tide Tables of", "the North"]);
  expect(wrapText(" \n ", { width: 8, lines: 3 })).toEqual([]);
});

test("ends text that does not fit with an ellipsis", () => {
  const lines = wrapText("one two three four five six seven eight nine ten", { width: 6, lines: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test("breaks a very long word and a script without spaces", () => {
  expect(wrapText("a".repeat(20), { width: 6, lines: 3 })).toEqual(["a".repeat(10), "a".repeat(10)]);
  expect(wrapText("海辺の静かな物語を毎週届ける番組", { width: 8.4, lines: 3 })).toEqual([
    "海辺の静かな物語",
    "を毎週届ける番組",
  ]);
});

test("never splits a character made of several code points", () => {
  const family = "👨‍👩‍👧‍👦";
  const lines = wrapText(family.repeat(30), { width: 10, lines: 2 });
  expect(lines.join("").replace("…", "").replaceAll(family, "")).toBe("");
});

test("keeps every line within the width, and the lines within their number, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
      const lines = wrapText(text, { width: 12, lines: 3 });
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        // Lone surrogates and control characters cannot be drawn.
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(textWidth(line) <= 12 || [...line].length === 1).toBe(true);
      }
    }),
  );
});
