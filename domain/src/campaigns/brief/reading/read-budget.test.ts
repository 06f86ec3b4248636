import { labels } from "../found-labels.fake.js";
import { readBrief } from "./read-brief.js";
import { amountIn } from "./read-budget.js";

describe("the budget", () => {
  it.each([
    ["Budget about 10,000 dollars.", "$10,000"],
    ["Budget: 10k", "$10,000"],
    ["we have $10,000 for this", "$10,000"],
    ["Unser Budget sind 10.000 €.", "€10,000"],
    ["Budget von etwa 5 Tsd Euro", "€5,000"],
    ["presupuesto de unos 8.000 euros", "€8,000"],
    ["un budget de 12 000 € environ", "€12,000"],
    ["budget £2.5k", "£2,500"],
    ["15 000 USD", "$15,000"],
    ["CHF 20'000 Werbebudget", "20,000 CHF"],
    ["between $5k and $10k", "$5,000 to $10,000"],
    ["$10-15k budget", "$10,000 to $15,000"],
    ["at least 50,000 dollars", "$50,000 or more"],
    ["$50K+ to spend", "$50,000 or more"],
    ["up to 3,000 US dollars", "$3,000"],
    ["A $99 watch. Budget 10,000 dollars.", "$10,000"],
    ["1.5 million dollars", "$1,500,000"],
    ["budget of 20,000 Canadian dollars", "20,000 CAD"],
    ["un budget de 20 000 dollars canadiens", "20,000 CAD"],
    ["un budget de 20 000 dollars", "$20,000"],
    ["Budget: 20.000 australische Dollar", "20,000 AUD"],
    ["presupuesto de 20.000 dólares canadienses", "20,000 CAD"],
    ["presupuesto de 900.000 pesos argentinos", "900,000 ARS"],
    ["Wir haben 0,2 Mio. Euro", "€200,000"],
    ["1,5 Mio € Werbebudget", "€1,500,000"],
    ["Etat: 20 Tsd. €", "€20,000"],
    ["etwa 8k € eingeplant", "€8,000"],
    ["Budget: 15.000,00 €", "€15,000"],
    ["un presupuesto de 2 millones de euros", "€2,000,000"],
    ["un budget de 2 millions d’euros", "€2,000,000"],
    ["120.000 pesos mexicanos", "120,000 MXN"],
    ["MX$ 90,000", "90,000 MXN"],
    ["20 k$ au Québec", "20,000 CAD"],
    ["$20,000 for listeners in Canada", "20,000 CAD"],
    ["$20,000 for listeners in Canada and the US", "$20,000"],
    ["US$20,000 for listeners in Canada", "$20,000"],
    ["900.000 pesos para oyentes en Argentina", "900,000 ARS"],
    ["3 millones de pesos en Chile y Perú", "3,000,000 CLP"],
    ["15 millones de pesos, en Colombia", "15,000,000 COP"],
    ["$2.500.000, para oyentes en Colombia", "2,500,000 COP"],
    ["$5.000 para oyentes en Colombia", "$5,000"],
    ["150.000 pesos", "150,000 MXN"],
    ["40.000 soles en Perú", "40,000 PEN"],
    ["presupuesto: S/ 40.000", "40,000 PEN"],
    ["80,000 kr, listeners in Norway", "80,000 NOK"],
    ["50 000 kronor", "50,000 SEK"],
    ["20.000 zł na kampanię", "20,000 PLN"],
    ["$6,000 CAD", "6,000 CAD"],
    ["A$6,000 for Australia", "6,000 AUD"],
    ["We have C$15,000", "15,000 CAD"],
    ["8'000 Fr. Werbebudget", "8,000 CHF"],
    ["zehntausend Euro", "€10,000"],
    ["fünfundzwanzigtausend Euro", "€25,000"],
    ["twenty-five thousand dollars", "$25,000"],
    ["two hundred thousand pounds", "£200,000"],
    ["Presupuesto: veinte mil euros", "€20,000"],
    ["un budget de dix mille euros", "€10,000"],
    ["a budget between 5 and 10k", "$5,000 to $10,000"],
    ["entre 20 et 30 k€", "€20,000 to €30,000"],
    ["10-15k euro", "€10,000 to €15,000"],
    ["$600 per episode, $9,000 in all", "$9,000"],
  ])("%p: %p", (text, label) => {
    expect(labels(text, "budget")).toEqual([label]);
  });

  it.each([
    "A 10k race in 2027",
    "our $99 watch",
    "the bike costs $2,500",
    "20% off",
    "$25 CPM",
    "1,000,000 listeners",
    "5-10k per episode",
    "$900 per spot",
    "800 € pro Folge",
    "700 € par épisode",
    "600 euros por episodio",
    "Households with 100,000 dollars income",
    "We sell tents",
  ])("%p contains no budget", (text) => {
    expect(labels(text, "budget")).toEqual([]);
  });

  it("quotes a number in words", () => {
    expect(readBrief("Rund zehntausend Euro, bitte.")).toMatchObject([
      { kind: "budget", words: "Rund zehntausend Euro" },
    ]);
  });

  it("quotes the words of an amount", () => {
    expect(readBrief("Zorps. Budget about 10,000 dollars, please.")).toMatchObject([
      { kind: "budget", value: { currency: "USD", low: 10_000, high: 10_000 }, words: "about 10,000 dollars" },
    ]);
  });
});

describe("an amount in a field", () => {
  it.each([
    ["5,000", 5_000],
    ["5.000 €", 5_000],
    ["$2000", 2_000],
    ["2027", 2_027],
    ["10k", 10_000],
    ["1.5 million", 1_500_000],
    ["50", 50],
    ["", undefined],
    ["lots", undefined],
    ["0", undefined],
    ["5-10", undefined],
    ["-", undefined],
  ])("%p: %p", (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });
});
