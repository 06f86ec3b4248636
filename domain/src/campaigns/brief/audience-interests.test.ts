import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { interestOf } from "./audience-interests.js";
import { readBrief } from "./reading/read-brief.js";

const near = (audience: string) => interestOf(audience)?.near ?? [];

it("finds the interests of an audience by its name and age", () => {
  expect(near("Parents")).toContain("Parenting");
  expect(near("Mothers")).toEqual(near("Parents"));
  expect(near("Ages 65 and over")).toEqual(near("Older people"));
  expect(near("Ages 18 to 25")).toEqual(near("Young adults"));
  expect(near("Ages under 30")).toEqual(near("Young adults"));
  expect(interestOf("Ages under 60")).toBeUndefined();
  expect(interestOf("Ages 25 to 45")).toBeUndefined();
  expect(interestOf("Commuters")).toBeUndefined();
});

it("names only Apple's categories", () => {
  const names = new Set(APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
  const audiences = [
    "Older people",
    "Parents",
    "Students",
    "Teenagers",
    "Young adults",
    "Homeowners",
    "Business owners",
  ].concat(["Managers", "Working people", "Teachers", "Developers", "Pet owners", "Investors", "Women", "Men"]);
  for (const audience of audiences) {
    expect(near(audience)).not.toEqual([]);
    expect(near(audience).filter((name) => !names.has(name))).toEqual([]);
  }
});

it("has interests for each audience that a brief can name", () => {
  const text = "For women, men, parents, students, teens and homeowners.";
  const found = readBrief(text).flatMap(({ kind, value }) => (kind === "audience" ? [value] : []));
  expect(found.filter((audience) => interestOf(audience) === undefined)).toEqual([]);
});
