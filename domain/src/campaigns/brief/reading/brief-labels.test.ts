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
