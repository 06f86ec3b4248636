import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { countryName } from "../../catalogue/codes/countries.js";
import { adBrief } from "../fit/ad-brief.js";
import { exclusionOf } from "../fit/taboo-fit.js";
import { briefFindings } from "./brief-findings.js";
import { findingKey, isOf } from "./findings/finding.js";
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
/** Names of categories that mean other things as well. "Not interested in marketing" does not exclude it. */
const WEAK = ["Nature", "Marketing", "Management", "Government"];
/** What is excluded is no exception to itself. */
const PARTS = PRODUCTS.filter(([category, part]) => part !== category.toLowerCase() && !part.includes("'"));
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
    `We sell ladders. ${shape.replace("{}", category).replace("[]", part)}`;
  it("never wishes the category that it excludes, but the exception, and excludes only the other shows", () => {
    const wrong = CHILDREN.filter(([category, part]) => {
      const text = textOf(category, part);
      const { taboos, categories } = adBrief(text);
      const show = { title: "The Hour", categories: [category, part] };
      const other = { title: "The Hour", categories: [category] };
      return (
        categories.includes(category) ||
        !briefFindings(text).some((one) => (isOf("category")(one) && one.value === part) || isOf("topic")(one)) ||
        exclusionOf(taboos, show, categories) !== undefined ||
        exclusionOf(taboos, other, categories) === undefined
      );
    });
    expect(wrong).toEqual([]);
  });

  it("wishes a product of a category that it excludes", () => {
    const named = PARTS.filter(([category]) => !shape.startsWith("Not") || !WEAK.includes(category));
    const wrong = named.filter(([category, part]) => {
      const text = textOf(category, part);
      const found = briefFindings(text);
      const { taboos, categories } = adBrief(text);
      const show = { title: `All about ${part}`, categories: [category] };
      return (
        categories.includes(category) ||
        !found.some((one) => one.words.includes(part)) ||
        exclusionOf(taboos, show, categories) !== undefined
      );
    });
    expect(wrong).toEqual([]);
  });
});

it.each([
  "anything goes",
  "that we are open",
  "where noted",
  "prior approval",
  "those for founders",
  "BBC",
  "the ones on our list",
  "in summer",
])("leaves an exclusion as it is, if its exception is not part of it: %p", (exception) => {
  const wrong = APPLE_CATEGORIES.filter(({ name }) => {
    const [all, none] = [`We sell ladders. Avoid ${name}, except ${exception}.`, `We sell ladders. Avoid ${name}.`];
    const { taboos, categories } = adBrief(all);
    return JSON.stringify(taboos) !== JSON.stringify(adBrief(none).taboos) || categories.includes(name);
  });
  expect(wrong).toEqual([]);
});

it("keeps an exception with its exclusion among others, whatever their order", () => {
  const wrong = CHILDREN.filter(([category, part]) => {
    const others = APPLE_CATEGORIES.filter(({ name }) => name !== category).slice(0, 2);
    const names = [category, ...others.map(({ name }) => name)];
    return [names, names.toReversed()].some(([first, second, third]) => {
      const { taboos } = adBrief(`We sell ladders. Avoid ${first}, ${second} and ${third}, except ${part}.`);
      return (
        taboos.length !== names.length ||
        taboos.some(({ category: of, except }) => (of === category) !== (except !== undefined))
      );
    });
  });
  expect(wrong).toEqual([]);
});

it("keeps the key of an exclusion short, whatever its exceptions are", () => {
  const keys = ["Lamps. Avoid sports.", "Lamps. Avoid sports, except cycling, soccer, golf and tennis."].map((text) =>
    briefFindings(text).filter(isOf("taboo")).map(findingKey),
  );
  expect(keys).toEqual([["taboo Sports Sports"], ["taboo Sports Sports"]]);
});

const PLACES = ["DE", "AT", "FR", "IT", "ES", "NL", "BE", "IE", "PT", "FI", "GR", "LU", "GB"].map(
  (code): [string, string] => [countryName(code), code === "GB" ? "GBP" : "EUR"],
);
const amounts = (shape: string): unknown[] =>
  PLACES.map(([country]) => briefFindings(shape.replace("{}", country)).find(isOf("budget"))?.value.currency);

it.each([
  "Bike lights for families in {}. Budget 35k.",
  "Budget 35k, {}, bike lights.",
  "Budget 35k. Bike lights. Listeners in {}.",
  "Country: {}. Budget: 35k. Product: bike lights.",
  "{} only, budget 35k, bike lights.",
  "Bike lights, {}. The whole budget for the spring is 35k.",
])("an amount is in euros or pounds, if the only named country has these: %p", (shape) => {
  expect(amounts(shape)).toEqual(PLACES.map(([, currency]) => currency));
});

it.each([
  "We sell bike lights made in {}. Our budget is 35k.",
  "Bike lights from {}. Our budget is 35k.",
  "Holidays in {} for walkers. We can spend 35k.",
  "A history of {}. We can spend 35k.",
])("an amount stays in dollars, if the country is that of a product or a journey: %p", (shape) => {
  expect(amounts(shape)).toEqual(PLACES.map(() => "USD"));
});

it.each(["Canada", "Australia", "Switzerland", "Norway", "Poland"])(
  "a guessed currency without a rate is not used: %p",
  (country) => {
    const [budget] = briefFindings(`Bike lights for families in ${country}. Budget 35k.`).filter(isOf("budget"));
    expect(budget?.value.currency).toBe("USD");
  },
);
