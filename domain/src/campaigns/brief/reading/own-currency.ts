import { withoutPeriod } from "./budget-period.js";
import { type Finding, isOf } from "../findings/finding.js";

/**
 * Converts a budget to the named country's currency: "$20,000" for listeners in Canada is in Canadian dollars. Pesos and crowns are those
 * of the first named country that uses them.
 */
export function inOwnCurrency(finding: Finding, found: readonly Finding[]): Finding {
  if (finding.kind !== "budget") return finding;
  const countries = found.filter(isOf("country")).map(({ value }) => value);
  const currency = ownCurrency(withoutPeriod(finding.words), finding.value.low, countries);
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

const BARE_DOLLARS =
  /(?<![\p{L}])\$|\d ?(?:k|m)? ?\$|(?<!(?:us|kanadische|australische)[- ]?)(?:dollars?|d[oó]lares)$/iu;
const BARE_PESOS = /pesos$/iu;
const BARE_CROWNS = /(?:kr|kron[aoe][rn]?|kronen|couronnes|coronas)$/iu;
const DOLLARS: Readonly<Record<string, string>> = { CA: "CAD", AU: "AUD", NZ: "NZD" };
const PESOS: Readonly<Record<string, string>> = { MX: "MXN", AR: "ARS", CL: "CLP", CO: "COP" };
const CROWNS: Readonly<Record<string, string>> = { SE: "SEK", NO: "NOK", DK: "DKK" };
/** "$2,000,000" for Colombia is in pesos. Judgment: a smaller amount in pesos hardly buys a spot. */
const LEAST_PESOS = 500_000;
