import { APPLE_CATEGORIES } from "../codes/categories.js";
import { categoryLanguages, namedCategories } from "./named-categories.js";
import { parseQuery } from "./parse-query.js";

const named = (text: string) => namedCategories(parseQuery(text).query);

test("recognizes the name of a category in any spelling and in other languages", () => {
  expect(named("history")).toEqual(["History"]);
  expect(named("True Crime")).toEqual(["True Crime"]);
  expect(named("mental health")).toEqual(["Mental Health"]);
  expect(named("tech")).toEqual(["Technology"]);
  expect(named("Geschichte")).toEqual(["History"]);
  expect(named("noticias")).toEqual(["News"]);
  expect(named("santé")).toEqual(["Health & Fitness"]);
});

test("finds no category in a query with other words", () => {
  for (const text of ["history of rome", "jogging", '"history"', "history -war", "title:history", "", "???"])
    expect([text, named(text)]).toEqual([text, []]);
});

test("translations lead to existing categories", () => {
  const names = new Set(APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
  for (const word of ["kunst", "bucher", "borse", "futbol", "viajes", "musique", "peliculas", "hörspiele"]) {
    expect(named(word).length).toBeGreaterThan(0);
    for (const name of named(word)) expect(names).toContain(name);
  }
});

test.each([
  ["Wissenschaft", ["de"]],
  ["Gesundheit", ["de"]],
  ["deporte", ["es"]],
  // Accents tell languages apart, and people leave them out.
  ["economía", ["es"]],
  ["Notícias", ["pt"]],
  ["noticias", ["es", "pt"]],
  ["mu\u0301sica", ["es", "pt"]],
  ["musica", ["es", "pt", "it"]],
  ["società", ["it"]],
  ["cinéma", ["fr"]],
  ["cinema", []],
  ["receitas", ["pt"]],
  ["educação", ["pt"]],
  ["histoire", ["fr"]],
  ["philosophie", ["de", "fr"]],
  // English also uses these words, or they are not categories.
  ["history", []],
  ["sport", []],
  ["film", []],
  ["tech", []],
  ["cuisine", []],
  ["nature", []],
  ["history of rome", []],
  ['"geschichte"', []],
])("the languages in which %p names a category are %j", (text, languages) => {
  expect(categoryLanguages(parseQuery(text).query)).toEqual(languages);
});
