import fc from "fast-check";
import { adBrief } from "./ad-brief.js";
import { IN_PASSING, subjectOfText, subjectText } from "./subject-of-text.js";

const about = (category: string, title: string | undefined, description?: string) => {
  const found = subjectOfText(subjectText({ title, description }), category);
  return found && { ...found, share: Number(found.share.toFixed(2)) };
};

describe("the subject of a show’s texts", () => {
  it("is not a product whose name is more often a picture", () => {
    const { subjects = [] } = adBrief("Handwerker aus der Region für Hausbesitzer in Bayern");
    const title = "Fenster zum Sonntag - Alle Sendungen";
    const texts = subjectText({ title, description: title, language: "de" });
    const found = subjectOfText(texts, "Home & Garden", subjects);
    expect(found?.share ?? 0).toBeLessThanOrEqual(IN_PASSING);
  });

  it("is not the parent of pets, for compounds either", () => {
    const description = "Dieser Podcast richtet sich an erfahrene Hundebesitzer und an Menschen mit Mischlingshunden.";
    const text = subjectText({ title: "Gut gemacht!", description, language: "de" });
    expect(subjectOfText(text, "Kids & Family")).toMatchObject({ share: 0 });
    expect(subjectOfText(text, "Pets & Animals")?.share).toBeGreaterThan(0);
  });

  it("is the category if the title names it by an unambiguous phrase", () => {
    const text = subjectText({
      title: "La webtélé du développement personnel",
      description: "Une bibliothèque avec Jacques, dont les idées sont à la portée de tous les gens curieux.",
      language: "fr",
    });
    expect(subjectOfText(text, "Self-Improvement")).toMatchObject({ share: 1 });
  });

  it("is the category if the title names it and the description continues it", () => {
    // "runner" in the title is 1; "race" and "trail" in the description are a half each. Together with the title, more than one point is
    // enough for a full share.
    expect(
      about(
        "Running",
        "Trail Runner Weekly",
        "Every Sunday we meet people who race over mountains and through deserts.",
      ),
    ).toEqual({
      share: 1,
      words: ["runners", "race", "trail"],
    });
  });

  it.each([
    ["Running with Scissors", "Electronic music with an edge, mixed by two friends in their kitchen."],
    ["Film Runner", "Film Runner is all about film, from news to classics; we talk about all of it."],
    ["The Runner", "A senator speaks with guests about schools, water and the next session."],
  ])("is only mentioned by one word in the title that nothing confirms: %p", (title, description) => {
    // One point, of which half is considered chance: 0.5 of 1.5.
    expect(about("Running", title, description)).toMatchObject({ share: 0.33 });
  });

  it("is not in the brackets of a title", () => {
    const recipe = "Une minute de gourmandise, chaque semaine, avec un cuisinier.";
    expect(about("Technology", "La recette (iPhone)", recipe)).toMatchObject({ share: 0 });
    expect(about("Food", "La recette (iPhone)", recipe)?.share).toBe(1);
  });

  it("needs a second word to trust a title", () => {
    // "perro" in the title and the text is 1.5 points, so 1 of 1.5.
    const band = "Las mejores bandas de metal del mundo, y todas caben en este perro nuestro.";
    expect(about("Pets & Animals", "Perro metálico", band)).toEqual({ share: 0.67, words: ["perros"] });
    expect(
      about("Pets & Animals", "Perro feliz", `${band} Y un veterinario contesta, animales de la casa.`)?.share,
    ).toBe(1);
  });

  it("scores words of the category 1, weak words ½, and repetitions half as much", () => {
    const filler = "two friends meet each Sunday and speak about their lives";
    // The shares are 0.5 and 1 of 1.5; with only weak words, 0 and 0.5 of 1.5.
    expect(about("Places & Travel", "Une heure", `Un voyage sonore ${filler}`)?.share).toBe(0.33);
    expect(about("Places & Travel", "Une heure", `Un voyage, un hotel ${filler}`)?.share).toBe(0.67);
    expect(about("Places & Travel", "Une heure", `Le voyage et les vacances ${filler}`)?.share).toBe(1);
    expect(about("Places & Travel", "Une heure", `A hotel ${filler}`)?.share).toBe(0);
    expect(about("Places & Travel", "Une heure", `A hotel at the beach ${filler}`)?.share).toBe(0.33);
    // "travel" three times is 1.5 points.
    expect(about("Places & Travel", "Une heure", `Travel, travel, travel ${filler}`)?.share).toBe(0.67);
  });

  it.each([
    // "tools" is in the brief, the title and the text, but nothing shows that this is about homes.
    ["Forex Tools", "Forex tools for people who trade currencies, explained every Monday morning."],
    ["The South Bank", "A walk along the south bank with two friends who live and work there."],
  ])("ignores words in the names of many other shows: %p", (title, description) => {
    for (const category of ["Home & Garden", "Investing"]) {
      const { subjects } = adBrief("Power tools, and a bank account");
      const share = subjectOfText(subjectText({ title, description }), category, subjects)?.share ?? 0;
      expect(share).toBeLessThanOrEqual(IN_PASSING);
    }
  });

  it("finds no subject in weak words alone", () => {
    const text = "A hotel at the beach, a cruise and an adventure in the cities: all that and more in our songs";
    expect(about("Places & Travel", "Une heure", text)?.share).toBe(IN_PASSING);
  });

  it("finds a subject in three weak words, one of them in the title", () => {
    expect(about("Places & Travel", "Beach hotels", "A guide to the cities of the coast, every week.")?.share).toBe(1);
    expect(about("Language Learning", "Inglés", "Aprende inglés: vocabulario y gramática, cada semana.")?.share).toBe(
      1,
    );
  });

  it("ignores lists of words, unless the title names the subject", () => {
    const list =
      "Positive affirmations health peace meditation kids therapies love joy hiking outdoor sports hiking trails nature freedom mindset " +
      "travel cooking recipes wellness coaching energy angels crystals tarot yoga fitness running money success abundance";
    expect(about("Wilderness", "Lights", list)?.share).toBe(IN_PASSING);
    expect(about("Wilderness", "Hiking", list)?.share).toBe(1);
    expect(about("Wilderness", "Lights", "We go hiking and talk about the outdoor life, and what we saw.")?.share).toBe(
      1,
    );
  });

  it("counts a name of two words once", () => {
    const { subjects } = adBrief("Hot sauce and olive oil, in English");
    const talk = subjectText({
      title: "Hot Sauce",
      description: "Guys talk about sports, movies, cars and hot topics.",
    });
    expect(subjectOfText(talk, "Food", subjects)?.words).toHaveLength(1);
  });

  it("gives half for words late in a long text", () => {
    const filler = "two friends meet each Sunday and speak about their lives ".repeat(7);
    expect(about("Places & Travel", "Une heure", `Le voyage et les vacances ${filler}`)?.share).toBe(1);
    expect(about("Places & Travel", "Une heure", `${filler} le voyage et les vacances`)?.share).toBe(0.33);
  });

  it("ignores short words of other languages", () => {
    const text = "Two friends of Emil Hund meet each week, and everything about Hund is told in the end.";
    const subject = (language?: string) =>
      subjectOfText(subjectText({ title: "Hund", description: text, language }), "Pets & Animals")?.share;
    expect(subject("en")).toBeLessThanOrEqual(IN_PASSING);
    expect(subject("de")).toBeGreaterThan(IN_PASSING);
  });

  it("does not take an audiobook for a show about books", () => {
    const read = "A novel of readers and writers, and a novel of novels, in three books of literature.";
    expect(about("Books", "Fathers and Books by Ivan Turgenev", read)?.share).toBe(0.5);
    expect(about("Books", "Fathers and Books", read)?.share).toBe(1);
  });

  it("recognizes a heading by its subcategories' words, and a category by its heading's", () => {
    expect(
      about("Sports", "The Hour", "Tactics and transfers of the premier league, told by two old fans of futbol.")
        ?.share,
    ).toBe(1);
    // "startup" is 1. "negocios" is a word for the parent category Business, so it is a half.
    expect(
      about("Entrepreneurship", "La hora", "Una startup cada semana, y los negocios de los dos amigos que la cuentan")
        ?.share,
    ).toBe(0.67);
  });

  it("returns nothing without words, and half for words in the title alone", () => {
    expect(about("Running", "The Hour")).toBeUndefined();
    expect(about("Running", "The Hour", "Every Monday.")).toBeUndefined();
    expect(about("Running", "Runners")).toEqual({ share: 0.5, words: ["runners"] });
    expect(about("Running", "Runners", "Every Monday.")?.share).toBe(0.5);
    expect(about("Running", undefined, undefined)).toBeUndefined();
  });

  it("stays between 0 and 1, and reads hostile texts quickly", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "grapheme" }), (title, description) => {
        const share = subjectOfText(subjectText({ title, description }), "Running")?.share ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
    const hostile = subjectText({ title: "a ".repeat(100_000), description: "a ".repeat(100_000) });
    expect(() => subjectOfText(hostile, "Running")).toTakeLessThan(100);
  });
});
