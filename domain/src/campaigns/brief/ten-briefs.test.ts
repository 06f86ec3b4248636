import { findingLabel } from "./findings/finding-label.js";
import { readBrief } from "./reading/read-brief.js";

/** Ten briefs like those that buyers write, and what a person finds in them. */
const BRIEFS: readonly (readonly [sector: string, brief: string, read: readonly string[]])[] = [
  [
    "meal kits, English",
    "Meal kits with healthy recipes for busy parents in the US, aged 28 to 45. $40,000 to spend in September 2027. " +
      "Goal: sales. No true crime, no explicit content.",
    ["budget: $40,000", "country: United States", "language: English", "category: Food", "category: Parenting"].concat([
      "taboo: True Crime",
      "taboo: explicit content",
      "audience: Parents",
      "audience: Ages 28 to 45",
      "goal: Sales",
      "dates: September 2027",
    ]),
  ],
  [
    "payroll, English, Australia",
    "Payroll software for small businesses in Australia. Budget 25,000 Australian dollars, from July to September. " +
      "We want leads from business owners. No gambling.",
    ["budget: 25,000 AUD", "country: Australia", "language: English", "category: Technology"].concat([
      "category: Entrepreneurship",
      // "business owners" are people, and business is a kind of show.
      "category: Business",
      "taboo: gambling",
      "audience: Business owners",
      "goal: Lead Generation",
      "dates: July to September",
    ]),
  ],
  [
    "running shoes, English, two countries",
    "Vegan trail running shoes for runners in the UK and Ireland. Between $5k and $10k, Q1 2027. More sales. " +
      "Nothing about war.",
    ["budget: $5,000 to $10,000", "country: United Kingdom", "country: Ireland", "language: English"].concat([
      "category: Running",
      "taboo: war",
      "goal: Sales",
      "dates: January 2027 to March 2027",
    ]),
  ],
  [
    "science kits, English, India",
    "Science kits for curious children; we look for families in India. ₹500,000, until the end of October 2027. " +
      "Brand awareness. Avoid politics and religion.",
    ["budget: ₹500,000", "country: India", "category: Science", "category: Kids & Family", "taboo: Politics"].concat([
      "taboo: Religion",
      "audience: Families",
      "goal: Brand Awareness",
      "dates: until October 2027",
    ]),
  ],
  [
    "electric cars, German",
    "Elektroautos im Abo für Hörer in Deutschland und Österreich, 30 bis 50 Jahre. Etat: 80.000 Euro, ab April 2027. " +
      "Ziel: Leads. Keine Politik, kein Alkohol.",
    ["budget: €80,000", "country: Germany", "country: Austria", "language: German", "category: Automotive"].concat([
      "taboo: Politics",
      "taboo: alcohol",
      "audience: Ages 30 to 50",
      "goal: Lead Generation",
      "dates: from April 2027",
    ]),
  ],
  [
    "saving plans, German, Switzerland",
    "Eine App zur Geldanlage für Leute in der Schweiz, auf Deutsch. Rund 30'000 Franken im zweiten Quartal 2027. " +
      "Mehr App-Downloads. Ohne Glücksspiel.",
    ["budget: 30,000 CHF", "country: Switzerland", "language: German", "category: Investing"].concat([
      "taboo: gambling",
      "goal: App Downloads",
      "dates: April 2027 to June 2027",
    ]),
  ],
  [
    "English courses, Spanish",
    "Un curso para aprender inglés, para adultos de 25 a 45 años en España. Presupuesto de 6.000 euros, de septiembre a " +
      "noviembre. Queremos más ventas. Sin religión ni política.",
    ["budget: €6,000", "country: Spain", "language: Spanish", "category: Language Learning", "taboo: Religion"].concat([
      "taboo: Politics",
      "audience: Ages 25 to 45",
      "goal: Sales",
      "dates: September to November",
    ]),
  ],
  [
    "dog food, Spanish, Mexico",
    "Comida natural para perros y gatos en México. Unos 150.000 pesos, en mayo. Reconocimiento de marca. Sin violencia.",
    [
      "budget: 150,000 MXN",
      "country: Mexico",
      "language: Spanish",
      "category: Pets & Animals",
      "taboo: violence",
    ].concat(["goal: Brand Awareness", "dates: May"]),
  ],
  [
    "meditation, French",
    "Une application de méditation pour des femmes de 25 à 45 ans en France. Budget de 15 000 €, de janvier à mars 2027. " +
      "Notoriété de la marque. Pas de politique ni de guerre.",
    ["budget: €15,000", "country: France", "language: French", "category: Mental Health", "taboo: Politics"].concat([
      "taboo: war",
      "audience: Women",
      "audience: Ages 25 to 45",
      "goal: Brand Awareness",
      "dates: January 2027 to March 2027",
    ]),
  ],
  [
    "travel insurance, French, Canada",
    "Une assurance pour les voyages en famille, pour des francophones au Canada. Environ 20 000 dollars canadiens, à partir " +
      "de mai 2027. Objectif : plus de ventes. Sans alcool.",
    ["budget: 20,000 CAD", "country: Canada", "language: French", "category: Places & Travel"].concat([
      "category: Kids & Family",
      "taboo: alcohol",
      "goal: Sales",
      "dates: from May 2027",
    ]),
  ],
];

test.each(BRIEFS)("%s", (_, brief, read) => {
  const found = readBrief(brief).filter(({ kind }) => kind !== "topic");
  expect(found.map((one) => `${one.kind}: ${findingLabel(one)}`)).toEqual(read);
});
