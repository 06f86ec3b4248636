import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";
import type { FindingKind } from "./findings/finding.js";
import { labels } from "./found-labels.fake.js";
import { readBrief } from "./reading/read-brief.js";

const all = (text: string, kind: FindingKind): string[] =>
  briefFindings(text)
    .filter((one) => one.kind === kind)
    .map(findingLabel);

const dates = (text: string) => readBrief(text).flatMap((one) => (one.kind === "dates" ? [one.value] : []));
const ages = (text: string) => labels(text, "audience").filter((label) => label.startsWith("Ages"));

describe("countries after those of the first listeners", () => {
  it.each([
    [
      "Auditeurs en Belgique. Nous voulons aussi des auditeurs aux Pays-Bas et en Allemagne.",
      ["Belgium", "Netherlands", "Germany"],
    ],
    [
      "Aceite de oliva. Oyentes en España. También queremos oyentes en Francia y Portugal.",
      ["Spain", "France", "Portugal"],
    ],
    [
      "Korken und Flaschen für Winzer in Deutschland. Frankreich, Italien und Spanien ebenfalls bewerben.",
      ["Germany", "France", "Italy", "Spain"],
    ],
    [
      "Rail tickets. Listeners in Ireland and the UK. Travel podcasts in Germany and in Spain are fine too.",
      ["Ireland", "United Kingdom", "Germany", "Spain"],
    ],
    ["Wir suchen Hörer in Frankreich. Danach Hörer in Deutschland.", ["France", "Germany"]],
    ["Our customers are in Germany. Women in the UK too.", ["Germany", "United Kingdom"]],
    [
      "We want to advertise in Germany and France. Couples in the UK are welcome too.",
      ["Germany", "France", "United Kingdom"],
    ],
    [
      "Villas to rent in Tuscany. Couples in the UK. Families in Italy would be a second choice for us.",
      ["Italy", "United Kingdom"],
    ],
  ])("%p: %p", (text, countries) => {
    expect(all(text, "country")).toEqual(countries);
  });

  it("are not those of the product before them", () => {
    expect(all("Villas to rent in Tuscany. Couples in the UK.", "country")).toEqual(["United Kingdom"]);
  });
});

it("a place that is also a word counts in a list of places", () => {
  expect(all("Lamps. Market: Montana, Idaho.", "country")).toEqual(["United States"]);
  expect(all("Lamps. Brands: Montana, Lamy.", "country")).toEqual([]);
});

describe("emphasis before what a product is without", () => {
  it.each([
    ["Natural cosmetics. Absolutely no plastic.", []],
    ["Naturkosmetik. Absolut keine Chemie.", []],
    ["Furniture rental. Really no hassle.", []],
    ["Des vélos. Surtout pas chers.", []],
    ["Cosmétiques. Aussi sans parabènes.", []],
    ["Poulaillers. Surtout pas de chasse.", ["chasse"]],
    ["Poulaillers. Absolument pas de politique.", ["Politics"]],
    ["Natural cosmetics. Absolutely no politics.", ["Politics"]],
    ["Natural cosmetics. Please no gossip.", ["gossip"]],
  ])("%p: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });
});

describe("lines that begin with a product", () => {
  it.each([
    ["Board games: Catan\nPuzzles: Ravensburger\nToys: Lego\nFor families in the UK", ["Games"]],
    [
      "Yoga mats: from 20 dollars\nMeditation app: five a month\nProtein bars: two a pack",
      ["Fitness", "Mental Health"],
    ],
    ["Coffee: from Kenya. Tea: from Assam. Chocolate: dark and sweet.", ["Food"]],
  ])("%p: %p", (text, categories) => {
    expect(labels(text, "category")).toEqual(expect.arrayContaining(categories));
  });

  it.each([
    "Budget: $5,000\nFlight: $200\nAudience: cooks who like to bake",
    "Product: knives for cooks\nMarket: US\nFlight: March",
  ])("are not products if they are labels of a form: %p", (text) => {
    expect(labels(text, "category")).not.toContain("Places & Travel");
    expect(labels(text, "category")).not.toContain("Investing");
  });
});

describe("amounts that are not ages", () => {
  it.each([
    "Kostenloser Versand für Kunden ab 50 Euro",
    "For customers 20-30 minutes away",
    "Rabatt für Kunden 10-20 Prozent",
    "For clients 10-50 employees",
    "Für Hörer ab 30 Minuten am Tag",
    "Households over 60 sqm",
    "30-60s host-read ads",
    "15-30s pre-rolls",
    "Format: 15-30s",
  ])("%p", (text) => {
    expect(ages(text)).toEqual([]);
  });

  it("are ages without a unit", () => {
    expect(ages("Tee. Kunden ab 50, in Berlin.")).toEqual(["Ages 50 and over"]);
  });
});

describe("products that are named like goals", () => {
  it.each([
    ["Portal für Reisebuchungen", [], ["Places & Travel"]],
    ["Ratgeber für Hauskäufe", [], ["Investing"]],
    ["Zeitungsabos kündigen", [], ["News"]],
    ["Wir liefern Ihre Einkäufe", [], []],
    ["Eine App verwaltet Arzttermine", [], []],
    ["Tarifa móvil con llamadas ilimitadas", [], []],
    ["A plan with unlimited calls with friends", [], []],
  ])("%p: %p, %p", (text, goals, categories) => {
    expect(labels(text, "goal")).toEqual(goals);
    expect(labels(text, "category")).toEqual(expect.arrayContaining(categories));
  });

  it.each([
    ["Yoga. Kursanmeldungen.", ["Lead Generation"]],
    ["Ziel: Ticketverkäufe", ["Sales"]],
    ["Seguros. Queremos llamadas.", ["Lead Generation"]],
    ["Seguros. Objetivo: llamadas.", ["Lead Generation"]],
    ["Insurance. We want calls with families.", ["Lead Generation"]],
  ])("but are goals of %p", (text, goals) => {
    expect(labels(text, "goal")).toEqual(goals);
  });

  it.each([
    ["Over 10,000 boxes sold.", []],
    ["Tea. Over 10,000 boxes sold.", []],
    ["Des vins. 20.000 exemplaires vendus.", []],
    ["A tea box. First boxes sold.", ["Sales"]],
    ["Tea. Goal: 500 boxes sold.", ["Sales"]],
  ])("nor is what was sold: %p: %p", (text, goals) => {
    expect(labels(text, "goal")).toEqual(goals);
  });
});

describe("figures that are not dates", () => {
  it.each([
    "Wärmepumpe mit 8 kW, 12 kW oder 15 kW",
    "100 kW. 22 kW Lader",
    "Solaranlage, 10 KW, 12 Module",
    "Pipes from 3/4 to 15/16 inch",
    "Phones with the S1 chip",
    "Flats near S1 stations",
    "Parts for the Audi S1",
    "Galaxy S2 cases",
    "Model trains in 1/12 scale",
    "Recommended by 9/10 dentists",
    "In 9/10 Fällen hilft es",
    "Pour 9/10 clients",
    "Stories since 9/11",
    "App version 3.1.24",
    "We run on Node 22.11.20",
    "iOS 17.4.25 only",
  ])("%p", (text) => {
    expect(dates(text)).toEqual([]);
  });

  it.each([
    ["KW 10 bis KW 20 2027", [{ from: "2027-03-08", until: "2027-05-23" }]],
    ["Betten. 2027 KW 10.", [{ from: "--03", until: "--03" }]],
    ["KW 10-12 2027", [{ from: "2027-03-08", until: "2027-03-28" }]],
    ["Betten. S1 2027.", [{ from: "2027-01", until: "2027-06" }]],
    ["Beds. In H2.", [{ from: "--07", until: "--12" }]],
    ["Des lits. Au S2.", [{ from: "--07", until: "--12" }]],
    ["Beds. 15/09 - 31/10", [{ from: "--09-15", until: "--10-31" }]],
    ["Betten. Vom 1.3. bis zum 30.4.2027", [{ from: "2027-03-01", until: "2027-04-30" }]],
    ["Beds, US. Flight 3/15 - 4/30", [{ from: "--03-15", until: "--04-30" }]],
    ["Beds, US. From 4/1 to 6/30", [{ from: "--04-01", until: "--06-30" }]],
    ["Beds. UK brand, no listeners in the US. Start 03/04", [{ from: "--04-03", until: null }]],
    ["Beds. CONTACT US. Start 03/04", [{ from: "--04-03", until: null }]],
    ["Beds. Listeners in the US. Start 03/04", [{ from: "--03-04", until: null }]],
  ])("but these are: %p", (text, spans) => {
    expect(dates(text)).toEqual(spans);
  });
});

describe("capitals that are not countries", () => {
  it.each([
    ["A shop in San Diego, CA, US", ["United States"]],
    ["A shop in Denver, CO, US", ["United States"]],
    ["A bank in Wilmington, DE, US", ["United States"]],
    ["A farm in Little Rock, AR, USA", ["United States"]],
    ["Guitars by ES & CO Wines", []],
    ["PT/CO sessions", []],
    ["AR/PT glasses", []],
    ["Tea. CONTACT US.", []],
    ["Tea in the UK. No listeners in the US.", ["United Kingdom"]],
  ])("%p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });

  it.each([
    ["guitars, US/CA/UK", ["United States", "Canada", "United Kingdom"]],
    ["CA, US", ["Canada", "United States"]],
    ["ES/PT/MX", ["Spain", "Portugal", "Mexico"]],
    ["MX, CO, PE", ["Mexico", "Colombia", "Peru"]],
  ])("but these are: %p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });
});

it.each([
  ["Budget 2.500,--€", "€2,500"],
  ["3.000,-- EUR", "€3,000"],
])("%p is %p", (text, budget) => {
  expect(labels(text, "budget")).toEqual([budget]);
});

describe("what narrower rules must still read", () => {
  it.each([
    ["Tea. Markets: US & CA", "country", ["United States", "Canada"]],
    ["Thé. Marchés : FR & BE", "country", ["France", "Belgium"]],
    ["Vinos. Mercados: AR, CO, PE", "country", ["Argentina", "Colombia", "Peru"]],
    ["Sun cream. Ages 25-44 Europe.", "audience", ["Ages 25 to 44"]],
    ["Yoga. Mehr Kursanmeldungen.", "goal", ["Lead Generation"]],
  ] as const)("%p: %s %p", (text, kind, expected) => {
    expect(all(text, kind)).toEqual(expected);
  });

  test("strict exclusions", () => {
    expect(all("We sell tea. Strictly no cannabis. Definitely no Joe Rogan.", "taboo")).toHaveLength(2);
  });

  test("the day of a date in the U.S. comes second", () => {
    expect(dates("Tea. Start 03/05/2027 in the U.S.")).toEqual(dates("Tea. Start March 5, 2027."));
  });
});

describe("words that only look like what they are elsewhere", () => {
  it.each([
    ["Our book now in shops. Budget 5k.", "goal", []],
    ["Our book now in shops. Budget 5k.", "category", ["Books"]],
    ["A cookbook: the book your mother needs.", "goal", []],
    ["Book a holiday in Cornwall with us.", "goal", ["Sales"]],
    ["Book a holiday in Cornwall with us.", "category", ["Places & Travel"]],
    ["Book your free hearing test.", "goal", ["Lead Generation"]],
    ["Candles made by women from Kenya. We sell in the UK.", "country", ["Kenya", "United Kingdom"]],
    ["Market: UK. Our bags are made by women from Kenya.", "country", ["United Kingdom", "Kenya"]],
    ["Loved by Canadians and Americans. We now launch in the UK.", "country", ["United Kingdom"]],
    ["Insurance for Australian families.", "audience", ["Families"]],
    ["Vi säljer löparskor i Sverige.", "country", ["Sweden"]],
    ["A step challenge, 10k for beginners.", "budget", []],
    ["Newsletter, 80k by Christmas.", "budget", []],
    ["Lamps. We can do up to 30k before June.", "budget", ["$30,000"]],
  ] as const)("%p: %s %p", (text, kind, expected) => {
    expect(all(text, kind)).toEqual(expected);
  });
});
