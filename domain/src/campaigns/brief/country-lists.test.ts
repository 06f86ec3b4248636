import { labels } from "./found-labels.fake.js";

describe("codes of countries in lists", () => {
  it.each([
    ["Headphones, DE and AT", ["Germany", "Austria"]],
    ["Headphones. Geo: DE, AT and CH.", ["Germany", "Austria", "Switzerland"]],
    ["Dog treats. Market: Germany, AT", ["Germany", "Austria"]],
    ["Maple syrup. Listeners in Canada, DE, US.", ["Canada", "Germany", "United States"]],
    ["Kopfhörer für DE, AT und die Schweiz", ["Germany", "Austria", "Switzerland"]],
    ["Casques, FR et BE", ["France", "Belgium"]],
    ["Auriculares, ES y MX", ["Spain", "Mexico"]],
    ["Headphones. UK and IE", ["United Kingdom", "Ireland"]],
    ["Sneakers. UK, DE, NL, SE.", ["United Kingdom", "Germany", "Netherlands", "Sweden"]],
    ["Pet food. Cat owners 25-54, DE.", ["Germany"]],
    ["Pet food\nMarket: NL\nBudget: 5k", ["Netherlands"]],
    ["MARKET: GERMANY, AT\nBUDGET: EUR 7,500", ["Germany", "Austria"]],
    ["Markets: NO, SE, DK, FI", ["Norway", "Sweden", "Denmark", "Finland"]],
    ["Markets: SE, FI, NO, DK", ["Sweden", "Finland", "Norway", "Denmark"]],
    ["Tea. SE/NO/DK", ["Sweden", "Norway", "Denmark"]],
    ["DE-AT-CH, tea", ["Germany", "Austria", "Switzerland"]],
    ["Tea. US, IT and ES listeners", ["United States", "Italy", "Spain"]],
  ])("%p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });

  it.each([
    ["Shops in AR, CA and CO", []],
    ["Shops in the US, CA, TX", ["United States"]],
    ["A bank in Wilmington, DE, US", ["United States"]],
    ["VENDEMOS EN ESPAÑA, DE MARZO A JUNIO", ["Spain"]],
    ["We reach people in the UK and AT&T customers", ["United Kingdom"]],
    ["Software for Germany, IT managers", ["Germany"]],
    ["A shop in Wilmington, DE", []],
    ["Guitars by ES & CO Wines", []],
    ["SAP, IT, DE-based engineers", []],
  ])("are not in %p: %p", (text, countries) => {
    expect(labels(text, "country")).toEqual(countries);
  });
});
