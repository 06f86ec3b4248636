import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import { topicQuery } from "./topic-query.js";

function parsed(text: string) {
  const { query, language } = topicQuery(parseQuery(text).query);
  return [printQuery(query), language];
}

test("a question is reduced to its topic", () => {
  expect(parsed("what can I listen to when jogging")).toEqual(["jogging", "en"]);
  expect(parsed("How do I train my dog?")).toEqual(["train dog?", "en"]);
});

test("phrases, exclusions, fields and filters stay", () => {
  expect(parsed('podcasts about "the history of rome" -war lang:en')).toEqual([
    '"the history of rome" -war lang:en',
    "en",
  ]);
});

test("the language is the named one, or else the one of its stop words", () => {
  expect(parsed("die liebe lang:en")).toEqual(["die liebe lang:en", "en"]);
  expect(parsed("die liebe lang:de")).toEqual(["liebe lang:de", "de"]);
  expect(parsed("las recetas de la abuela")).toEqual(["recetas abuela", "es"]);
});

test.each([
  ["civil war", "civil war"],
  ["the war in Ukraine", "war Ukraine"],
  ["electric car", "electric car"],
  ["iron man triathlon", "iron man triathlon"],
  ["plus size fashion", "plus size fashion"],
  ["las vegas", "las vegas"],
  ["comic con", "comic con"],
  ["e-commerce", "e-commerce"],
  ["gut health", "gut health"],
  ["bon appetit", "bon appetit"],
])("English words that are stop words of other languages are topics: %s", (text, searchWords) =>
  expect(parsed(text)).toEqual([searchWords, "en"]),
);

test.each([
  ["doctor who", '"doctor who"', "doctor"],
  ["Guess Who", '"Guess Who"', "Guess"],
  // Not names: question words, a small word in front, longer questions.
  ["podcasts about", "podcasts", "podcasts"],
  ["about stoicism", "stoicism", "stoicism"],
  ["who is doctor who", "doctor", "doctor"],
])("a topic word followed by a stop word is a name: %s", (text, searchWords, about) => {
  const topic = topicQuery(parseQuery(text).query);
  expect([printQuery(topic.query), printQuery(topic.about)]).toEqual([searchWords, about]);
});

test.each([
  ["what happened in the cold war", "cold war"],
  ["Was geschah 1989 in Berlin?", "1989 Berlin?"],
  ["qué pasó en Chernóbil", "Chernóbil"],
  ["what happened", "happened"],
  ["what is happening in politics", "happening politics"],
])("what happened is not what a question is about: %s", (text, searchWords) =>
  expect(parsed(text)[0]).toBe(searchWords),
);

test("with stop words of several languages, the other words decide the language", () => {
  const french = () => "fr";
  const language = (text: string) => topicQuery(parseQuery(text).query, french).language;
  expect(language("histoire de France")).toBe("fr");
  expect(language("la santé")).toBe("fr");
  // Clear without that.
  expect(language("historia de la ciudad y el mar")).toBe("es");
  expect(language("a history")).toBe("en");
  expect(topicQuery(parseQuery("storia d'italia").query, (languages) => languages.at(-1)).language).toBe("it");
});

test("searches for every spelling of a subject", () => {
  expect(parsed("ai news")).toEqual(['("artificial intelligence" OR "ai") news', "en"]);
  expect(parsed("stories from ww2")[0]).toContain('OR "world war 2" OR');
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
])("%s", (text, searchWords, language) => {
  const { query, language: of } = topicQuery(parseQuery(text).query);
  expect([printQuery(query).replace(/[?¿]/g, ""), of]).toEqual([searchWords, language]);
});

test("a named language is a filter, and not a topic beside others", () => {
  expect(parsed("noticias y política en español")).toEqual(["noticias política", "es"]);
  expect(parsed("podcasts about football in German")).toEqual(["football", "de"]);
  expect(parsed("cooking in Italian")).toEqual(["cooking", "it"]);
  expect(parsed("música em português")).toEqual(["música", "pt"]);
  expect(parsed("learn spanish")).toEqual(["learn spanish", "en"]);
  expect(parsed("podcasts in Spanish")[0]).toBe("Spanish");
});

test("stop words prove the language of a query, but a filter or a default does not", () => {
  const spoken = (text: string) => topicQuery(parseQuery(text).query).spoken;
  expect(spoken("how to learn algebra")).toBe(true);
  expect(spoken("algebra")).toBe(false);
  expect(spoken("how to learn algebra lang:de")).toBe(false);
  expect(spoken("storia d'italia")).toBe(true);
  expect(spoken("vitamin d")).toBe(false);
});

test("small words of English that other languages have too leave the language open", () => {
  const mayBeOther = (text: string) => topicQuery(parseQuery(text).query).mayBeOther;
  for (const text of ["notícias do brasil", "achtsamkeit im alltag"]) expect(mayBeOther(text)).toBe(true);
  for (const text of ["how to learn algebra", "gardening with a friend", "algebra", "recetas en casa"])
    expect(mayBeOther(text)).toBe(false);
});

test("the topic of a question leaves out words for an audience or a format", () => {
  const about = (text: string) => printQuery(topicQuery(parseQuery(text).query).about);
  expect(about("learn spanish as a beginner")).toBe("spanish");
  expect(about("gardening tips -tools")).toBe("gardening -tools");
  expect(about("how to learn algebra and geometry")).toBe("algebra geometry");
  expect(about("tips for beginners")).toBe("tips beginners");
  expect(about("tips -tools")).toBe("tips -tools");
});

test("a query of stop words alone stays as it is", () => {
  expect(parsed("the who")).toEqual(["the who", "en"]);
  expect(parsed("algebra")).toEqual(["algebra", "en"]);
});
