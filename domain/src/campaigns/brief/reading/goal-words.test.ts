import { wordsOf } from "../words/brief-words.js";
import { readGoals } from "./read-goals.js";

const goals = (text: string) => readGoals(wordsOf(text)).map(({ value }) => value);

it.each([
  ["We want people to book a free hearing check by phone.", ["Lead Generation"]],
  ["We want guests to book their trip with us.", ["Sales"]],
  ["We'd like backers.", ["Sales"]],
  ["Ziel: Abos mit Rabattcode.", ["Sales"]],
  ["Nous voulons des abonnements d'essai.", ["Lead Generation"]],
  ["Buscamos suscriptores.", ["Sales"]],
])("reads what a brief wishes for: %s", (text, expected) => {
  expect(goals(text)).toEqual(expected);
});

it.each([
  "We publish a book a month for new parents.",
  "Coffee beans, sold as monthly subscriptions.",
  "People who like memberships.",
  "Unser Kaffee im Abo.",
])("does not take a product for a goal: %s", (text) => {
  expect(goals(text)).toEqual([]);
});
