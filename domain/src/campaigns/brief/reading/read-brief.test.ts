import fc from "fast-check";
import { synonymsFor } from "../../../catalogue/text/synonyms.js";
import { findingLabel } from "../findings/finding-label.js";
import { findingKey } from "../findings/finding.js";
import { labels } from "../found-labels.fake.js";
import { readBrief } from "./read-brief.js";
import { STOP_WORDS } from "../words/stop-words.js";
import { TOO_GENERAL } from "../words/topic-word.js";

describe("countries", () => {
  it.each([
    ["people in the UK", ["United Kingdom"]],
    ["listeners in the US and Canada", ["United States", "Canada"]],
    ["Hörer in Deutschland und Österreich", ["Germany", "Austria"]],
    ["Fair-trade chocolate from Ecuador for foodies in Austria", ["Austria"]],
    ["Listeners from Ecuador and people in Austria", ["Ecuador", "Austria"]],
    ["Schokolade aus Ecuador", ["Ecuador"]],
    ["Ein Fahrradladen in Münster", ["Germany"]],
    ["Group hikes in the Scottish Highlands", ["United Kingdom"]],
    ["in der DACH-Region", ["Germany", "Austria", "Switzerland"]],
    ["oyentes en España y México", ["Spain", "Mexico"]],
    ["en Allemagne, aux États-Unis", ["Germany", "United States"]],
    ["im Vereinigten Königreich, in Großbritannien", ["United Kingdom"]],
    ["British listeners", ["United Kingdom"]],
    ["listeners in Turkey", ["Türkiye"]],
    ["American football", []],
    ["Listeners in Latin America", ["Mexico", "Argentina", "Colombia", "Chile", "Peru"]],
    ["Latinoamérica, no South America", ["Mexico", "Argentina", "Colombia", "Chile", "Peru"]],
    ["in North America", ["United States", "Canada"]],
    ["au Québec et à Paris", ["Canada", "France"]],
    ["en Ciudad de México y en Bogotá", ["Mexico", "Colombia"]],
    ["Hörer in Berlin, Wien und Zürich", ["Germany", "Austria", "Switzerland"]],
    ["listeners in London and New York", ["United Kingdom", "United States"]],
    ["für österreichische und Schweizer Hörer", ["Austria", "Switzerland"]],
    ["oyentes mexicanos", ["Mexico"]],
    ["pens from Yorkshire, in Ohio and Texas", ["United Kingdom", "United States"]],
    ["Hausbesitzer in Bayern und Oberösterreich", ["Germany", "Austria"]],
    ["bodega de La Rioja", ["Spain"]],
    ["fromagerie de Savoie", ["France"]],
    ["du vin de Bordeaux, en Belgique", ["Belgium"]],
    ["nice people in their essex", []],
    ["Berlin pastries, the Paris fashion week", []],
    ["turkey recipes, as Jordan makes them", []],
    ["join us at the reunion on the island", []],
  ])("%p: %p", (text, names) => {
    expect(labels(text, "country")).toEqual(names);
  });
});

describe("languages", () => {
  it.each([
    ["German-speaking developers", ["German"]],
    ["shows in Spanish", ["Spanish"]],
    ["We look for French listeners", ["French"]],
    ["deutschsprachige Hörer", ["German"]],
    ["Podcasts auf Englisch", ["English"]],
    ["englische Podcasts", ["English"]],
    ["podcasts en español", ["Spanish"]],
    ["oyentes de habla inglesa", ["English"]],
    ["hispanohablantes", ["Spanish"]],
    ["podcasts en anglais pour francophones", ["English", "French"]],
    ["in the UK", ["English"]],
    ["in the UK, German-speaking", ["German"]],
    ["in Switzerland", []],
    ["Leads from Switzerland; German or English.", ["German", "English"]],
    ["shows in Spanish or French", ["Spanish", "French"]],
    ["English, budget about 10,000 dollars", ["English"]],
    ["Budget about 10,000 dollars, English.", ["English"]],
    ["Hiking boots (German), in March", ["German"]],
    ["Deutsch, rund 8.000 Euro", ["German"]],
    ["Sprache: Deutsch oder Englisch, ab Mai", ["German", "English"]],
    ["español, presupuesto de 6.000 euros", ["Spanish"]],
    ["Idioma: inglés", ["English"]],
    ["français, budget de 9 000 €", ["French"]],
    ["Tents; English, German and French, $5k", ["English", "German", "French"]],
    ["English only, no explicit shows", ["English"]],
    ["An online course. English, budget $5,000", ["English"]],
    ["Bikes to teach English-speaking children to ride", ["English"]],
    ["Listeners in Latin America", ["Spanish"]],
    ["English breakfast tea", []],
    ["Polish, wax and sponges for cars", []],
    ["Italian, French and Greek food", []],
    ["Italian and French food", []],
    ["Italian food for everyone", []],
    ["It is in the box", []],
    ["in no case", []],
  ])("%p: %p", (text, names) => {
    expect(labels(text, "language")).toEqual(names);
  });
});

describe("categories", () => {
  it.each([
    ["A fitness watch for people who like running.", ["Fitness", "Running"]],
    ["Listeners of true crime and stand-up comedy", ["True Crime", "Stand-Up", "Comedy"]],
    ["We sell zorps.", []],
    ["Health & fitness, first of all", ["Health & Fitness"]],
    ["news news NEWS", ["News"]],
    ["", []],
    ["Paint for DIY fans and home renovation", ["Home & Garden"]],
    ["Farben für Heimwerker und zum Renovieren", ["Home & Garden"]],
    ["pinturas para bricolaje y jardinería", ["Home & Garden"]],
    ["de la peinture pour le bricolage", ["Home & Garden"]],
    ["Kochen und Reisen", ["Food", "Places & Travel"]],
    ["how to plan a marketing budget in many places", []],
    ["podcasts about marketing", ["Marketing"]],
    ["recetas y cocina", ["Food"]],
    ["Hundefutter", ["Pets & Animals"]],
    ["Reisekrankenversicherung", ["Places & Travel"]],
    ["Naturkosmetik für Städtereisen", ["Fashion & Beauty", "Places & Travel"]],
    ["programas de negocios, marketing y finanzas", ["Business", "Marketing", "Investing"]],
    ["programas de marketing", ["Marketing"]],
    ["vida sana", ["Health & Fitness"]],
    ["jeux vidéo", ["Video Games"]],
  ])("%p: %p", (text, names) => {
    expect(labels(text, "category")).toEqual(names);
  });
});

describe("goals", () => {
  it.each([
    ["Goal: brand awareness", ["Brand Awareness"]],
    ["We want app installs", ["App Downloads"]],
    ["more leads and sales", ["Lead Generation", "Sales"]],
    ["direct response", ["Sales"]],
    ["Ziel: Bekanntheit", ["Brand Awareness"]],
    ["más ventas", ["Sales"]],
    ["notoriété de la marque", ["Brand Awareness"]],
    ["for sales teams", []],
    ["Goal: downloads", ["App Downloads"]],
    ["Objectif : téléchargements", ["App Downloads"]],
    ["queremos descargas", ["App Downloads"]],
    ["shows with 10,000 downloads per episode", []],
    ["installations of solar panels", []],
    ["Our game; goal: installations", ["App Downloads"]],
    ["A CRM, 100 days, goal: free trials", ["Lead Generation"]],
    ["Objectif : prises de rendez-vous", ["Lead Generation"]],
    ["darnos a conocer", ["Brand Awareness"]],
  ])("%p: %p", (text, goals) => {
    expect(labels(text, "goal").sort()).toEqual([...goals].sort());
  });
});

describe("the audience", () => {
  it.each([
    ["women aged 25 to 40", ["Women", "Ages 25 to 40"]],
    ["adults 18-34", ["Ages 18 to 34"]],
    ["Frauen zwischen 25 und 40 Jahren", ["Women", "Ages 25 to 40"]],
    ["mujeres de 25 a 40 años", ["Women", "Ages 25 to 40"]],
    ["femmes de 25 à 40 ans", ["Women", "Ages 25 to 40"]],
    ["people over 50", ["Ages 50 and over"]],
    ["women 50+", ["Women", "Ages 50 and over"]],
    ["mayores de 50", ["Ages 50 and over"]],
    ["Frauen über 60 Jahre", ["Women", "Ages 60 and over"]],
    ["people over 50,000 steps", []],
    ["between 10 and 20% off", []],
    ["parents and homeowners", ["Parents", "Homeowners"]],
    ["Eltern", ["Parents"]],
    ["Frauen zwischen 25 und 40", ["Women", "Ages 25 to 40"]],
    ["jeunes parents", ["Parents"]],
    ["moms in their thirties", ["Mothers", "Ages 30 to 39"]],
    ["Berufstätige", ["Working people"]],
    ["Hundehalter", ["Pet owners"]],
    ["20-30 spots", []],
    ["Wir suchen Hörerinnen und Hörer, die kochen", []],
    ["Hörerinnen ab 40 Jahren", ["Women", "Ages 40 and over"]],
  ])("%p: %p", (text, people) => {
    expect(labels(text, "audience").sort()).toEqual([...people].sort());
  });
});

describe("a language that people learn is a topic, not the language of the shows", () => {
  it.each([
    ["An app to learn English", "learn English"],
    ["learn to speak fluent Spanish", "learn to speak fluent Spanish"],
    ["a Spanish language app", "Spanish language app"],
    ["Online French lessons for adults", "French lessons"],
    ["Englisch lernen mit Spaß", "Englisch lernen"],
    ["Kurse für Spanisch-Unterricht", "Spanisch-Unterricht"],
    ["cursos de alemán", "cursos de alemán"],
    ["para aprender a hablar mejor inglés", "aprender a hablar mejor inglés"],
    ["des cours d’anglais en ligne", "cours d’anglais"],
    ["apprendre l’espagnol", "apprendre l’espagnol"],
    ["Learn English, French or German online", "Learn English"],
  ])("%p", (text, words) => {
    expect(readBrief(text)).toMatchObject([{ kind: "category", value: "Language Learning", words }]);
  });

  it("and does not hide the language of the shows", () => {
    const read = (text: string) => readBrief(text).map((one) => `${one.kind}: ${findingLabel(one)}`);
    expect(read("Learn English. For German-speaking listeners")).toEqual([
      "language: German",
      "category: Language Learning",
    ]);
    expect(read("An app to learn Spanish. English, $3,000")).toEqual([
      "budget: $3,000",
      "language: English",
      "category: Language Learning",
    ]);
  });
});

test("common words of briefs are not topics", () => {
  const withSynonyms = [...STOP_WORDS].filter((word) => word.length > 2 && synonymsFor(word).length > 0);
  expect([...TOO_GENERAL].sort()).toEqual(withSynonyms.sort());
  expect(labels("Advertising stories, ghosts", "topic")).toEqual(["ghosts"]);
});

test("a word with synonyms is a topic if it has no other meaning", () => {
  expect(labels("A ghost app in English, no politics", "topic")).toEqual(["ghost"]);
});

test("reads a complete brief", () => {
  const found = readBrief(
    "Cordless drills for DIY and home renovation. Homeowners in the UK, aged 30 to 55. Budget about 10,000 dollars, " +
      "in March. Goal: brand awareness. No politics.",
  );
  expect(found.map((one) => `${one.kind}: ${findingLabel(one)} (${one.words})`)).toEqual([
    "budget: $10,000 (about 10,000 dollars)",
    "country: United Kingdom (in the UK)",
    "language: English (in the UK)",
    "category: Home & Garden (DIY)",
    "taboo: Politics (No politics)",
    "audience: Homeowners (Homeowners)",
    "audience: Ages 30 to 55 (aged 30 to 55)",
    "goal: Brand Awareness (brand awareness)",
    "dates: March (in March)",
  ]);
});

describe("any text", () => {
  const pieces = fc.constantFrom(
    ..."budget $10,000 10.000 € 10k in the UK Deutschland no keine ni politics Gewalt - – , . March März Q1 2027 to bis 25 40 years".split(
      " ",
    ),
    "\ud800",
    "İ",
    "ﬃ",
    "½",
    "__proto__",
    "constructor",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.array(pieces, { maxLength: 60 }).map((some) => some.join(" ")),
    fc.array(pieces, { maxLength: 60 }).map((some) => some.join("")),
  );

  it("is read without an error, and each finding quotes it once", () => {
    fc.assert(
      fc.property(text, (some) => {
        const found = readBrief(some);
        for (const one of found) {
          expect(one.words).toBe(some.slice(one.start, one.end));
          expect(one.words.trim()).not.toBe("");
          expect(findingLabel(one).trim()).not.toBe("");
        }
        expect(new Set(found.map(findingKey)).size).toBe(found.length);
      }),
    );
  });

  it.each([
    "1",
    "1,",
    "1.1",
    " ",
    "no ",
    "in ",
    "a-",
    "de ",
    "10k ",
    "$",
    "from March to ",
    "keine und ",
    "25-",
    "budget ",
    "mayores de ",
    "German or ",
    "women ",
  ])("%p repeated takes linear time", (piece) => {
    const long = piece.repeat(200_000);
    expect(() => readBrief(long)).toTakeLessThan(400);
  });
});
