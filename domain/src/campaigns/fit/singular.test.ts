import { singular } from "./singular.js";

it.each([
  ["shoes", "shoe"],
  ["businesses", "business"],
  ["boxes", "box"],
  ["coaches", "coach"],
  ["headaches", "headache"],
  ["companies", "company"],
  ["movies", "movie"],
  ["stories", "story"],
  ["familles", "famille"],
  ["recherches", "recherche"],
  ["perros", "perro"],
  ["emprendedores", "emprendedor"],
  ["animales", "animal"],
  ["canciones", "cancion"],
  ["jeux", "jeu"],
  ["reseaux", "reseau"],
  ["adventures", "adventure"],
])("%p counts as %p", (many, one) => {
  expect(singular(many)).toBe(singular(one));
});

it.each(["gas", "pie", "yes", "business", "fitness"])("leaves %p alone", (word) => {
  expect(singular(word)).toBe(word);
});

it.each([
  ["shoes", "show"],
  ["busy", "business"],
  ["stores", "stories"],
])("%p does not count as %p", (one, other) => {
  expect(singular(one)).not.toBe(singular(other));
});
