import fc from "fast-check";
import { parseQuery, plainWords } from "./parse-query.js";
import { respell, respellQuery } from "./respell.js";

const SPELLINGS = new Map([
  ["algbra", "algebra"],
  ["habour", "harbour"],
  ["dont", "don"],
  ["новсти", "новости"],
  ["cafee", "cafe"],
]);
const righted = (text: string) => respell(text, parseQuery(text).query, SPELLINGS);

test.each([
  ["algbra", "algebra"],
  ["how to learn algbra", "how to learn algebra"],
  ["how  to learn\talgbra ", "how  to learn\talgebra "],
  ["How to Learn Algbra!", "How to Learn Algebra!"],
  ["LEARN ALGBRA", "LEARN ALGEBRA"],
  ["“The Old Habour” -boats", "“The Old Harbour” -boats"],
  ['"old habour, by night" OR algbra', '"old harbour, by night" OR algebra'],
  ["title:(old habour) ep>50 updated<2w", "title:(old harbour) ep>50 updated<2w"],
  ["TITLE:habour cat:(True Crime)", "TITLE:harbour cat:(True Crime)"],
  ["algbra-habour's", "algebra-habour's"],
  ["don't 'algbra'", "don 'algebra'"],
  ["Новсти дня", "Новости дня"],
  ["the caféé and algbra", "the cafe and algebra"],
  ["algbra AND habour & algbra", "algebra AND harbour & algebra"],
  ["habour (((", "harbour ((("],
  ["algbraic", "algbraic"],
  ["", ""],
])("%j is corrected to %j", (typed, right) => expect(righted(typed)).toBe(right));

test("does not correct exclusions and filters, and prints the corrected query again", () => {
  expect(righted("boats -habour")).toBe("boats -habour");
  expect(righted("habour -habour")).toBe("harbour -habour");
  expect(righted("  algbra   cat:algbra")).toBe("algebra cat:algbra");
  expect(righted("algbra listeners>5k -algbra")).toBe("algebra listeners>=5001 -algbra");
});

test("a correction does not become a filter or an operator", () => {
  const spellings = new Map([
    ["listners", "listeners"],
    ["titel", "title"],
  ]);
  const typed = "titel:sea listners:5000";
  const right = respell(typed, parseQuery(typed).query, spellings);
  expect(right).toBe('"title:sea" "listeners:5000"');
});

test("a text that was read as plain words stays plain", () => {
  const typed = "sea -algbra OR me";
  expect(respell(typed, plainWords(typed), SPELLINGS)).toBe("sea algebra or me");
});

const pieces = fc.constantFrom(
  ...["algbra", "habour", "Algbra", "don't", "the", "(", ")", '"', "“", "-", "OR", "title:", "cat:", "ep>5", " ", "  "],
);
const texts = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(""));

test("a corrected query parses back to the same query for any typed text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { query } = parseQuery(text);
      const words = (tree: object) => JSON.stringify(tree).toLowerCase();
      expect(words(parseQuery(righted(text)).query)).toBe(words(respellQuery(query, SPELLINGS)));
    }),
    { numRuns: 2000 },
  );
});

test("a text without a wrong word stays as typed", () => {
  fc.assert(fc.property(texts, (text) => expect(respell(text, parseQuery(text).query, new Map())).toBe(text)));
});
