import type { Mention, Word } from "../words/brief-words.js";
import { languageOfSubjects } from "../words/language-of-subjects.js";
import { writtenLanguage } from "../words/written-language.js";
import { type DayOrder, possibleOrder } from "./numeric-days.js";

/** Countries where people write the month first, or both. */
const MONTH_FIRST = "US";
const EITHER = new Set(["CA", "PH", MONTH_FIRST]);
/** Currencies of countries where people write the month first, or both; many others budget in dollars too. */
const OF_EITHER = new Set(["USD", "CAD"]);
/** Languages in which briefs for listeners in the US are often from there. */
const OF_US = new Set(["en", "es"]);

/**
 * The order of day and month in "3/4", from the days themselves, the brief's language, its listeners' countries and its currency. undefined
 * if they leave it open: nothing is known, or the listeners are in the US and in other countries.
 */
export function dayOrder(
  words: readonly Word[],
  text: string,
  { countries, currency }: { readonly countries: readonly Mention<string>[]; readonly currency: string | undefined },
): DayOrder | undefined {
  const only = possibleOrder(text);
  if (only !== undefined) return only;
  const named = new Set(countries.map(({ value }) => value));
  if (/\bU\.S\./u.test(text)) named.add(MONTH_FIRST);
  const language = writtenLanguage(words) ?? languageOfSubjects(words) ?? "en";
  if (!OF_US.has(language)) return "day first";
  if (named.size === 1 && named.has(MONTH_FIRST)) return "month first";
  if ([...named].some((code) => EITHER.has(code))) return undefined;
  const isKnown = named.size > 0 || language !== "en" || (currency !== undefined && !OF_EITHER.has(currency));
  return isKnown ? "day first" : undefined;
}
