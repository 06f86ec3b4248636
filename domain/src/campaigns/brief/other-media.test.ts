import { labels } from "./found-labels.fake.js";
import { readBrief } from "./reading/read-brief.js";

describe("money for other media is not the budget, and the media are no subjects", () => {
  it.each([
    ["Kein Budget für Fernsehen. Hundeleinen, 500 Hörer reichen.", []],
    ["Kein Budget für Fernsehen, aber 7.500 Euro für Podcasts. Hundeleinen.", ["€7,500"]],
    ["Hundeleinen. 5.500 Euro für Hörfunk und 4.000 Euro für Podcasts.", ["€4,000"]],
    ["Dog leashes. No budget for TV; $22,000 for podcasts in Q1.", ["$22,000"]],
    ["Dog leashes. Budget: $15,000 for radio, $8,000 for podcasts.", ["$8,000"]],
    ["Correas para perros. 6.000 € para la televisión y 2.000 € para podcasts.", ["€2,000"]],
    ["Laisses pour chiens. 5 000 € pour la radio, 3 000 € pour les podcasts.", ["€3,000"]],
    ["Dog leashes. Sin presupuesto. No budget for social media.", []],
  ])("%s", (text, budget) => {
    expect(labels(text, "budget")).toEqual(budget);
    expect(labels(text, "category")).toEqual(["Pets & Animals"]);
  });

  it.each(["radio and podcasts", "radio, print and podcasts", "social media and podcasts", "TV, and our podcasts"])(
    "unless it is for podcasts too: %s",
    (media) => expect(labels(`Dog leashes. $5,000 for ${media}.`, "budget")).toEqual(["$5,000"]),
  );

  it.each(["outdoor shoes", "TV podcasts", "radio-controlled cars", "magazine readers", "social workers"])(
    "unless the medium only describes what it is for: %s",
    (what) => expect(labels(`Budget: $5,000 for ${what}.`, "budget")).toEqual(["$5,000"]),
  );

  it("a rejection of them is still an exclusion", () => {
    expect(labels("Dog leashes. Nothing on television, please.", "taboo")).toHaveLength(1);
    expect(labels("Dog leashes. We spend nothing on television.", "taboo")).toEqual([]);
  });

  it("a brief about television names it without money", () => {
    expect(labels("A TV guide for people who love television. $5,000 for podcasts.", "category")).toEqual([
      "TV & Film",
    ]);
  });
});

describe("several amounts for different things are one budget", () => {
  it.each([
    ["We sell cat litter and dog leashes. 12.000 € for cats, 8.000 € for dogs.", "€20,000"],
    ["Wine and cheese. £3,000 for the wine, £2,000 for the cheese and £1,000 for gift boxes.", "£6,000"],
    ["Wein und Käse. 3.000 € für Wein und 2.500 € für Käse.", "€5,500"],
    ["Vino y queso. 3.000 € para el vino y 2.000 € para el queso.", "€5,000"],
    ["Vin et fromage. 3 000 € pour le vin, 2 000 € pour le fromage.", "€5,000"],
  ])("%s", (text, budget) => {
    expect(labels(text, "budget")).toEqual([budget]);
  });

  it("quotes all of them, and what they are for is still read", () => {
    const found = readBrief("Presents. €12,000 for coffee, €8,000 for knitting.");
    expect(found.filter(({ kind }) => kind === "budget").map(({ words }) => words)).toEqual(["€12,000 + €8,000"]);
    expect(labels("Presents. €12,000 for coffee, €8,000 for knitting.", "category")).toEqual(["Food", "Crafts"]);
  });

  it("but not amounts that say different things", () => {
    expect(labels("Wine. €12,000 in spring, of which €8,000 for podcasts.", "budget")).toEqual(["€12,000"]);
    expect(labels("Wine. €12,000 for podcasts. Bottles worth €8,000 for buyers.", "budget")).toEqual(["€12,000"]);
    expect(labels("Wine. €12,000 for events and €8,000 for podcasts.", "budget")).toEqual(["€8,000"]);
    expect(labels("Wein. 9.000 € für Podcasts und 4.000 € für Messen.", "budget")).toEqual(["€9,000"]);
  });
});

describe("ages below a limit", () => {
  it.each([
    ["Relojes. México, menores de 30 años.", "Ages under 30"],
    ["Watches for men under 35.", "Ages under 35"],
    ["Watches for the under-30s.", "Ages under 30"],
    ["Uhren für Männer unter 40.", "Ages under 40"],
    ["Uhren für alle unter 25 Jahren.", "Ages under 25"],
    ["Montres pour les moins de 26 ans.", "Ages under 26"],
    ["Relojes para personas menores de 45 años.", "Ages under 45"],
    ["Watches for men under 35 and no politics.", "Ages under 35"],
  ])("%s", (text, ages) => {
    expect(labels(text, "audience")).toContain(ages);
  });

  it.each([
    "Toys for parents of children under 12 years.",
    "Watches for under $30.",
    "Relojes por menos de 30 euros.",
    "Montres : moins de 30 ans d’expérience.",
    "Gin. Not for anyone under the age of 18.",
    "Ginebra. Prohibida la venta a menores de 18 años.",
    "Gin. Kein Verkauf an Personen unter 18 Jahren.",
    "Gin. Verkauf an unter 18-Jährige verboten.",
    "Gin, interdit aux moins de 18 ans.",
  ])("not in %s", (text) => {
    expect(labels(text, "audience").filter((label) => label.startsWith("Ages"))).toEqual([]);
  });
});

describe("the origin of a product in Spanish and French", () => {
  it.each([
    ["Café de especialidad de Colombia en grano. Amantes del café en España.", ["Spain"]],
    ["Vins d’Italie, vendus en France et en Belgique.", ["France", "Belgium"]],
    ["Café para adultos de México, Colombia y Chile.", ["Mexico", "Colombia", "Chile"]],
    ["Café. Estudiantes de España y México.", ["Spain", "Mexico"]],
    ["Café de Colombia.", ["Colombia"]],
  ])("%s", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });
});
