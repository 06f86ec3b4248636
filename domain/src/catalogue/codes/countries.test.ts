import { countries, countryCode, countryName, countryOfLanguage, countryOfPlace } from "./countries.js";

test("there are 249 countries, each with a unique name", () => {
  const all = countries();
  expect(new Set(all.map(({ name }) => name)).size).toBe(249);
  expect(all.filter(({ code, name }) => code === name)).toEqual([]);
  expect(all.map(({ code }) => countryCode(code))).toEqual(all.map(({ code }) => code));
  expect(all.map(({ name }) => countryCode(name))).toEqual(all.map(({ code }) => code));
});

test.each([
  ["gb", "GB"],
  ["UK", "GB"],
  [" United Kingdom ", "GB"],
  ["usa", "US"],
  ["U.S.A.", "US"],
  ["Deutschland", "DE"],
  ["Côte d’Ivoire", "CI"],
  ["EU", undefined],
  ["XX", undefined],
  ["English", undefined],
  ["", undefined],
  ["x".repeat(9_000), undefined],
])("the country %s is %s", (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test("a code that is not a country is shown unchanged", () => {
  expect([countryName("DE"), countryName("ZZ"), countryName("nonsense")]).toEqual(["Germany", "ZZ", "nonsense"]);
});

test.each([
  ["Berlin, Germany", "DE"],
  ["London, UK", "GB"],
  ["Austin, TX, USA", "US"],
  ["Austin, US", "US"],
  ["Japan", "JP"],
  ["Georgia", "GE"],
  ["Atlanta, Georgia", undefined],
  ["Los Angeles, CA", undefined],
  ["Portland, OR", undefined],
  ["Newark, New Jersey", undefined],
  ["Somewhere", undefined],
  ["", undefined],
])("the place %s is in %s", (place, code) => {
  expect(countryOfPlace(place)).toBe(code);
});

test.each([
  ["en-GB", "GB"],
  ["en-uk", "GB"],
  ["pt_br", "BR"],
  ["zh-Hant-TW", "TW"],
  ["de-de", "DE"],
  ["ja-jp", "JP"],
  ["sv-sv", undefined],
  ["et-et", undefined],
  ["ar-ar", undefined],
  ["en-en", undefined],
  ["es-419", undefined],
  ["en", undefined],
  ["English (US)", undefined],
])("the language %s belongs to the country %s", (tag, code) => {
  expect(countryOfLanguage(tag)).toBe(code);
});
