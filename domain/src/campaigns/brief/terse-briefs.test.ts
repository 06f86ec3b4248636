import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";
import type { FindingKind } from "./findings/finding.js";
import { labels } from "./found-labels.fake.js";

const all = (text: string, kind: FindingKind): string[] =>
  briefFindings(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);

describe("briefs in the form of a list", () => {
  const LIST = `Product: mattress
Market: US
Money: USD 45K all-in
Flight: 01/02/2027 - 31/03/2027
Do not run on: politics, news, true crime`;

  it("reads no subject from their labels", () => {
    expect(labels(LIST, "category")).toEqual(["Health & Fitness"]);
    expect(labels(LIST, "topic")).toEqual([]);
    expect(labels(LIST, "taboo")).toEqual(["Politics", "News", "True Crime"]);
  });

  it("reads what is before one or two colons", () => {
    expect(labels("Board games: Catan and others. Price: low.", "category")).toEqual(["Games"]);
  });

  it.each([
    ["guitars, US/CA/UK", ["United States", "Canada", "United Kingdom"]],
    ["Market: DE/AT/CH", ["Germany", "Austria", "Switzerland"]],
    ["FR, BE, CH: matelas bio", ["France", "Belgium", "Switzerland"]],
    ["a shop in San Francisco, CA", ["United States"]],
  ])("%p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });
});

describe("places of products", () => {
  it.each([
    ["Ferienwohnungen in der Toskana. Familien aus Bayern suchen wir für den Sommer.", ["Germany"], ["German"]],
    [
      "Yoga-Retreat auf Mallorca\nZielgruppe: Frauen, DACH\nTabu: Religion\nZiel: Anmeldungen für unsere Kurse",
      ["Germany", "Austria", "Switzerland"],
      ["German"],
    ],
    ["Villas to rent in Tuscany. Couples in the UK.", ["United Kingdom"], ["English"]],
    [
      "Software for small firms in Germany. Also people in the UK.",
      ["Germany", "United Kingdom"],
      ["German", "English"],
    ],
    [
      "Wir suchen Hörer in diesen Ländern:\n- Deutschland\n- Niederlande",
      ["Germany", "Netherlands"],
      ["German", "Dutch"],
    ],
  ])("%p: %p", (text, countries, languages) => {
    expect(all(text, "country")).toEqual(countries);
    expect(all(text, "language")).toEqual(languages);
  });
});

describe("ages after other words", () => {
  it.each([
    ["affluent individuals over 50 who plan their retirement", ["Ages 50 and over"]],
    ["gente mayor de 30 años a la que le guste comer", ["Ages 30 and over"]],
    ["Leser ab 40 in Deutschland", ["Ages 40 and over"]],
    ["Couples in the UK over 45.", ["Couples", "Ages 45 and over"]],
    ["discounts over 50 percent", []],
    ["Craft beer\nCPM | 25-45 | Oregon", []],
    ["Beer\tLength\t30-60\tSpots\t12-18", []],
    ["- Beer\n- 12-18, in packs", []],
    ["- Craft beer\n- 12-18 bottles\n- 20-30%", []],
    ["Pillows for the home, over 40 shops", []],
    ["Pillows in many sizes, over 40.", []],
    ["Couteaux, spots de 20 à 30 secondes. Messer, Spots von 20 bis 30 Sekunden, entre 20 y 30 segundos", []],
    ["Knives, spots between 20 and 30 seconds", []],
    ["Kissen in vielen Farben, ab 35.", []],
  ])("%p: %p", (text, ages) => {
    expect(labels(text, "audience")).toEqual(ages);
  });

  it("takes the people of pets for no parents", () => {
    expect(labels("dog food for new puppy parents", "audience")).toEqual(["Pet owners"]);
    expect(labels("dog food for new puppy parents", "category")).toEqual(["Pets & Animals"]);
  });
});

describe("money in other words", () => {
  it.each([
    ["2.5k bucks in May", "$2,500"],
    ["Five thousand quid.", "£5,000"],
    ["25.000,- EUR bis Juni", "€25,000"],
  ])("%p: %p", (text, budget) => {
    expect(labels(text, "budget")).toEqual([budget]);
  });
});

describe("rejections in other words", () => {
  it.each([
    ["Poulaillers. Surtout pas de chasse ni de politique.", ["chasse", "Politics"]],
    ["Jeux vidéo. Pas de contenu pour enfants.", ["Kids & Family"]],
    ["Rien pour les enfants.", ["Kids & Family"]],
    ["Nichts für Kinder.", ["Kids & Family"]],
    ["Pas de contenu violent.", ["violence"]],
  ])("%p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });

  it("asks for nothing that follows a rejection directly", () => {
    expect(labels("Poulaillers. Surtout pas de chasse ni de politique.", "category")).toEqual(["Home & Garden"]);
    expect(labels("Bahnreisen ohne Auto", "category")).toEqual(["Places & Travel"]);
    expect(labels("Home workouts, no gym needed", "category")).toEqual(["Fitness"]);
  });
});

describe("goals in sentences of their own", () => {
  it.each([
    ["A board game. $2k. Backers.", ["Sales"]],
    ["A board game for backers of other games.", []],
    ["First boxes sold.", ["Sales"]],
    ["Boots sold in forty shops", []],
    ["Ziel: Ticketverkäufe", ["Sales"]],
    ["Yoga. Kursanmeldungen.", ["Lead Generation"]],
    ["Nachhilfe. Probeabos.", ["Lead Generation"]],
    ["Objectif : demandes de démo", ["Lead Generation"]],
    ["KPI: promo code redemptions", ["Sales"]],
    ["Cuentas abiertas.", ["Lead Generation"]],
  ])("%p: %p", (text, goals) => {
    expect(labels(text, "goal")).toEqual(goals);
  });
});
