import type { Span } from "../words/brief-words.js";
import { withoutPeriod } from "./budget-period.js";
import { type Finding, isOf } from "../findings/finding.js";
import { mainLanguage } from "./read-countries.js";

/**
 * Converts a budget to the named country's currency: "$20,000" for listeners in Canada is in Canadian dollars. Pesos and crowns are those
 * of the first named country that uses them. An amount without a currency (`isBare`) is in that of countries that are listed on their own,
 * because others are often those of a product ("holidays in Norway"), or in euros if the language of the `text` is mostly from there.
 */
export function inOwnCurrency(
  finding: Finding,
  found: readonly Finding[],
  { isBare, written, text }: { readonly isBare: boolean; readonly written: string | undefined; readonly text: string },
): Finding {
  if (finding.kind !== "budget") return finding;
  const named = found.filter(isOf("country"));
  const countries = named.map(({ value }) => value);
  const currency = isBare
    ? onlyCurrency(
        countries,
        named.length > 0 && isListed(text, named) && !named.some(({ words }) => ENGLISH.test(words)),
        written,
      )
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

function onlyCurrency(countries: readonly string[], isAlone: boolean, written = ""): string | undefined {
  const [only, ...others] = new Set(countries.map((code) => BARE[code]));
  if (others.length > 0) return undefined;
  const isSpoken = countries.every((code) => [undefined, written].includes(mainLanguage(code)));
  if (isAlone && (written === "" || isSpoken)) return only;
  return OF_EUROS.has(written) && (only === "EUR" || countries.length === 0) ? "EUR" : undefined;
}

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
/** Names of countries with the euro in English: who uses them may have another currency. */
const ENGLISH = /^(?:the )?(?:austria|belgium|finland|germany|greece|italy|netherlands|spain)$/iu;
const ALONE =
  /(?:^|[.,;:(|\n–—]) *(?:only|nur|solo)?(?:(?:our |your )?(?:listeners|audience|h[oö]rer(?:innen)?|oyentes|auditeurs)(?: in| en| aus| from| au)?)? ?$/iu;

const BARE_DOLLARS =
  /(?<![\p{L}])\$|\d ?(?:k|m)? ?\$|(?<!(?:us|kanadische|australische)[- ]?)(?:dollars?|d[oó]lares)$/iu;
const BARE_PESOS = /pesos$/iu;
const BARE_CROWNS = /(?:kr|kron[aoe][rn]?|kronen|couronnes|coronas)$/iu;
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
