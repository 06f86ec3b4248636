import { possibleParts, splitWord } from "./split-word.js";

const counts: Readonly<Record<string, number>> = {
  no: 900,
  such: 80,
  thing: 120,
  things: 30,
  nos: 1,
  uch: 1,
  hing: 1,
  a: 4_000,
  t: 5,
};
const split = (word: string) => splitWord(word, (part) => counts[part] ?? 0, 10_000);

test("a word is split into the likeliest words", () => {
  expect(split("nosuchthing")).toEqual(["no", "such", "thing"]);
  expect(split("suchathing")).toEqual(["such", "a", "thing"]);
});

test("a word that is not a compound of known words stays whole", () => {
  expect(split("nosuchkelp")).toBeUndefined();
  expect(split("things")).toBeUndefined();
  expect(split("nononononononononono")).toBeUndefined();
});

test("very short and very long words are not split", () => {
  expect(possibleParts("radio")).toEqual([]);
  expect(possibleParts("x".repeat(41))).toEqual([]);
  expect(possibleParts("nosuch")).toContain("such");
  expect(possibleParts("nosuch")).not.toContain("nosuch");
});
