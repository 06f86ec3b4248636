import { labels } from "../found-labels.fake.js";

const TABLE =
  "Brand\tProduct\tMarket\tFlight\tBudget\tTarget\n" +
  "Velora\telectric bikes\tDE, AT and CH\t15.03.-30.04.2027\t45.000 EUR\tAdults 30-55";
const ACME = "Brand: Acme yoga mats | Market: Germany | Budget: $10,000 | Target: women 25-40";

describe("tables pasted from a spreadsheet", () => {
  it("have a first row that says nothing", () => {
    expect(labels(TABLE, "category")).toEqual(["Sports"]);
    expect(labels(TABLE, "country")).toEqual(["Germany", "Austria", "Switzerland"]);
    expect(labels(TABLE, "audience")).toEqual(["Ages 30 to 55"]);
    expect(labels(TABLE, "dates")).toEqual(["March 15, 2027 to April 30, 2027"]);
    expect(labels(TABLE, "budget")).toEqual(["€45,000"]);
  });

  it.each([
    [
      "Brand | Product | Audience | Market | Budget | Avoid\nLuma | rugs | parents | US, CA | $9,000 | true crime, horror",
    ],
    [
      "Produkt\tNo-Gos\tZielgruppe\tBudget\nMatratzen\tTrue Crime\tFrauen\t9.000 EUR\nKissen\tHorror\tMänner\t3.000 EUR",
    ],
    ["| Product | Market | Budget | Exclusions |\n|---|---|---|---|\n| rugs | UK | £5,000 | true crime, horror |"],
  ])("may have a column of exclusions: %p", (text) => {
    expect(labels(text, "taboo")).toEqual(["True Crime", "horror"]);
    expect(labels(text, "category")).not.toContain("True Crime");
    expect(labels(text, "category")).not.toContain("Fiction");
  });

  it.each([
    [
      "Product | Avoid | Audience | Budget\nyoga mats | | parents in the UK | £5,000\nrugs | horror | gardeners | £3,000",
      ["horror"],
    ],
    ["Product | Avoid | Market | Budget\nrugs | | UK | £5,000\ncushions | - | DE | £4,000", []],
    ["Product | Market | Budget | Avoid\nrugs | UK | £5,000 |\nyoga mats | DE | €4,000 | horror", ["horror"]],
    ["Product | Market | Budget | Exclusions\nrugs | UK | £5,000 | none\nsoap | UK | £5,000 | n/a", []],
  ])("may have empty cells in such a column: %p", (text, taboos) => {
    expect(labels(text, "taboo")).toEqual(taboos);
  });

  it("end with their last row", () => {
    const text =
      "Product | Market | Budget | Avoid\nrugs | UK | £5,000 | horror\n\nWe also like | how | to | gardening";
    expect(labels(text, "taboo")).toEqual(["horror"]);
  });

  it("have labels in their first column", () => {
    const rows =
      "| Product | Budgeting app |\n| Country | Australia, NZ |\n| Age | 18 - 34 |\n| Flight | 01/02/2027 – 30/04/2027 |\n" +
      "| Goal | App installs |\n| Avoid | gambling, payday loans |";
    expect(labels(rows, "country")).toEqual(["Australia", "New Zealand"]);
    expect(labels(rows, "audience")).toEqual(["Ages 18 to 34"]);
    expect(labels(rows, "goal")).toEqual(["App Downloads"]);
    expect(labels(rows, "taboo")).toEqual(["gambling", "payday loans"]);
    expect(labels(rows, "category")).not.toContain("Places & Travel");
  });

  it.each([
    [ACME, "country", ["Germany"]],
    [ACME, "budget", ["$10,000"]],
    [ACME, "audience", ["Women", "Ages 25 to 40"]],
    ["Market: UK\tBudget: £5k\tKPI: sales", "budget", ["£5,000"]],
    ["Market: UK\tBudget: £5k\tKPI: sales", "goal", ["Sales"]],
    ["Product: tea | Audience: women | UK", "audience", ["Women"]],
  ] as const)("may be one row that says everything: %p: %p: %p", (text, kind, expected) => {
    expect(labels(text, kind)).toEqual(expected);
  });

  it("have labels that say nothing themselves in one row too", () => {
    expect(labels("Product: dog food | Geo: UK | Flight: March to June | Budget: £20,000", "category")).toEqual([
      "Pets & Animals",
    ]);
  });

  it("are not every line with a bar", () => {
    expect(labels("Trips to Peru | Hikes | Cheap flights", "category")).toContain("Places & Travel");
  });
});
