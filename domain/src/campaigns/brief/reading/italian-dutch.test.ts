import { briefFindings } from "../brief-findings.js";
import { findingLabel } from "../findings/finding-label.js";

const read = (text: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const one of briefFindings(text)) found[one.kind] = [...(found[one.kind] ?? []), findingLabel(one)];
  return found;
};

it("reads a brief in Italian", () => {
  expect(
    read(
      "Produciamo caffè biologico e vorremmo provare la pubblicità nei podcast di cucina. Pubblico: donne dai 25 ai 45 anni in Italia. " +
        "Budget 8.000 euro, da marzo a maggio 2027. Obiettivo: vendite. Niente politica, niente religione.",
    ),
  ).toEqual({
    budget: ["€8,000"],
    country: ["Italy"],
    language: ["Italian"],
    category: ["Food"],
    taboo: ["Politics", "Religion & Spirituality"],
    audience: ["Women", "Ages 25 to 45"],
    goal: ["Sales"],
    dates: ["March 2027 to May 2027"],
  });
});

it("reads a brief in Dutch", () => {
  expect(
    read(
      "Wij verkopen fietsen en willen graag adverteren in podcasts. Doelgroep: mannen en vrouwen van 35 tot 60 jaar in Nederland. " +
        "Budget: € 15.000, van april tot en met juni 2027. Doel: proefritten. Geen politiek.",
    ),
  ).toEqual({
    budget: ["€15,000"],
    country: ["Netherlands"],
    language: ["Dutch"],
    category: ["Sports"],
    taboo: ["Politics"],
    audience: ["Men", "Women", "Ages 35 to 60"],
    goal: ["Lead Generation"],
    dates: ["April 2027 to June 2027"],
  });
});

it.each([
  ["Formaggi per donne e uomini in Italia", "Women"],
  ["Prodotti per medici", "Medicine"],
  ["Un libro sulla vita con la salute", "Health & Fitness"],
  ["Confrontiamo il mutuo di ogni banca", "Investing"],
])("%p has %s", (text, one) => {
  expect(Object.values(read(text)).flat()).toContain(one);
});

it.each([
  ["Suplementos de calcio para mujeres en España", "Soccer"],
  ["Hot chili sauce for people who cook", "Chile"],
  ["Notre appli donne des conseils de jardinage aux retraités", "Women"],
  ["Wir schützen Ihre Daten.", "Relationships"],
  ["Abogados para divorcios de mutuo acuerdo", "Investing"],
  ["We salute the brave", "Health & Fitness"],
  ["A book about the Medici family", "Medicine"],
  ["We sell van parts and gen Z loves them", "January"],
])("%p has no %s", (text, other) => {
  expect(Object.values(read(text)).flat()).not.toContain(other);
});
