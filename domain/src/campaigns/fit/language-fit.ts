import { languageName } from "../../catalogue/codes/languages.js";
import { listed } from "../../shared/text/listed.js";
import { type FitResult, found, notKnown } from "./fit-part.js";

/** Whether the show is in a requested language. Any of the codes in `wanted` is acceptable. `spoken` is undefined if unknown. */
export function languageFit(wanted: readonly string[], spoken: string | undefined): FitResult {
  if (wanted.length === 0) return notKnown("No language was requested.");
  if (spoken === undefined) return notKnown("The show’s language isn’t known.");
  if (wanted.includes(spoken)) return found(1, `The show is in ${languageName(spoken)}, as requested.`);
  const names = listed(wanted.map(languageName));
  return found(
    0,
    `${names} ${wanted.length === 1 ? "was" : "were"} requested; the show is in ${languageName(spoken)}.`,
  );
}
