import { isStrayWord, knowsSmallWords, withoutAddresses } from "./stray-words.js";

test("words of publishing, the calendar and of sentences are stray; topics are not", () => {
  expect(["wednesdays", "episode", "the", "und", "https"].filter(isStrayWord)).toHaveLength(5);
  expect(["kelp", "economics", "murder"].filter(isStrayWord)).toEqual([]);
});

test.each(["weekday", "mornings", "evening", "tonight", "thru", "usually", "soir", "abends", "noches"])(
  "%s, a time of day or an adverb, is stray",
  (word) => {
    expect(isStrayWord(word)).toBe(true);
  },
);

test("a word with a digit is stray", () => {
  expect(["19h", "2nd", "1980s", "365", "٣"].filter(isStrayWord)).toHaveLength(5);
});

test("the small words of some languages are known", () => {
  expect(["en", "fr", "nl", "ko", "toString"].filter(knowsSmallWords)).toEqual(["en", "fr"]);
});

test("addresses and names on networks are left out", () => {
  const text =
    "Kelp at https://kelp.example/a?b=1, www.kelp.com or kelp.fm. Write to ida@kelp.example or @idakelp. Cost: 3.50.";
  expect(withoutAddresses(text).match(/[\w.]+/g)).toEqual([
    "Kelp",
    "at",
    "or",
    ".",
    "Write",
    "to",
    "or",
    ".",
    "Cost",
    "3.50.",
  ]);
});
