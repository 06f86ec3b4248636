import { findingLabel } from "./finding-label.js";
import { readBrief } from "../reading/read-brief.js";
import { chosenReadings, type FindingChoices } from "./readings.js";

/** The values of one kind that count in a text, as labels. Ignored ones are in brackets. */
const figures = (text: string, choices: FindingChoices) =>
  chosenReadings(readBrief(text), choices).flatMap(({ finding, ignored }) => {
    if (finding.kind !== "budget" && finding.kind !== "dates") return [];
    return [ignored ? `(${findingLabel(finding)})` : findingLabel(finding)];
  });

test("an edited figure overrides any figure in the text", () => {
  const choices = { budget: "EUR 8000-", dates: "2027-03/2027-06" };
  for (const text of ["Budget $10, in May", "Budget $10,000, in May 2027", "Budget €5k from April to June"])
    expect(figures(text, choices)).toEqual(["€8,000 or more", "March 2027 to June 2027"]);
});

test("an ignored figure stays ignored while typing continues", () => {
  for (const [text, label] of [
    ["Tents. Budget 100", "$100"],
    ["Tents. Budget 1000", "$1,000"],
    ["Tents, and boats. Budget 10000 euros", "€10,000"],
  ] as const)
    expect(figures(text, { budget: "" })).toEqual([`(${label})`]);
});

test("each of several dates has a choice of its own", () => {
  const text = "In March and in June, then in October";
  expect(figures(text, {})).toEqual(["March", "June", "October"]);
  expect(figures(text, { dates: "--04/--04", "dates 3": "" })).toEqual(["April", "June", "(October)"]);
});

test("an edited figure applies without words in the text, and an ignored one does not", () => {
  const readings = chosenReadings(readBrief("Tents"), { budget: "USD 5000", dates: "--03/", "dates 2": "--04/" });
  expect(readings.filter(({ chosen }) => chosen)).toMatchObject([
    { key: "budget", finding: { words: "", value: { currency: "USD", low: 5_000, high: 5_000 } } },
    { key: "dates", finding: { words: "", value: { from: "--03", until: null } } },
  ]);
  expect(figures("Tents", { budget: "", dates: "" })).toEqual([]);
});

test("a choice that is not a figure, or is an inherited property, changes nothing", () => {
  expect(figures("Budget $10,000 in May", { budget: "lots", dates: "soon", constructor: "" })).toEqual([
    "$10,000",
    "May",
  ]);
});

test("an edited budget in dollars replaces one in another currency", () => {
  const [budget] = chosenReadings(readBrief("Budget €10,000"), { budget: "USD 11000" });
  expect(budget).toMatchObject({
    chosen: true,
    ignored: false,
    finding: { words: "€10,000", value: { currency: "USD" } },
  });
});
