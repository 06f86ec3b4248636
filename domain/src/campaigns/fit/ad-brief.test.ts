import { parseListenerRange as range } from "../../audience/range/listener-range.js";
import { adBrief } from "./ad-brief.js";
import { adFit, type FitShow } from "./ad-fit.js";

const DIY = "Cordless drills for DIY and home renovation, in the UK. Budget about 10,000 dollars. No politics.";
const SHOW: FitShow = {
  title: "The Renovation Hour",
  description: "Tools, paint and gardens.",
  categories: ["Home & Garden"],
  language: "en",
  audience: range("5,000-10,000"),
  counts: "downloads per episode",
};
const points = (...[brief, show]: Parameters<typeof adFit>) =>
  Object.fromEntries(adFit(brief, show).parts.map((part) => [part.name, part.points]));

it("scores a show by the findings in the text", () => {
  expect(points(adBrief(DIY), SHOW)).toEqual({ topics: expect.any(Number), budget: 24, categories: 20, language: 15 });
  expect(adBrief(DIY)).toMatchObject({
    categories: ["Home & Garden"],
    taboos: [{ category: "Politics" }],
    budget: { low: 10_000, high: 10_000 },
    languages: ["en"],
  });
});

it("has no topics that the brief rules out", () => {
  expect(adBrief("An app for savers, not for investors.").topics).not.toContain("investors");
  expect(adBrief("An app for savers, not for savers only.").topics).toContain("not for savers");
});

it("prefers choices made outside the text", () => {
  const brief = adBrief(DIY, { budget: { low: 1_000, high: 5_000 }, language: "de" });
  expect(brief.budget).toEqual({ low: 1_000, high: 5_000 });
  expect(brief.languages).toEqual(["de"]);
});

it("leaves out ignored findings, and takes replaced ones as chosen", () => {
  const ignored = adBrief(DIY, { findings: { "category Home & Garden": "", budget: "" } });
  expect(ignored.categories).toEqual([]);
  expect(ignored.budget).toBeUndefined();
  expect(ignored.topics).not.toContain("DIY");
  const replaced = adBrief(DIY, { findings: { "category Home & Garden": "Crafts", "language en": "de" } });
  expect(replaced.categories).toEqual(["Crafts"]);
  expect(replaced.languages).toEqual(["de"]);
});

it("distinguishes the product from the subjects of shows", () => {
  const payroll = "Payroll software for small businesses";
  expect(adBrief(payroll)).toMatchObject({ categories: ["Technology", "Entrepreneurship"], sold: ["Technology"] });
  expect(adBrief("Cybersecurity software for startups").sold).toEqual([]);
  expect(adBrief("A small press of crochet books")).toMatchObject({ categories: ["Crafts", "Books"], sold: ["Books"] });
  const findings = { "category Technology": "Science" };
  expect(adBrief(payroll, { findings })).toMatchObject({ categories: ["Science", "Entrepreneurship"], sold: [] });
  const show = { ...SHOW, title: "Chips", description: "Phones and watches.", categories: ["Technology"] };
  expect(points(adBrief(payroll), show)).toMatchObject({ categories: 10 });
  expect(points(adBrief(payroll), { ...show, categories: ["Entrepreneurship"] })).toMatchObject({ categories: 20 });
});

it("does not take money, places and exclusions for topics", () => {
  const { topics } = adBrief(DIY);
  expect(topics).toContain("DIY");
  for (const word of ["dollars", "UK", "politics"]) expect(topics).not.toContain(word);
});

it.each([
  ["Recruiting registered nurses in Texas", ["Medicine"]],
  ["A startup sells phishing training to IT managers, on cybersecurity podcasts", ["Technology"]],
  ["A bank for savers, with shows for startups", ["Investing", "Entrepreneurship"]],
])("%s: finds no subject in what the advertiser is or does", (text, expected) => {
  const { categories, sold } = adBrief(text);
  expect(categories.filter((name) => !sold.includes(name))).toEqual(expected);
});

it.each([
  ["Wir wollen mit Frauen über Hautpflege sprechen", ["Fashion & Beauty"], ["hautpflege"]],
  ["Notebooks for shows about book clubs", ["Crafts", "Books"], ["notebooks", "book clubs"]],
  ["A board game for keen players", ["Games"], ["board game"]],
  ["Seeds for gardeners who grow veg on allotments", ["Home & Garden"], ["seeds", "gardeners", "allotments"]],
  ["Une application de relaxation guidée pour les femmes", ["Mental Health"], ["relaxation"]],
])("%s: reads the subject", (text, categories, named) => {
  const brief = adBrief(text);
  expect(brief.categories).toEqual(categories);
  expect(brief.subjects?.flatMap(({ phrases }) => phrases)).toEqual(named);
});

it("converts euros and pounds, but no currency without a known rate", () => {
  expect(adBrief("Budget 10.000 €")).toMatchObject({ budget: { low: 11_050, high: 11_050 }, currency: "EUR" });
  expect(adBrief("Budget 10.000 Franken")).toMatchObject({ budget: undefined, currency: "CHF" });
  expect(adBrief("Budget 10.000 €", { budget: { low: 5_000, high: 9_000 } }).currency).toBeUndefined();
});

it("names the wanted countries, unless the brief sells travel", () => {
  expect(adBrief("Dog food for the UK and Ireland").countries).toEqual(["GB", "IE"]);
  expect(adBrief("Hotel in Spain, holidays and travel").countries).toEqual([]);
  expect(adBrief("Dog food").countries).toEqual([]);
});

describe("exclusions", () => {
  it("take away the points of topics and categories", () => {
    const brief = adBrief("DIY shows, no politics, keine Gewalt");
    expect(points(brief, { ...SHOW, categories: ["Home & Garden", "Politics"] })).toMatchObject({
      topics: 0,
      categories: 0,
    });
    expect(points(brief, { ...SHOW, title: "Violence at home" })).toMatchObject({ topics: 0, categories: 0 });
    expect(points(brief, SHOW)).toMatchObject({ categories: 20 });
  });

  it("recognize explicit shows", () => {
    const { parts } = adFit(adBrief("DIY, no swearing"), { ...SHOW, explicit: true });
    expect(parts[0]?.result.finding).toBe("The brief excludes explicit content; the show is marked explicit.");
  });
});

describe("a product for children", () => {
  it.each([
    ["Audiobooks for children aged 4 to 9", ["Kids & Family", "Books"]],
    ["Hörbücher für kleine Kinder", ["Kids & Family", "Books"]],
  ])("%s: is for shows for families first", (text, categories) => {
    expect(adBrief(text)).toMatchObject({ categories, forChildren: true });
  });

  it.each(["Travel insurance for families", "Hearing aids for parents of children", "Children read our books"])(
    "%s: is not one",
    (text) => {
      expect(adBrief(text).forChildren).toBeUndefined();
    },
  );
});

describe("the advertiser", () => {
  it.each([
    ["Unser Start-up verkauft Proteinriegel.", ["Entrepreneurship"]],
    ["Non-profit that trains service dogs", ["Non-Profit"]],
    ["A startup sells a tool to startup founders and managers", []],
    ["A tool for startups and investors", []],
  ])("%s: is not who listens, but %p", (text, sold) => {
    expect(adBrief(text).sold).toEqual(sold);
  });
});

test("places are no topics, however often they are named, and neither are men and women together", () => {
  const { topics } = adBrief("Seife aus Solingen für Männer in Deutschland und Österreich");
  expect(topics).not.toMatch(/Solingen|Deutschland|Österreich/);
  expect(topics).toContain("Männer");
  expect(adBrief("Hearing aids for men and women over 60").topics).not.toMatch(/men/);
});
