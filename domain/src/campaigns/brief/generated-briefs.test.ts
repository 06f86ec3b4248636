import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { countryName } from "../../catalogue/codes/countries.js";
import { adBrief } from "../fit/ad-brief.js";
import { exclusionOf } from "../fit/taboo-fit.js";
import { briefFindings } from "./brief-findings.js";
import { type Finding, isOf } from "./findings/finding.js";
import { CONCEPT_LINES } from "./words/concepts.js";
import { wordLists } from "./words/word-lists.js";

/** The first English word for each product, hobby and profession, by the category that it belongs to. */
const PRODUCTS = CONCEPT_LINES.reduce<{ head: string; found: [string, string][] }>(
  ({ head, found }, line) =>
    line.startsWith("#")
      ? { head: (line.slice(1).split(">")[0] ?? "").trim(), found }
      : { head, found: [...found, [head, (wordLists(line)[0]?.[0] ?? "").replace(/^!|\?$/g, "")]] },
  { head: "", found: [] },
).found;
/** All subcategories except "How To", two words that may be in any sentence. */
const CHILDREN = APPLE_CATEGORIES.flatMap(({ name, sub }) =>
  sub.map((child): [string, string] => [name, child]),
).filter(([, child]) => child !== "How To");

const EXCEPTIONS = [
  "No {}, except [].",
  "Not interested in {}, except [].",
  "No {} shows other than [].",
  "Avoid {} (except []).",
];

describe.each(EXCEPTIONS)("an exception: %p", (shape) => {
  const textOf = (category: string, part: string): string =>
    `We sell umbrellas. ${shape.replace("{}", category).replace("[]", part)}`;
  const ofKind = (found: readonly Finding[], category: string): boolean =>
    found.some((one) => isOf("category")(one) && one.value === category);

  it("never wishes the category that it excludes, but the exception, and excludes only the other shows", () => {
    const wrong = CHILDREN.filter(([category, part]) => {
      const text = textOf(category, part);
      const { taboos, categories } = adBrief(text);
      const show = { title: "The Hour", categories: [category, part] };
      const other = { title: "The Hour", categories: [category] };
      return (
        ofKind(briefFindings(text), category) ||
        !briefFindings(text).some((one) => (isOf("category")(one) && one.value === part) || isOf("topic")(one)) ||
        exclusionOf(taboos, show, categories) !== undefined ||
        exclusionOf(taboos, other, categories) === undefined
      );
    });
    expect(wrong).toEqual([]);
  });

  it("wishes a product of a category that it excludes", () => {
    const wrong = PRODUCTS.filter(([category, part]) => {
      const text = textOf(category, part);
      const found = briefFindings(text);
      const { taboos, categories } = adBrief(text);
      const show = { title: `All about ${part}`, categories: [category] };
      return (
        ofKind(found, category) ||
        !found.some((one) => one.words.includes(part)) ||
        exclusionOf(taboos, show, categories) !== undefined
      );
    });
    expect(wrong).toEqual([]);
  });
});

const COUNTRIES: readonly (readonly [codes: string, currency: string])[] = [
  ["DE AT FR IT ES NL BE IE PT FI GR LU", "EUR"],
  ["GB", "GBP"],
  ["US", "USD"],
  ["CA", "CAD"],
  ["AU", "AUD"],
  ["NZ", "NZD"],
  ["CH", "CHF"],
  ["SE", "SEK"],
  ["NO", "NOK"],
  ["DK", "DKK"],
  ["PL", "PLN"],
];
const PLACES = COUNTRIES.flatMap(([codes, currency]) =>
  codes.split(" ").map((code): [string, string] => [countryName(code), currency]),
);

it.each([
  "Bike lights for families in {}. Budget 35k.",
  "Budget 35k, {}, bike lights.",
  "Budget 35k. Bike lights. Listeners in {}.",
  "We sell bike lights made in {}. Our budget is 35k.",
  "Country: {}. Budget: 35k. Product: bike lights.",
  "{} only, budget 35k, bike lights.",
  "Holidays in {} for walkers. We can spend 35k.",
  "Bike lights, {}. The whole budget for the spring is 35k.",
])("an amount is in the currency of the only named country: %p", (shape) => {
  const wrong = PLACES.flatMap(([country, currency]) => {
    const money = briefFindings(shape.replace("{}", country)).find(isOf("budget"))?.value;
    return money?.currency === currency && money.low === 35_000 ? [] : [[country, money?.currency, money?.low]];
  });
  expect(wrong).toEqual([]);
});
