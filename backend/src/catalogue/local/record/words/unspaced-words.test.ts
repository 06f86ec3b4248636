import fc from "fast-check";
import { indexedWords } from "./lexemes.js";
import { unspacedWords } from "./unspaced-words.js";

test.each([
  ["동물원 이야기", { "동물 물원": "동물원", "이야 야기": "이야기" }],
  ["東京の海", { 東京: "東京" }],
  ["Kelp and tides", {}],
  ["말", {}],
])("%s", (text, words) => {
  expect(Object.fromEntries(unspacedWords(text))).toEqual(words);
});

test("each word is in the text and in its index", () => {
  const text = fc.string({ unit: fc.constantFrom(..."海東京都のヒーロー동물원 kelp,"), maxLength: 30 });
  fc.assert(
    fc.property(text, (some) => {
      const indexed = ` ${indexedWords(some).join(" ")} `;
      for (const [pairs, written] of unspacedWords(some)) {
        expect(some).toContain(written);
        expect(indexed).toContain(` ${pairs}`);
      }
    }),
  );
});
