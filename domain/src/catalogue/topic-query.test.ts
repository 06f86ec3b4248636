import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import { topicQuery } from "./topic-query.js";

function asked(text: string) {
  const { query, language } = topicQuery(parseQuery(text).query);
  return [printQuery(query), language];
}

test("a question becomes what it asks about", () => {
  expect(asked("what can I listen to when jogging")).toEqual(["jogging", "en"]);
  expect(asked("How do I train my dog?")).toEqual(["train dog?", "en"]);
});

test("phrases, exclusions, fields and filters stay", () => {
  expect(asked('podcasts about "the history of rome" -war lang:en')).toEqual([
    '"the history of rome" -war lang:en',
    "en",
  ]);
});

test("the language is the one that the query names, else that of its small words", () => {
  expect(asked("die liebe lang:en")).toEqual(["die liebe lang:en", "en"]);
  expect(asked("die liebe lang:de")).toEqual(["liebe lang:de", "de"]);
  expect(asked("las recetas de la abuela")).toEqual(["recetas abuela", "es"]);
});

test("small words show the language; a field and an assumption do not", () => {
  const spoken = (text: string) => topicQuery(parseQuery(text).query).spoken;
  expect(spoken("how to learn algebra")).toBe(true);
  expect(spoken("algebra")).toBe(false);
  expect(spoken("how to learn algebra lang:de")).toBe(false);
});

test("a query that is all small words stays as it is", () => {
  expect(asked("the who")).toEqual(["the who", "en"]);
  expect(asked("algebra")).toEqual(["algebra", "en"]);
});
