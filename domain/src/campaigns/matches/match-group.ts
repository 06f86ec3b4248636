import type { AdFit, FitPartName } from "../fit/ad-fit.js";
import type { FitResult } from "../fit/fit-part.js";
import { IN_PASSING } from "../fit/subject-of-text.js";

/**
 * "fits": about what the brief names, in a language that it asks for. "near": in that language, about something with similar listeners.
 * "other language": about what the brief names, in another language. "mentions": only mentions the subject, or is about something else.
 */
export const MATCH_GROUPS = ["fits", "near", "other language", "mentions"] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** What a show must have in common with a brief without a known subject: a word in its title, or two in its texts. Judgment. */
const ENOUGH_WORDS = 0.25;

/**
 * A show that names the subject once, or is about a near category, is better than one in a language that the listeners do not understand.
 */
const NAMED = 0.1;

/** The group of a show, based on the parts of its score. `mayBeNear`: it is not about anything else. Unknown parts count in its favor. */
export function groupOf({ parts }: AdFit, mayBeNear = false): MatchGroup {
  const result = (name: FitPartName): FitResult | undefined => parts.find((part) => part.name === name)?.result;
  const kind = result("categories");
  const topics = result("topics");
  // The category says what a show is about. If the brief has none, its words do.
  const isAbout =
    kind?.kind === "known" ? kind.share > IN_PASSING : topics?.kind !== "known" || topics.share > ENOUGH_WORDS;
  const language = result("language");
  const isOther = language?.kind === "known" && language.share === 0;
  const isNamed = kind?.kind === "known" && kind.share >= NAMED;
  if (!isAbout) return mayBeNear && isNamed && !isOther ? "near" : "mentions";
  return isOther ? "other language" : "fits";
}
