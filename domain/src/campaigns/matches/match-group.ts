import type { AdFit, FitPartName } from "../fit/ad-fit.js";
import type { FitResult } from "../fit/fit-part.js";
import { IN_PASSING } from "../fit/subject-of-text.js";

/**
 * "fits": about what the brief names, in a language that it asks for. "near": in that language, about
 * something whose listeners are near. "other language": about the same, in another one.
 * "mentions": it only mentions the subject, or is about something else.
 */
export const MATCH_GROUPS = ["fits", "near", "other language", "mentions"] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** What a brief without a known subject has in common with a show: a word of its title, or two of its texts. Judgment. */
const ENOUGH_WORDS = 0.25;

/** What names the subject once, or is about what is near: better than what its listeners do not understand. */
const NAMED = 0.1;

/** The group of a show by the parts of its score; `mayBeNear`: it is about nothing else. Unknown parts count in its favor. */
export function groupOf({ parts }: AdFit, mayBeNear = false): MatchGroup {
  const result = (name: FitPartName): FitResult | undefined => parts.find((part) => part.name === name)?.result;
  const kind = result("categories");
  const topics = result("topics");
  // The category says what a show is about. Without one in the brief, its words do.
  const isAbout =
    kind?.kind === "known" ? kind.share > IN_PASSING : topics?.kind !== "known" || topics.share > ENOUGH_WORDS;
  const language = result("language");
  const isOther = language?.kind === "known" && language.share === 0;
  const isNamed = kind?.kind === "known" && kind.share >= NAMED;
  if (!isAbout) return mayBeNear && isNamed && !isOther ? "near" : "mentions";
  return isOther ? "other language" : "fits";
}
