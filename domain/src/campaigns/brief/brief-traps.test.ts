import { labels } from "./found-labels.fake.js";

describe("a place that a brief rules out", () => {
  it.each([
    ["Dog beds. UK only, not Ireland.", ["United Kingdom"]],
    ["Dog beds. All of Europe is too wide: Germany, but not Austria or Switzerland.", ["Germany"]],
    ["Wein aus dem Rheingau. Deutschland, nicht Österreich.", ["Germany"]],
    ["Wein. Nur in Deutschland, nicht in der Schweiz.", ["Germany"]],
    ["Vino. En España, no en México.", ["Spain"]],
    ["Outils de jardinage. Jardiniers en France, pas en Belgique.", ["France"]],
    ["Outils de jardinage. Toute la France, sauf la Suisse.", ["France"]],
  ])("%s", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
    expect(labels(text, "taboo")).toEqual([]);
  });

  it("is not one next to something else that is ruled out", () => {
    expect(labels("Dog beds. No gambling in the UK, no politics in Ireland.", "country")).toEqual([
      "United Kingdom",
      "Ireland",
    ]);
  });
});

describe("an exclusion with a verb", () => {
  it.each([
    ["Do not put us on crypto or get-rich-quick shows.", ["cryptocurrency", "get rich quick"]],
    ["Please don't place our ads next to politics.", ["Politics"]],
    ["Bitte schalten Sie uns nicht neben Politik.", ["Politics"]],
    ["No nos pongan en programas de política.", ["Politics"]],
    ["Ne nous placez pas dans des émissions de politique.", ["Politics"]],
  ])("%s", (text, taboos) => {
    expect(labels(`Dog beds for old dogs. ${text}`, "taboo")).toEqual(taboos);
  });
});

it("the other kinds of a thing are not what a brief wants", () => {
  expect(labels("Golf lessons by video. Not other sports.", "category")).toEqual(["Golf"]);
  expect(labels("Golfkurse per Video. Keine anderen Sportarten, kein anderer Sport.", "category")).toEqual(["Golf"]);
});

describe("ages", () => {
  it.each([
    ["United States, age 45 and up.", "Ages 45 and over"],
    ["Women 50 or older.", "Ages 50 and over"],
    ["Golfers over 40 in the United States.", "Ages 40 and over"],
    ["Frauen ab 45 Jahren.", "Ages 45 and over"],
    ["Menschen, 60 Jahre und älter.", "Ages 60 and over"],
    ["Personas de 50 años o más.", "Ages 50 and over"],
    ["Femmes de 50 ans et plus.", "Ages 50 and over"],
  ])("%s", (text, ages) => {
    expect(labels(`Tea. ${text}`, "audience")).toContain(ages);
  });

  it.each(["A warranty of 10 years or more.", "Over 40 in stock.", "Depuis 30 ans et plus."])("not in %s", (text) => {
    expect(labels(`Tea. ${text}`, "audience").filter((label) => label.startsWith("Ages"))).toEqual([]);
  });
});

describe("a price for each episode", () => {
  it.each([
    ["$2,500 per episode, no more than 8 episodes.", "$20,000"],
    ["£300 a spot for ten spots.", "£3,000"],
    ["400 € pro Folge, höchstens 6 Folgen.", "€2,400"],
    ["500 € por episodio, 4 episodios.", "€2,000"],
    ["600 € par épisode pendant 5 épisodes.", "€3,000"],
  ])("%s", (text, budget) => {
    expect(labels(`Golf lessons. ${text}`, "budget")).toEqual([budget]);
  });

  it("is no budget without a number of episodes", () => {
    expect(labels("Golf lessons. $2,500 per episode.", "budget")).toEqual([]);
  });
});

it("a meal planner is not stationery", () => {
  expect(labels("A meal planner app for busy cooks.", "category")).not.toContain("Crafts");
  expect(labels("Planners and stickers.", "category")).toEqual(["Crafts"]);
});

describe("nationals", () => {
  it.each([
    ["Wine tours in Tuscany for Americans and Canadians.", ["United States", "Canada"]],
    ["Ferienwohnungen in Spanien für Briten.", ["United Kingdom"]],
    ["Colchones y almohadas. Chile y Perú.", ["Chile", "Peru"]],
  ])("%s", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });
});

describe("what a brief says it is not", () => {
  it.each([
    ["A board game about castles. We're not a video game.", "Video Games"],
    ["Wine tours in Tuscany. Nothing about alcohol addiction.", "Health & Fitness"],
    ["Application de méditation, pas une religion.", "Religion"],
  ])("%s", (text, category) => {
    expect(labels(text, "category")).not.toContain(category);
  });

  it("may still be what it needs none of", () => {
    expect(labels("Resistance bands. No gym needed.", "category")).toContain("Fitness");
  });

  it("is read with its verb", () => {
    expect(labels("Colchones y almohadas. Que no sean programas de humor.", "taboo")).toEqual(["Comedy"]);
  });
});

it.each([
  ["Between five and seven thousand euros.", "€5,000 to €7,000"],
  ["Zwischen zehn und fünfzehntausend Euro.", "€10,000 to €15,000"],
  ["Budget de 3 000 € HT par mois, d’octobre à décembre 2027.", "€9,000"],
  ["1.000 € + IVA al mes durante 6 meses.", "€6,000"],
])("amounts in other words: %s", (text, budget) => {
  expect(labels(`Tea. ${text}`, "budget")).toEqual([budget]);
});

it("the teachers of a language school are not its listeners", () => {
  const text = "Escuela de idiomas en línea con profesores nativos para adultos.";
  expect(labels(text, "category")).toEqual(["Language Learning"]);
  expect(labels(text, "audience")).toEqual([]);
});
