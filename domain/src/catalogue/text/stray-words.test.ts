import { isStrayWord, isTopicless, knowsSmallWords, withoutAddresses } from "./stray-words.js";

test("words of publishing, the calendar and grammar are stray, and topics are not", () => {
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

test("only some languages have a list of stop words", () => {
  expect(["en", "fr", "nl", "ko", "toString"].filter(knowsSmallWords)).toEqual(["en", "fr"]);
});

test("web addresses, email addresses and handles are left out", () => {
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

test.each([
  ["numerals", ["twenty", "twentieth", "century", "million", "dozen", "zwanzig", "siecle", "primera"]],
  ["adverbs", ["still", "soon", "elsewhere", "culturally", "endlessly", "incredibly", "naturally", "creatively"]],
  ["weekdays", ["wednesday", "fridays", "montag", "jeudi"]],
  ["words that compare", ["new", "older", "biggest", "various"]],
])("%s are not topics", (_, words) => {
  expect(words.filter((word) => !isTopicless(word))).toEqual([]);
});

test("topics that end like adverbs stay, and parts of names are not stray", () => {
  const topics = [
    "family",
    "italy",
    "assembly",
    "rally",
    "rockabilly",
    "butterfly",
    "monopoly",
    "july",
    "gardening",
    "yoga",
  ];
  expect(topics.filter(isTopicless)).toEqual(["july"]);
  expect(["new", "twenty", "great", "old"].filter(isStrayWord)).toEqual([]);
});

test("lines of program code are left out, and sentences with brackets stay", () => {
  const code =
    "var _gaq = _gaq || [];\r\n  _gaq.push(['_setAccount', 'UA-1']);\n  (function() {\n ga.async = true;\n  })();";
  expect(withoutAddresses(`Kelp (the algae); and rye.\n${code}\nMore kelp`).match(/\w+/g)).toEqual(
    "Kelp the algae and rye More kelp".split(" "),
  );
});

test.each(["a", "a.", "д", "@", "=", "({", "x;", "\n", " ;"])(
  "a text that repeats %j is read in linear time",
  (part) => {
    expect(() => withoutAddresses(part.repeat(50_000))).toTakeLessThan(200);
  },
);
