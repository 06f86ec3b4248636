import { adBrief } from "../fit/ad-brief.js";
import { adFit, type FitShow } from "../fit/ad-fit.js";
import { isOfOtherProduct } from "./other-product.js";

const show = (title: string, description: string, categories: readonly string[] = []): FitShow => ({
  title,
  description,
  categories,
  language: "en",
  audience: { kind: "unknown" },
  counts: "downloads per episode",
});
const isOther = (text: string, one: FitShow) => {
  const brief = adBrief(text);
  return isOfOtherProduct(brief, one, adFit(brief, one));
};

const CHESS = "A chess app with lessons, in English";
const TRUCKERS = "A company hires truck drivers in the US";

it.each([
  ["names another product in its title", CHESS, show("Poker Talk", "Players, cards and casinos.", ["Games"]), true],
  [
    "names both",
    CHESS,
    show("Poker Talk", "Poker, and once a month chess: the games that players love.", ["Games"]),
    false,
  ],
  [
    "is about the whole category",
    CHESS,
    show("Game Night", "All kinds of games for a long evening.", ["Games"]),
    false,
  ],
  [
    "names the other one in its description only",
    CHESS,
    show("Game Night", "All kinds of games, even poker.", ["Games"]),
    false,
  ],
  ["is about cars, for truck drivers", TRUCKERS, show("Car Debate", "Cars, week by week.", ["Automotive"]), true],
  ["is about trucking", TRUCKERS, show("Road Talk", "Life in trucking, week by week.", ["Automotive"]), false],
  [
    "is about cars, for people who drive",
    "Car insurance",
    show("Car Debate", "Cars and roads.", ["Automotive"]),
    false,
  ],
  [
    "is about websites, for architects",
    "Software for architects",
    show("Web Design Hour", "Design.", ["Design"]),
    true,
  ],
  [
    "is about the wide category that a product is in",
    "Dental insurance for adults",
    show("Well and Good", "Health for body and soul.", ["Health & Fitness"]),
    true,
  ],
  [
    "is about the wide category that the brief names itself",
    "Dental insurance for adults who care about wellness",
    show("Well and Good", "Health for body and soul.", ["Health & Fitness"]),
    false,
  ],
  ["is about something else", CHESS, show("Poker Talk", "Poker in the news.", ["News"]), false],
])("a show %s", (_, brief, one, expected) => {
  expect(isOther(brief, one)).toBe(expected);
});

it("says nothing about a brief without products", () => {
  expect(isOther("Shows about games", show("Poker Talk", "Poker.", ["Games"]))).toBe(false);
});
