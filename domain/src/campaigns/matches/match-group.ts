import type { AdFit, FitPartName } from "../fit/ad-fit.js";
import type { FitResult } from "../fit/fit-part.js";
import { IN_PASSING } from "../fit/subject-of-text.js";

/**
 * "fits": about what the brief names, in a language that it asks for. "other language": about the same, in another one.
 * "mentions": it only mentions the subject, or is about something else.
 */
export const MATCH_GROUPS = ["fits", "other language", "mentions"] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** The group of a show by the parts of its score. Unknown parts count in its favor. */
export function groupOf({ parts }: AdFit): MatchGroup {
  const result = (name: FitPartName): FitResult | undefined => parts.find((part) => part.name === name)?.result;
  const kind = result("categories");
  const topics = result("topics");
  // The category says what a show is about. Without one in the brief, its words do.
  const isAbout = kind?.kind === "known" ? kind.share > IN_PASSING : topics?.kind !== "known" || topics.share > 0;
  if (!isAbout) return "mentions";
  const language = result("language");
  return language?.kind === "known" && language.share === 0 ? "other language" : "fits";
}
