import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";

/** Briefs like those that advertisers write, each with what a person finds in it besides its topics. */
const BRIEFS: readonly (readonly [sector: string, brief: string, read: readonly string[]])[] = [
  [
    "payroll: staff numbers are not an audience",
    "Payroll and HR software for companies with 20 to 200 employees in the US. We want to reach HR managers, office managers " +
      "and small business owners. Budget: $25,000 for the first quarter of 2027. Goal is demo bookings. No religious shows please.",
    ["budget: $25,000", "country: United States", "language: English", "category: Management"].concat([
      "category: Entrepreneurship",
      "taboo: Religion & Spirituality",
      "audience: Managers",
      "audience: Business owners",
      "goal: Lead Generation",
      "dates: January 2027 to March 2027",
    ]),
  ],
  [
    "a bank: two decades of age",
    "High-yield savings account from a challenger bank, 4% interest. People in their twenties and thirties in the United States " +
      "who are starting to save and invest. $40,000, February to April. No gambling, no crypto shows.",
    ["budget: $40,000", "country: United States", "language: English", "category: Investing", "taboo: gambling"].concat(
      ["taboo: cryptocurrency", "audience: Ages 20 to 39", "dates: February to April"],
    ),
  ],
  [
    "olive oil: a family’s grove is not for families",
    "We sell cold-pressed olive oil from our family grove in Crete, shipped across Europe. Home cooks and food lovers. " +
      "Budget around 3000 euros.",
    ["budget: €3,000", "category: Food"],
  ],
  [
    "a journey: where the guests are from",
    "Small-group walking holidays in Scotland and the Lake District. Couples over 50 from the US and Canada who like the outdoors " +
      "and history. We have $12,000 and want sign-ups for our brochure before March.",
    ["budget: $12,000", "country: United States", "country: Canada", "language: English"].concat([
      "category: Places & Travel",
      "category: Wilderness",
      "category: History",
      "audience: Couples",
      "audience: Ages 50 and over",
      "goal: Lead Generation",
      "dates: until March",
    ]),
  ],
  [
    "a farming game: not for farmers",
    "A new cozy farming game for Nintendo Switch and PC launches on 4 March 2027. We'd like gamers, especially those who listen " +
      "to indie game podcasts. $18,000. English-language shows, no explicit content.",
    ["budget: $18,000", "language: English", "category: Video Games", "taboo: explicit content"].concat([
      "audience: Gamers",
      "dates: March 4, 2027",
    ]),
  ],
  [
    "baby carriers: nothing sweary",
    "Baby carrier company from Australia. New mums and dads with babies under 18 months. AUD 10,000. Want sales with a promo code. " +
      "No shows about alcohol or anything sweary.",
    ["budget: 10,000 AUD", "country: Australia", "language: English", "category: Parenting", "taboo: alcohol"].concat([
      "taboo: explicit content",
      "audience: Mothers",
      "audience: Fathers",
      "goal: Sales",
    ]),
  ],
  [
    "running shoes: a spring campaign",
    "Running shoes, carbon plate racer. Marathon runners and triathletes in the US and UK. $30k spring campaign, brand awareness.",
    ["budget: $30,000", "country: United States", "country: United Kingdom", "language: English"].concat([
      "category: Running",
      "goal: Brand Awareness",
      "dates: March to May",
    ]),
  ],
  [
    "a charity: an age after a comma",
    "Donkey sanctuary charity in Ireland looking for monthly donors. Animal lovers, 40+. We have only 2,000 euro. No hunting, no betting.",
    [
      "budget: €2,000",
      "country: Ireland",
      "language: English",
      "category: Non-Profit",
      "category: Pets & Animals",
    ].concat(["taboo: hunting", "taboo: gambling", "audience: Ages 40 and over", "goal: Sales"]),
  ],
  [
    "training: awareness is what it teaches",
    "Cyber security awareness training for companies. Buyers are IT managers in Singapore and India. 20,000 US dollars; aim: leads.",
    ["budget: $20,000", "country: Singapore", "country: India", "language: English", "category: Technology"].concat([
      "audience: Managers",
      "goal: Lead Generation",
    ]),
  ],
  [
    "life insurance: rands",
    "Term life insurance for young families in South Africa. Parents with a mortgage. R150,000. No religion, no alcohol.",
    ["budget: 150,000 ZAR", "country: South Africa", "language: English", "category: Investing"].concat([
      "category: Kids & Family",
      "category: Parenting",
      "taboo: Religion",
      "taboo: alcohol",
      "audience: Families",
      "audience: Parents",
    ]),
  ],
  [
    "a craft brewery: not for people who craft",
    "Craft brewery in Portland, Oregon, opens a new taproom in May. Beer drinkers over 21, local music and food fans. $4,500.",
    ["budget: $4,500", "country: United States", "language: English", "category: Food", "category: Music"].concat([
      "audience: Ages 21 and over",
      "dates: May",
    ]),
  ],
  [
    "hearing aids: neither doctors nor children",
    "A hearing aid clinic chain in Florida. Retired people over 65 and their children. $16,000 per quarter; calls to our hotline.",
    ["budget: $16,000", "country: United States", "language: English", "category: Health & Fitness"].concat([
      "audience: Ages 65 and over",
      "goal: Lead Generation",
    ]),
  ],
  [
    "a tax app: students do not look for lectures",
    "Steuer-App für Angestellte und Studenten: Steuererklärung in 20 Minuten. 20–35 Jahre, ganz Deutschland. 30.000 € von März bis " +
      "Mai. Ziel: App-Downloads.",
    ["budget: €30,000", "country: Germany", "language: German", "category: Investing"].concat([
      "audience: Working people",
      "audience: Students",
      "audience: Ages 20 to 35",
      "goal: App Downloads",
      "dates: March to May",
    ]),
  ],
  [
    "a hotel in Italy: guests from elsewhere",
    "Wanderhotel in Südtirol sucht Gäste aus Bayern und Tirol, Paare ab 40, die gern wandern und gut essen. 4000 Euro.",
    [
      "budget: €4,000",
      "country: Germany",
      "country: Austria",
      "language: German",
      "category: Places & Travel",
      "category: Wilderness",
    ].concat(["audience: Couples", "audience: Ages 40 and over"]),
  ],
  [
    "insurance: the young do not fast",
    "Assurance habitation pour jeunes locataires et étudiants, Paris et Île-de-France. 10 000 € en septembre, demandes de devis. " +
      "Pas de contenu explicite.",
    ["budget: €10,000", "country: France", "language: French", "category: Investing"].concat([
      "taboo: explicit content",
      "audience: Young adults",
      "audience: Students",
      "goal: Lead Generation",
      "dates: September",
    ]),
  ],
  [
    "a journey: a country with the name of a food",
    "Agencia de viajes a la Patagonia: trekking y glaciares. Viajeros de Argentina, Chile y España. 5.000 dólares, temporada de " +
      "noviembre a marzo.",
    ["budget: $5,000", "country: Argentina", "country: Chile", "country: Spain", "language: Spanish"].concat([
      "category: Places & Travel",
      "category: Wilderness",
      "dates: November to March",
    ]),
  ],
  [
    "a cruise: retirees are people, not a kind of show",
    "A cruise line: Mediterranean cruises for retirees from the US. $80,000.",
    ["budget: $80,000", "country: United States", "language: English", "category: Places & Travel"].concat([
      "audience: Older people",
    ]),
  ],
  [
    "a drink: ages between commas",
    "Energy drink for esports players in Germany and Austria, 16 to 25, 20.000 EUR.",
    ["budget: €20,000", "country: Germany", "country: Austria", "language: German", "category: Food"].concat([
      "category: Video Games",
      "audience: Ages 16 to 25",
    ]),
  ],
  [
    "mattresses in a few words of French, in a city",
    "Literie haut de gamme, Bruxelles. 3000 euros.",
    ["budget: €3,000", "country: Belgium", "language: French", "category: Health & Fitness"],
  ],
];

test.each(BRIEFS)("%s", (_, brief, read) => {
  const found = briefFindings(brief).filter(({ kind }) => kind !== "topic");
  expect(found.map((one) => `${one.kind}: ${findingLabel(one)}`)).toEqual(read);
});
