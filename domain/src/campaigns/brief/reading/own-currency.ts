import type { Span } from "../words/brief-words.js";
import { withoutPeriod } from "./budget-period.js";
import { type Finding, isOf } from "../findings/finding.js";
import { isSpokenIn } from "../words/spoken-languages.js";
import { mainLanguage } from "./read-countries.js";

/** How a brief names its budget and countries. */
type Brief = {
  /** Whether the amount has no currency. */
  readonly isBare: boolean;
  /** The language of the brief's function words, and that of its other words, if it has too few of those. */
  readonly written: string | undefined;
  readonly language: string | undefined;
  readonly text: string;
  /** Whether a country may be that of a product or a journey instead of the listeners. */
  readonly isAbroad: boolean;
};

/**
 * Converts a budget to the named country's currency: "$20,000" for listeners in Canada is in Canadian dollars. Pesos and crowns are those
 * of the first named country that uses them. An amount without a currency is in euros or pounds if the only country has these, unless it
 * may be a destination ("holidays in Ireland"). It is in other currencies only if their country is listed on its own. In a language that
 * is mostly spoken where people pay in euros, it is in euros, and countries with other languages do not count.
 */
export function inOwnCurrency(finding: Finding, found: readonly Finding[], brief: Brief): Finding {
  if (finding.kind !== "budget") return finding;
  const named = found.filter(isOf("country"));
  const countries = named.map(({ value }) => value);
  const currency = brief.isBare
    ? onlyCurrency(countries, named.length > 0 && isListed(brief.text, named), brief)
    : ownCurrency(withoutPeriod(finding.words), finding.value.low, countries);
  return currency === undefined ? finding : { ...finding, value: { ...finding.value, currency } };
}

function ownCurrency(words: string, amount: number, countries: readonly string[]): string | undefined {
  const first = (own: Readonly<Record<string, string>>) => countries.flatMap((code) => own[code] ?? [])[0];
  if (BARE_PESOS.test(words)) return first(PESOS);
  if (BARE_CROWNS.test(words)) return first(CROWNS);
  if (!BARE_DOLLARS.test(words) || countries.length !== 1) return undefined;
  const pesos = /d[oó]lar|dollar/i.test(words) || amount < LEAST_PESOS ? undefined : first(PESOS);
  return first(DOLLARS) ?? pesos;
}

function onlyCurrency(
  countries: readonly string[],
  isAlone: boolean,
  { written, language = "", isAbroad }: Brief,
): string | undefined {
  const ofEuros = OF_EUROS.has(language);
  const [only, ...others] = new Set(
    countries.filter((code) => !ofEuros || isSpokenIn(language, code)).map((code) => BARE[code]),
  );
  if (others.length > 0) return undefined;
  const isSpoken = countries.every((code) => [undefined, written].includes(mainLanguage(code)));
  if (isAlone && (written === undefined || isSpoken)) return only;
  if (only === undefined) return ofEuros && !countries.some((code) => isSpokenIn(language, code)) ? "EUR" : undefined;
  return RATED.has(only) && (ofEuros || !isAbroad) ? only : undefined;
}

/** The currencies with a rate, besides dollars. */
const RATED = new Set(["EUR", "GBP"]);

/** "Budget 12k, France, hiking", "Listeners in London and Leeds": the first country is a part of the sentence on its own. */
function isListed(text: string, countries: readonly Span[]): boolean {
  const start = Math.min(...countries.map((one) => one.start));
  const end = countries.find((one) => one.start === start)?.end ?? start;
  const before = text.slice(0, start);
  return (
    ALONE.test(before) &&
    !OF_PLACE.test(before) &&
    /^ *(?:[.,;:)|\n–—]|$|(?:and|und|y|et|e|en|only|nur) )/iu.test(text.slice(end))
  );
}
/** "Flights to Sydney, Australia". */
const OF_PLACE = /(?<!\p{L})(?:to|in|from|of|nach|aus|à|a|en|de) \p{Lu}\p{L}+, ?$/u;
const ALONE =
  /(?:^|[.,;:(|\n–—]) *(?:only|nur|solo)?(?:(?:our |your )?(?:listeners|audience|h[oö]rer(?:innen)?|oyentes|auditeurs)(?: in| en| aus| from| au)?)? ?$/iu;

const BARE_DOLLARS =
  /(?<![\p{L}])\$|\d ?(?:k|m)? ?\$|(?<!(?:us|kanadische|australische)[- ]?)(?:dollars?|d[oó]lares)$/iu;
const BARE_PESOS = /pesos$/iu;
const BARE_CROWNS = /(?:kr\.?|kron[aoe][rn]?|kronen|couronnes|coronas)$/iu;
const DOLLARS: Readonly<Record<string, string>> = { CA: "CAD", AU: "AUD", NZ: "NZD" };
const PESOS: Readonly<Record<string, string>> = { MX: "MXN", AR: "ARS", CL: "CLP", CO: "COP" };
const CROWNS: Readonly<Record<string, string>> = { SE: "SEK", NO: "NOK", DK: "DKK" };
const EUROS = "AT BE DE ES FI FR GR IE IT LU NL PT".split(" ").map((code) => [code, "EUR"] as const);
const BARE: Readonly<Record<string, string>> = {
  ...DOLLARS,
  ...Object.fromEntries(EUROS),
  GB: "GBP",
  CH: "CHF",
};
/** Languages of briefs that are mostly from countries with the euro. */
const OF_EUROS = new Set(["de", "fr", "it", "nl"]);
/** "$2,000,000" for Colombia is in pesos. Judgment: a smaller amount in pesos hardly buys a spot. */
const LEAST_PESOS = 500_000;
