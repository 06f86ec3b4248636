import type { FindingKind } from "./findings/finding.js";
import { labels } from "./found-labels.fake.js";
import { readBrief } from "./reading/read-brief.js";

const found = (text: string, kind: FindingKind) => readBrief(text).filter((one) => one.kind === kind);

describe("budgets in plain words", () => {
  it.each([
    ["We can do up to 60k over Q2 2027.", "$60,000"],
    ["We have 10 to 15 grand for the autumn.", "$10,000 to $15,000"],
    ["Wir haben 15 TEUR.", "€15,000"],
    ["Rund 20T€ stehen bereit.", "€20,000"],
    ["Budget: 12 kEUR", "€12,000"],
    ["£3-5k per month for three months", "£9,000 to £15,000"],
    ["2.000 € im Monat, sechs Monate lang", "€12,000"],
    ["1.500 € al mes durante 4 meses", "€6,000"],
    ["1 500 € par mois pendant deux mois", "€3,000"],
    ["$1,000 a week for 6 weeks", "$6,000"],
    ["£4k a month from March to June 2027", "£16,000"],
  ])("%s", (text, budget) => {
    expect(labels(`Dog food. ${text}`, "budget")).toEqual([budget]);
  });

  it("do not include numbers of other things", () => {
    expect(labels("Dog food. We reach up to 60k listeners.", "budget")).toEqual([]);
    expect(labels("Shoes for a run of up to 10k, up to 15k, up to 20k.", "budget")).toEqual([]);
  });

  it("quote the month if nothing says how many there are", () => {
    expect(found("Dog food. £3-5k per month.", "budget").map(({ words }) => words)).toEqual(["£3-5k per month"]);
  });
});

describe("ages and goals", () => {
  it.each([
    ["People who love coffee, mostly 25–50, anywhere in the UK.", "Ages 25 to 50"],
    ["Personas que aman el café, sobre todo 30-45.", "Ages 30 to 45"],
  ])("%s", (text, age) => {
    expect(labels(text, "audience")).toContain(age);
  });

  it.each([
    ["Des vacances pour jeunes retraités", ["Older people"]],
    ["Une app pour jeunes mamans", ["Mothers"]],
    ["Une app pour les jeunes, les parents", ["Young adults", "Parents"]],
    ["Nachhilfe für Schüler, auch für Großeltern", ["Teenagers", "Grandparents"]],
    ["Eye drops for dilated pupils.", []],
    ["Des prix moins élevés", []],
  ])("%s: %p", (text, audience) => {
    expect(labels(text, "audience")).toEqual(audience);
  });

  it.each([
    ["We want people to sign up for a first bag.", "Lead Generation"],
    ["We need booked consultations.", "Lead Generation"],
    ["Wir brauchen Beratungstermine.", "Lead Generation"],
    ["Nous voulons des candidatures.", "Lead Generation"],
    ["We want parents to try our app free for a month.", "App Downloads"],
    ["Leute sollen unsere App ausprobieren.", "App Downloads"],
    ["Objectif : vendre des coffrets.", "Sales"],
    ["Queremos vender cajas de regalo.", "Sales"],
    ["Wir wollen Gutscheine verkaufen.", "Sales"],
    ["We want to sell gift boxes.", "Sales"],
  ])("%s", (text, goal) => {
    expect(labels(text, "goal")).toEqual([goal]);
  });

  it("do not include what the company sells", () => {
    expect(labels("We sell gift boxes. Nous vendons des coffrets. Wir verkaufen Wein. Vendemos vino.", "goal")).toEqual(
      [],
    );
  });
});

describe("one period is one chip", () => {
  it.each([
    ["back to school (August and September 2027)", ["August 2027 to September 2027"]],
    ["pour les fêtes de fin d’année (novembre et décembre)", ["November to December"]],
    ["in Q1 2027 (January to March)", ["January 2027 to March 2027"]],
    ["im Herbst 2027, September bis November", ["September 2027 to November 2027"]],
    ["in November and December (Christmas)", ["November to December"]],
    ["in March 2027 (not in August 2027)", ["March 2027", "August 2027"]],
  ])("%s", (text, dates) => {
    expect(labels(`Wine. ${text}.`, "dates")).toEqual(dates);
  });
});

it.each([
  ["Clases de yoga y retiros en la Sierra de Gredos", "Home & Garden"],
  ["Cave à vin en ligne, vins nature et bio", "Nature"],
  ["Hearing aids for people over 60 and their grown-up children", "Kids & Family"],
  ["Hörgeräte für Senioren und ihre erwachsenen Kinder", "Kids & Family"],
  ["Audífonos para mayores y sus hijos adultos", "Kids & Family"],
  ["Home care for people who look after their elderly parents", "Parenting"],
  ["Pflegedienst für alle, deren alte Eltern Hilfe brauchen", "Parenting"],
  ["Ayuda a domicilio para padres mayores", "Parenting"],
  ["Aide à domicile pour des parents âgés", "Parenting"],
  ["Appareils auditifs pour les seniors et leurs enfants adultes", "Kids & Family"],
])("%s: not %s", (text, category) => {
  expect(labels(text, "category")).not.toContain(category);
});

it.each([
  ["We make inventory software for small online shops (Shopify, Etsy).", ["Technology", "Entrepreneurship"]],
  ["Stand-up comedy tour, 22 cities", ["Stand-Up"]],
  ["Bike tours in Italy", ["Sports", "Places & Travel"]],
  ["A new book about magic and dragons", ["Books"]],
  ["Telehealth for menopause: hormone therapy and symptom tracking", ["Health & Fitness"]],
  ["Curso online de inglés para profesionales de Chile", ["Language Learning"]],
  ["A film about the Apollo program for space nerds", ["TV & Film", "Astronomy"]],
  ["Documentary film, in theaters July 16", ["TV & Film"]],
  ["Acting classes for a life in theater", ["Performing Arts"]],
  ["Ein Familienhotel auf Rügen", ["Places & Travel"]],
  ["Ein Katzenhotel in Hamburg.", ["Pets & Animals"]],
  ["Insektenhotel für den Garten.", ["Home & Garden"]],
  ["Bürohotel in Berlin.", []],
  ["Safari tours for families", ["Places & Travel", "Kids & Family"]],
  ["A browser, faster than Safari", []],
  ["Merengue cakes from Dallas.", ["Food"]],
  ["Savers plan: cheaper electricity.", ["Home & Garden"]],
  ["Energiesparer für zu Hause", []],
  ["Sails for sailors", ["Wilderness"]],
  ["Sailors and Mariners tickets for baseball fans.", ["Baseball"]],
  ["Taucheruhren aus Glashütte", []],
  ["Nistkästen für Mauersegler", []],
  ["Pizza aus dem Holzofen", ["Food"]],
  ["Kachelöfen vom Ofenbauer", ["Home & Garden"]],
  ["Narrowboat hire for couples", ["Places & Travel"]],
  ["Vans aménagés à louer", ["Places & Travel"]],
  ["Gesucht: Weinpodcasts und Krimipodcasts", ["Food", "Books"]],
  ["Industrial 3D printers for manufacturing leaders", ["Business"]],
  ["Producto: aceite de oliva\nPúblico: cocineros\nPaís: España\nInversión: 7.000 €", ["Food"]],
])("%s: %p", (text, categories) => {
  expect(labels(text, "category")).toEqual(categories);
});

it.each(["Jabones. Sin contenidos explícitos.", "Savons. Pas de contenus explicites."])("%s", (text) => {
  expect(labels(text, "taboo")).toEqual(["explicit content"]);
});
