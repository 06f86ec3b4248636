import { isFalsePlural, wordForms } from "./word-forms.js";

test.each([
  ["lecture", ["lectures"]],
  ["lectures", ["lecture"]],
  ["story", ["stories", "storys"]],
  ["stories", ["story", "storie"]],
  ["church", ["churches"]],
  ["churches", ["church", "churche"]],
  ["boss", ["bosses"]],
  ["play", ["plays"]],
])("%s", (word, forms) => expect(wordForms(word)).toEqual(forms));

test("short words and other languages stay unchanged", () => {
  expect(wordForms("car")).toEqual([]);
  expect(wordForms("été")).toEqual([]);
  expect(wordForms("новости")).toEqual([]);
  expect(wordForms("2024")).toEqual([]);
});

test("a word that only looks like a plural has no singular, and its beginning not that plural", () => {
  for (const word of ["news", "series", "mars", "paris"]) expect(wordForms(word)).toEqual([]);
  expect(wordForms("pari")).toEqual([]);
  expect(wordForms("shows")).toEqual(["show"]);
  expect([isFalsePlural("news", "new"), isFalsePlural("new", "news"), isFalsePlural("shows", "show")]).toEqual([
    true,
    true,
    false,
  ]);
});
