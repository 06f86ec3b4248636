import { type Finding, isOf } from "../findings/finding.js";
import { isSpokenIn } from "../words/spoken-languages.js";
import { withoutPeriod } from "./budget-period.js";

/**
 * Converts a budget to the currency of the listeners' countries: "$20,000" for Canada is in Canadian dollars. Pesos and crowns are those
 * of the first named country that uses them. Dollars, and an amount without a currency (`isBare`), are in the currency of the only country
 * in which people speak the language of the brief, wherever it is named, or in euros if it names none and its language is mostly from there.
 */
export function inOwnCurrency(found: readonly Finding[], isBare: boolean, language: string | undefined): Finding[] {
  const countries = found.filter(isOf("country")).map(({ value }) => value);
  return found.map((finding) => {
    if (finding.kind !== "budget") return finding;
    const { low, currency: own } = finding.value;
    const currency = isBare
      ? onlyCurrency(countries, low, language)
      : ownCurrency(withoutPeriod(finding.words), low, countries);
    return { ...finding, value: { ...finding.value, currency: currency ?? own } };
  });
}

function ownCurrency(words: string, amount: number, countries: readonly string[]): string | undefined {
  const first = (list: readonly string[]) => countries.map(currencyOf).find((one = "") => list.includes(one));
  if (BARE_PESOS.test(words)) return first(PESOS);
  if (BARE_CROWNS.test(words)) return first(CROWNS);
  if (!BARE_DOLLARS.test(words) || countries.length !== 1) return undefined;
  const arePesos = amount >= LEAST_PESOS && !/d[oó]lar|dollar/i.test(words);
  return first(arePesos ? [...DOLLARS, ...PESOS] : DOLLARS);
}

function onlyCurrency(countries: readonly string[], amount: number, language = "en"): string | undefined {
  // People who look for listeners abroad write in English.
  const own = countries.filter((code) => language === "en" || isSpokenIn(language, code));
  if (own.length === 0) return OF_EUROS.has(language) ? "EUR" : undefined;
  const [only = "", ...others] = new Set(own.map(currencyOf));
  return others.length > 0 || (PESOS.includes(only) && amount < LEAST_PESOS) ? undefined : only || undefined;
}

const BARE_DOLLARS =
  /(?<![\p{L}])\$|\d ?(?:k|m)? ?\$|(?<!(?:us|kanadische|australische)[- ]?)(?:dollars?|d[oó]lares)$/iu;
const BARE_PESOS = /pesos$/iu;
const BARE_CROWNS = /(?:kr\.?|kron[aoe][rn]?|kronen|couronnes|coronas)$/iu;
const DOLLARS = ["CAD", "AUD", "NZD"];
const PESOS = ["MXN", "ARS", "CLP", "COP"];
const CROWNS = ["SEK", "NOK", "DKK"];
/** "$2,000,000" for Colombia is in pesos. Judgment: a smaller amount in pesos hardly buys a spot. */
const LEAST_PESOS = 500_000;
/** Languages of briefs that are mostly from countries with the euro. */
const OF_EUROS = new Set(["de", "fr", "it", "nl"]);

/** Currencies, each with the countries that use it. */
const CURRENCIES =
  "EUR AT BE DE ES FI FR GR IE IT LU NL PT,USD US,GBP GB,CHF CH LI,CAD CA,AUD AU,NZD NZ,MXN MX,ARS AR,CLP CL,COP CO,SEK SE,NOK NO,DKK DK,PLN PL".split(
    ",",
  );
const currencyOf = (country: string): string | undefined =>
  CURRENCIES.find((line) => line.includes(` ${country}`))?.slice(0, 3);
