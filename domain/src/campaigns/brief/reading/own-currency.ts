import { withoutPeriod } from "./budget-period.js";
import { type Finding, isOf } from "../findings/finding.js";

/**
 * Converts a budget to the named country's currency: "$20,000" for listeners in Canada is in Canadian dollars. Pesos and crowns are those
 * of the first named country that uses them. An amount without a currency (`isBare`) is in the only one of the named countries, or in that
 * of the language in which the brief is `written`.
 */
export function inOwnCurrency(
  finding: Finding,
  found: readonly Finding[],
  { isBare, written }: { readonly isBare: boolean; readonly written: string | undefined },
): Finding {
  if (finding.kind !== "budget") return finding;
  const countries = found.filter(isOf("country")).map(({ value }) => value);
  const currency = isBare
    ? onlyCurrency(countries, written)
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

function onlyCurrency(countries: readonly string[], written = ""): string | undefined {
  if (countries.length === 0) return OF_EUROS.has(written) ? "EUR" : undefined;
  const [only, ...others] = new Set(countries.map((code) => BARE[code]));
  return others.length === 0 ? only : undefined;
}

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
  ...CROWNS,
  ...Object.fromEntries(EUROS),
  GB: "GBP",
  CH: "CHF",
  PL: "PLN",
};
/** Languages of briefs that are mostly from countries with the euro. */
const OF_EUROS = new Set(["de", "fr", "it", "nl"]);
/** "$2,000,000" for Colombia is in pesos. Judgment: a smaller amount in pesos hardly buys a spot. */
const LEAST_PESOS = 500_000;
