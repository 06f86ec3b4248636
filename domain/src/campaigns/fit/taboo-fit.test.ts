import { exclusionOf } from "./taboo-fit.js";

const POLITICS = [{ subject: "Politics", category: "Politics" }];
const show = { title: "Die Woche", categories: [] };

it("excludes shows of a category, and shows whose texts are about it", () => {
  expect(exclusionOf(POLITICS, { ...show, categories: ["Politics"] })).toMatch(/in that category/);
  const description = "Der Podcast zur Politik aus Berlin, mit Gästen aus Regierung und Opposition, vor allen Wahlen.";
  expect(exclusionOf(POLITICS, { ...show, description })).toBe(
    "The brief excludes Politics; the show’s texts are about it.",
  );
});

it("excludes all faiths if the brief wants no religion", () => {
  const religion = [{ subject: "Religion", category: "Religion" }];
  expect(exclusionOf(religion, { ...show, categories: ["Christianity"] })).toMatch(/in that category/);
});

it("never excludes the kind of show that the brief wants", () => {
  const religion = [{ subject: "Religion", category: "Religion" }];
  const tarot = { ...show, categories: ["Spirituality"] };
  expect(exclusionOf(religion, tarot, ["Spirituality"])).toBeUndefined();
  expect(exclusionOf(religion, tarot, ["Food"])).toMatch(/in that category/);
  expect(exclusionOf(religion, { ...show, categories: ["Religion"] }, ["Spirituality"])).toMatch(/in that category/);
  expect(exclusionOf(religion, { ...show, categories: ["Christianity"] }, ["Spirituality"])).toMatch(
    /in that category/,
  );
});

it("keeps the shows of a wanted part of a category, although their texts are about it", () => {
  const sports = [{ subject: "Sports", category: "Sports" }];
  const soccer = { title: "Fußball Podcast", description: "Fußball und Bundesliga.", categories: ["Soccer"] };
  expect(exclusionOf(sports, soccer, ["Soccer"])).toBeUndefined();
  expect(exclusionOf(sports, soccer, ["Running"])).toMatch(/in that category/);
});

it("does not exclude a show that only mentions it", () => {
  const description = "Gute Nachrichten aus aller Welt, jeden Tag eine, und um die Politik machen wir einen Bogen.";
  expect(exclusionOf(POLITICS, { ...show, description })).toBeUndefined();
  expect(exclusionOf(POLITICS, show)).toBeUndefined();
});

it("excludes a category by its name, if that means nothing else", () => {
  const games = [{ subject: "Video Games", category: "Video Games" }];
  const about = (title: string, description: string) => exclusionOf(games, { title, description, categories: [] });
  expect(about("Games Only", "Video games? Take a look at Games Only.")).toMatch(/description is about it/);
  expect(about("On Board Games", "A show about board and card games.")).toBeUndefined();
  expect(about("Play Hour", "A weekly show about video games and books.")).toMatch(/description is about it/);
});

it.each([
  ["Mental Health", "Running tips for your body and mental health."],
  ["Video Games", "Board games, not video games."],
  ["Video Games", "Ein Podcast über Brettspiele, keine Video Games."],
  ["Video Games", "Board games for families. Two friends who met over video games."],
])("does not exclude %s for a short description that names it in passing: %p", (category, description) => {
  expect(
    exclusionOf([{ subject: category, category }], { title: "Hour", description, categories: [] }),
  ).toBeUndefined();
});

it("excludes shows that name an excluded subject in the title or repeatedly", () => {
  const crypto = [{ subject: "cryptocurrency", category: null }];
  expect(exclusionOf(crypto, { title: "Bitcoin Daily", categories: [] })).toMatch(/title mentions it/);
  const once =
    "Money for beginners; we say once what bitcoin is, and then talk about savings, mortgages, taxes, rents and everything else " +
    "that a household pays for, with a guest from a bank or a shop every week.";
  expect(exclusionOf(crypto, { ...show, description: once })).toBeUndefined();
  expect(exclusionOf(crypto, { ...show, description: `${once} Bitcoin again.` })).toMatch(/description is about it/);
  const hunting = [{ subject: "hunting", category: null }];
  expect(exclusionOf(hunting, { title: "The Hunting Hour", categories: [] })).toMatch(/title mentions it/);
});

it("excludes shows whose short description names the subject once", () => {
  const horror = [{ subject: "horror", category: null }];
  const description = "Audiobooks of science fiction, slipstream, horror.";
  expect(exclusionOf(horror, { ...show, description })).toMatch(/description is about it/);
});

it("excludes the same thing in another language", () => {
  const hunting = [{ subject: "chasse", category: null }];
  expect(exclusionOf(hunting, { ...show, title: "Big Game Hunting" })).toMatch(/title mentions it/);
  expect(exclusionOf(hunting, { ...show, title: "Archery Today" })).toBeUndefined();
});

describe("an exception", () => {
  const sports = [{ subject: "Sports", category: "Sports", except: ["cycling"] }];

  it.each([
    { title: "The Bike Hour", description: "Two friends ride on.", categories: ["Sports"] },
    { title: "Auf zwei Rädern", description: "Der Podcast über Fahrräder und Rennrad.", categories: ["Sports"] },
    { title: "La vuelta", description: "Todo sobre el ciclismo.", categories: ["Sports"] },
  ])("keeps its shows: $title", (one) => expect(exclusionOf(sports, one, ["Sports"])).toBeUndefined());

  it("keeps a show of its category, although the excluded one is beside it", () => {
    const but = [{ subject: "Sports", category: "Sports", except: ["Soccer"] }];
    expect(exclusionOf(but, { ...show, categories: ["Sports", "Soccer"] })).toBeUndefined();
  });

  it("excludes the other shows", () => {
    expect(exclusionOf(sports, { ...show, categories: ["Sports"] }, ["Sports"])).toMatch(/in that category/);
    expect(exclusionOf(sports, { ...show, title: "Golf Talk", categories: ["Golf"] }, ["Sports"])).toMatch(/category/);
  });
});
