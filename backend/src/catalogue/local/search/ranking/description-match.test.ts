import { type Description, readDescriptions, writeDescription } from "../../record/words/word-numbers.js";
import { matchDescription, wantedWords } from "./description-match.js";

/** A description of the usual length, unless it has another number of different words. */
const said = (text: string, different = 50): Description => {
  const bytes = writeDescription(text.split(" "));
  return { numbers: new Uint16Array(), ...readDescriptions(bytes, [bytes.length])[0], different };
};
const term = (words: string, synonyms: string[] = [], weight = 1) => ({
  alternatives: words.split("|").map((one) => one.split(" ")),
  synonyms: synonyms.map((one) => one.split(" ")),
  weight,
});
const of = (text: string, ...terms: ReturnType<typeof term>[]) => matchDescription(said(text), wantedWords(terms));

test("a word counts once, and less with each repetition; other forms count with it", () => {
  expect(of("a tide and a pool", term("tide"), term("kelp")).strength).toBe(1);
  expect(of("tide tide tide", term("tide")).strength).toBeCloseTo(1 + 1 / 4 + 1 / 9);
  expect(of("tide and tides", term("tide|tides")).strength).toBe(2);
});

test("words count by their weight, and more in a short description", () => {
  const terms = [term("tide", [], 0.8), term("pool", [], 0.2)];
  expect(of("a tide", ...terms).strength).toBe(0.8);
  expect(of("a pool of tides", ...terms).strength).toBe(0.2);
  expect(of("a tide pool", ...terms).strength).toBe(1);
  const ofLength = (different: number) =>
    matchDescription(said("tide", different), wantedWords([term("tide")])).strength;
  expect(ofLength(1)).toBeCloseTo(1 / 0.608);
  expect(ofLength(100)).toBeCloseTo(1 / 1.4);
  expect(ofLength(255)).toBe(ofLength(200));
});

test("a synonym counts half, and not beside the word itself", () => {
  expect(of("the sea", term("ocean", ["sea"])).strength).toBe(0.5);
  expect(of("the sea and the ocean", term("ocean", ["sea"])).strength).toBe(1);
});

test("words that belong together are there when they follow each other", () => {
  expect(of("a tide in the pool", term("tide pool")).strength).toBe(0);
  expect(of("a tide pool", term("tide pool")).strength).toBe(1);
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
