import fc from "fast-check";
import { textWidth, wrapText } from "./wrap-text.js";

test("a short text is one line, a longer one breaks between words", () => {
  expect(wrapText("Tide Tables", { width: 12, lines: 3 })).toEqual(["Tide Tables"]);
  expect(wrapText("  Tide\n\tTables of the   North ", { width: 8, lines: 3 })).toEqual(["Tide Tables of", "the North"]);
  expect(wrapText(" \n ", { width: 8, lines: 3 })).toEqual([]);
});

test("an ellipsis replaces text that does not fit", () => {
  const lines = wrapText("one two three four five six seven eight nine ten", { width: 6, lines: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test("a word without end and a script without spaces are broken", () => {
  expect(wrapText("a".repeat(20), { width: 6, lines: 3 })).toEqual(["a".repeat(10), "a".repeat(10)]);
  expect(wrapText("海辺の静かな物語を毎週届ける番組", { width: 8.4, lines: 3 })).toEqual([
    "海辺の静かな物語",
    "を毎週届ける番組",
  ]);
});

test("what belongs together stays together", () => {
  const family = "👨‍👩‍👧‍👦";
  const lines = wrapText(family.repeat(30), { width: 10, lines: 2 });
  expect(lines.join("").replace("…", "").replaceAll(family, "")).toBe("");
});

test("for any text, no line is too wide and there are not too many lines", () => {
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
