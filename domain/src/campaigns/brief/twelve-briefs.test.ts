import { briefFindings } from "./brief-findings.js";
import { findingLabel } from "./findings/finding-label.js";

/** Briefs like those that advertisers write, each with what a person finds in it besides its topics. */
const BRIEFS: readonly (readonly [sector: string, brief: string, read: readonly string[]])[] = [
  [
    "hearing aids: a check to book is not a book, and the campaign begins now",
    "We sell small rechargeable hearing aids online, no clinic visit needed. Men and women over 60 in the US. $25k between now " +
      "and February. We want people to book a free hearing check by phone. Nothing political please.",
    ["budget: $25,000", "country: United States", "language: English", "category: Health & Fitness"].concat([
      "taboo: Politics",
      "audience: Men",
      "audience: Women",
      "audience: Ages 60 and over",
      "goal: Lead Generation",
      "dates: until February",
    ]),
  ],
  [
    "a language app: everyday Italian is something to learn",
    "Our app teaches everyday Italian, Spanish and Portuguese. For travelers from the UK and Ireland. About £15,000. No true crime.",
    ["budget: £15,000", "country: United Kingdom", "country: Ireland", "language: English"].concat([
      "category: Language Learning",
      "category: Places & Travel",
      "taboo: True Crime",
    ]),
  ],
  [
    "a bank: off gambling",
    "A current account for freelancers with taxes built in. UK, people aged 25 to 50. £30k for Q1 2027. Keep us off gambling and crypto.",
    ["budget: £30,000", "country: United Kingdom", "language: English", "category: Investing"].concat([
      "category: Entrepreneurship",
      "taboo: gambling",
      "taboo: cryptocurrency",
      "audience: Ages 25 to 50",
      "dates: January 2027 to March 2027",
    ]),
  ],
  [
    "dog food: a dog like family is not for families",
    "Fresh dog food delivered to your door. Dog owners in Canada who treat their dog like family. USD 20,000. Discount code for first orders.",
    ["budget: $20,000", "country: Canada", "language: English", "category: Pets & Animals"].concat([
      "audience: Pet owners",
      "goal: Sales",
    ]),
  ],
  [
    "hiring: vet techs are not technology",
    "A chain of animal hospitals is hiring veterinary nurses and vet techs across Texas. $8,000, aim: applications.",
    ["budget: $8,000", "country: United States", "language: English", "category: Pets & Animals"].concat([
      "goal: Lead Generation",
    ]),
  ],
  [
    "a board game: board gamers do not play video games",
    "Our new cooperative board game. Board gamers and families, in English. We have $6k. We'd like backers.",
    ["budget: $6,000", "language: English", "category: Games", "category: Kids & Family"].concat([
      "audience: Board gamers",
      "audience: Families",
      "goal: Sales",
    ]),
  ],
  [
    "razors: ages without years",
    "Nachhaltige Rasierer und Bartpflege. Männer von 20 bis 45 in Deutschland. 18.000 Euro. Ziel: Abos mit Rabattcode.",
    ["budget: €18,000", "country: Germany", "language: German", "category: Fashion & Beauty"].concat([
      "audience: Men",
      "audience: Ages 20 to 45",
      "goal: Sales",
    ]),
  ],
  [
    "cyber security: mail is not for runners",
    "Ciberseguridad para pequeñas empresas: protegemos correos y copias de seguridad. Pymes en España. 10.000 €.",
    ["budget: €10,000", "country: Spain", "language: Spanish", "category: Technology", "category: Business"],
  ],
  [
    "concerts: what a platform streams is its subject",
    "Une plateforme de streaming de concerts de musique classique et d'opéra. Mélomanes de plus de 40 ans en France. 12 000 €. " +
      "Nous voulons des abonnements d'essai.",
    ["budget: €12,000", "country: France", "language: French", "category: Music", "category: Performing Arts"].concat([
      "audience: Ages 40 and over",
      "goal: Lead Generation",
    ]),
  ],
];

test.each(BRIEFS)("%s", (_, brief, read) => {
  const found = briefFindings(brief).filter(({ kind }) => kind !== "topic");
  expect(found.map((one) => `${one.kind}: ${findingLabel(one)}`)).toEqual(read);
});

test("the words of a place do not reach into the sentence before", () => {
  const country = briefFindings("Taxes are built in. UK only.").find(({ kind }) => kind === "country");
  expect(country?.words).toBe("UK");
});
