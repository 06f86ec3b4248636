import { countryInText } from "../../catalogue/codes/country-in-text.js";
import { languageName } from "../../catalogue/codes/languages.js";
import { listed } from "../../shared/text/listed.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";

/** The countries of the wanted listeners and the country of the show, as far as they are known. */
type KnownCountries = { readonly countries?: readonly string[]; readonly home?: string | undefined };

/** Judgment: a show from another country has some listeners in the wanted one if both speak its language. */
const ELSEWHERE = 0.5;

/** Whether the show is in a requested language and not from another country. Any of the codes in `wanted` is acceptable. `spoken` is undefined if unknown. */
export function languageFit(
  wanted: readonly string[],
  spoken: string | undefined,
  { countries = [], home }: KnownCountries = {},
): FitResult {
  if (wanted.length === 0) return notKnown("No language was requested.");
  if (spoken === undefined) return notKnown("The show’s language isn’t known.");
  const own = languageName(spoken);
  if (!wanted.includes(spoken)) {
    const names = listed(wanted.map(languageName));
    return found(0, `${names} ${wanted.length === 1 ? "was" : "were"} requested; the show is in ${own}.`);
  }
  const requested = `The show is in ${own}, as requested`;
  if (countries.length === 0 || home === undefined) return found(1, `${requested}.`);
  if (countries.includes(home)) return found(1, `${requested}, and from ${countryInText(home)}.`);
  const named = listedAtMost(countries.map(countryInText), 3);
  return found(ELSEWHERE, `${requested}, but from ${countryInText(home)}; the brief names ${named}.`);
}
