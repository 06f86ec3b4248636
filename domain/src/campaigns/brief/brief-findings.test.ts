import { briefFindings, isImplied } from "./brief-findings.js";
import { isOf } from "./findings/finding.js";

const languages = (text: string): string[] =>
  briefFindings(text)
    .filter(isOf("language"))
    .map(({ value, words }) => `${value}: ${words}`);

const DE = "de: the brief is written in German";
const ES = "es: the brief is written in Spanish";
const FR = "fr: the brief is written in French";
const EN = "en: the brief is written in English";

describe("the language of the shows", () => {
  it.each([
    ["is that of the brief", "Wir verkaufen Futter und suchen Hörer mit einem Hund.", [DE]],
    ["Spanish", "Vendemos comida y buscamos oyentes con perros.", [ES]],
    ["French", "Nous vendons des croquettes et cherchons des auditeurs avec un chien.", [FR]],
    ["English", "We sell dog food and look for the owners of dogs.", [EN]],
    [
      "is that of the country where it is the brief’s too",
      "Wir suchen Hörer mit Hund in Deutschland.",
      ["de: in Deutschland"],
    ],
    ["in a country of several languages", "Wir suchen Hörer mit einem Hund in der Schweiz.", [DE]],
    ["and where no main language is known", "Nous cherchons des auditeurs avec un chien au Canada.", [FR]],
    ["English in Canada", "We look for the owners of dogs in Canada.", [EN]],
    ["of listeners abroad who speak it", "Buscamos oyentes con perros para vender en Estados Unidos.", [ES]],
    [
      "is that of a country where it is not spoken",
      "Wir suchen Hörer für ein Buch in Frankreich.",
      ["fr: in Frankreich"],
    ],
    ["is unknown there", "We look for the owners of dogs in Switzerland.", []],
    ["or in a region", "We look for the owners of dogs across Europe.", []],
    ["is that of a region", "We look for the owners of dogs in LatAm.", ["es: in LatAm"]],
    ["", "Vendemos comida y buscamos oyentes para Latinoamérica.", ["es: Latinoamérica"]],
    ["is the one that the brief names", "Wir suchen Podcasts auf Englisch für ein Buch.", ["en: auf Englisch"]],
    ["is not guessed from a few words", "Hundefutter im Abo", []],
  ])("%s", (_, text, expected) => {
    expect(languages(text)).toEqual(expected);
  });

  it("is implied, unless the brief names it", () => {
    const implied = (text: string) => {
      const found = briefFindings(text);
      return found.filter(isOf("language")).map((one) => isImplied(one, found));
    };
    expect(implied("Wir suchen Hörer mit einem Hund für ein Buch.")).toEqual([true]);
    expect(implied("Wir suchen Hörer mit einem Hund in Österreich.")).toEqual([true]);
    expect(implied("Wir suchen Podcasts auf Englisch für ein Buch.")).toEqual([false]);
  });

  it("comes after the country and before the topics", () => {
    const kinds = briefFindings("Nous vendons un livre de cuisine sur les aliens au Canada, pour 5 000 €.").map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(["budget", "country", "language", "category", "topic"]);
  });
});
