import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { areRelated, coherentHeading, isWideCategory, RELATED_NAMES } from "./related-categories.js";

test("every name is one of Apple's", () => {
  const names = APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]);
  expect(RELATED_NAMES.filter((name) => !names.includes(name))).toEqual([]);
});

test("a relation is symmetric, and no category is related to itself", () => {
  expect([areRelated("Sports", "Sports News"), areRelated("Sports News", "Sports")]).toEqual([true, true]);
  expect([areRelated("Sports", "Sports"), areRelated("Sports", "Golf"), areRelated("x", "y")]).toEqual([
    false,
    false,
    false,
  ]);
});

test("a heading with other categories below it is wide", () => {
  expect(["Sports", "Arts", "Cycling", "Design", "Technology"].map(isWideCategory)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("finds the heading of a category if its subcategories have much in common", () => {
  expect(["Soccer", "Careers", "Fitness"].map(coherentHeading)).toEqual(["Sports", "Business", "Health & Fitness"]);
  expect(["Investing", "Wilderness", "Crafts", "Sports"].map(coherentHeading)).toEqual(Array(4).fill(undefined));
});
