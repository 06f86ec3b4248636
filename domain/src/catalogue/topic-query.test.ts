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

test.each([
  ["how can I sleep better", "sleep", "en"],
  ["podcasts for jogging", "jogging", "en"],
  ["podcast über Geschichte", "Geschichte", "de"],
  ["wie kann ich besser schlafen", "schlafen", "de"],
  ["Könnt ihr mir gute Podcasts über Philosophie empfehlen?", "Philosophie", "de"],
  ["podcasts pour apprendre l'anglais", "apprendre anglais", "fr"],
  ["l'histoire de l'Europe", "histoire Europe", "fr"],
  ["quels sont les meilleurs podcasts sur la musique", "musique", "fr"],
  ["comment mieux dormir", "dormir", "fr"],
  ["podcasts para dormir", "dormir", "es"],
  ["¿qué podcast me recomiendas sobre fútbol?", "fútbol", "es"],
])("%s", (text, looksFor, language) => {
  const { query, language: of } = topicQuery(parseQuery(text).query);
  expect([printQuery(query).replace(/[?¿]/g, ""), of]).toEqual([looksFor, language]);
});

test("a language that is named is asked for, and is no topic beside others", () => {
  expect(asked("noticias y política en español")).toEqual(["noticias política", "es"]);
  expect(asked("podcasts about football in German")).toEqual(["football", "de"]);
  expect(asked("learn spanish")).toEqual(["learn spanish", "en"]);
  expect(asked("podcasts in Spanish")[0]).toBe("Spanish");
});

test("small words show the language; a field and an assumption do not", () => {
  const spoken = (text: string) => topicQuery(parseQuery(text).query).spoken;
  expect(spoken("how to learn algebra")).toBe(true);
  expect(spoken("algebra")).toBe(false);
  expect(spoken("how to learn algebra lang:de")).toBe(false);
});

test("what a question is about needs no words that say for whom or in what way", () => {
  const about = (text: string) => printQuery(topicQuery(parseQuery(text).query).about);
  expect(about("learn spanish as a beginner")).toBe("spanish");
  expect(about("gardening tips -tools")).toBe("gardening -tools");
  expect(about("how to learn algebra and geometry")).toBe("algebra geometry");
  expect(about("tips for beginners")).toBe("tips beginners");
  expect(about("tips -tools")).toBe("tips -tools");
});

test("a query that is all small words stays as it is", () => {
  expect(asked("the who")).toEqual(["the who", "en"]);
  expect(asked("algebra")).toEqual(["algebra", "en"]);
});
