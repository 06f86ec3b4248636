import { type Description, readDescriptions, writeDescription } from "../../record/words/word-numbers.js";
import { matchDescription, wantedWords } from "./description-match.js";

const said = (text: string) => {
  const bytes = writeDescription(text.split(" "));
  return readDescriptions(bytes, [bytes.length])[0] as Description;
};
const term = (words: string, synonyms: string[] = [], weight = 1) => ({
  field: "topic" as const,
  alternatives: words.split("|").map((one) => one.split(" ")),
  synonyms: synonyms.map((one) => one.split(" ")),
  weight,
});
const of = (text: string, ...terms: ReturnType<typeof term>[]) => matchDescription(said(text), wantedWords(terms));

test("a word counts once, and less with each repetition; other forms count with it", () => {
  expect(of("a tide and a pool", term("tide"), term("kelp")).strengths).toEqual([1, 0]);
  expect(of("tide tide tide", term("tide")).strengths[0]).toBeCloseTo(1 + 1 / 4 + 1 / 9);
  expect(of("tide and tides", term("tide|tides")).strengths[0]).toBe(2);
});

test("a synonym counts half, and not beside the word itself", () => {
  expect(of("the sea", term("ocean", ["sea"])).strengths).toEqual([0.5]);
  expect(of("the sea and the ocean", term("ocean", ["sea"])).strengths).toEqual([1]);
});

test("words that belong together are there when they follow each other", () => {
  expect(of("a tide in the pool", term("tide pool")).strengths).toEqual([0]);
  expect(of("a tide pool", term("tide pool")).strengths).toEqual([1]);
});

test("neighbors are near side by side or with one word between them", () => {
  expect(of("tide pool", term("tide"), term("pool")).paired).toBe(1);
  expect(of("tide and pool", term("tide"), term("pool")).paired).toBe(1);
  expect(of("tide in the pool", term("tide"), term("pool")).paired).toBe(0);
  expect(of("tide pool", term("tide"), term("pool"), term("kelp")).paired).toBe(0.5);
  expect(of("tide", term("tide")).paired).toBe(0);
});

test("neighboring words that are common count little", () => {
  const terms = [term("economics", [], 0.6), term("ordinary", [], 0.3), term("people", [], 0.1)];
  expect(of("ordinary people", ...terms).paired).toBeCloseTo(0.1 / 0.4);
  expect(of("economics ordinary", ...terms).paired).toBeCloseTo(0.3 / 0.4);
});
