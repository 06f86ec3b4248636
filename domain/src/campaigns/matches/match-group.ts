import type { AdFit, FitPart, FitPartName } from "../fit/ad-fit.js";
import { IN_PASSING } from "../fit/subject-of-text.js";

/**
 * "fits": about what the brief names, in a language that it asks for. "near": in that language, about part of it, or about what the people
 * of the brief listen to. "other language": about what the brief names, in another language. "mentions": only mentions the subject, or is
 * about something else.
 */
export const MATCH_GROUPS = ["fits", "near", "other language", "mentions"] as const;
export type MatchGroup = (typeof MATCH_GROUPS)[number];

/** What a show must have in common with a brief without a known subject: a word in its title, or two in its texts. Judgment. */
const ENOUGH_WORDS = 0.25;

/**
 * The points for topics and categories together that a show about the subject has. In the lists for 48 briefs, most shows with fewer were
 * about something else that shares a word, or a late and broad category of the brief.
 */
const ENOUGH_POINTS = 20;

/** The group of a show, based on the parts of its score. `isForThem`: it is made for the brief's people. Unknown parts count in its favor. */
export function groupOf({ parts }: AdFit, isForThem = false): MatchGroup {
  const part = (name: FitPartName): FitPart | undefined => parts.find((one) => one.name === name);
  const [kind, topics] = [part("categories"), part("topics")];
  const points = (one: FitPart | undefined): number => one?.points ?? one?.weight ?? 0;
  // The category says what a show is about. If the brief has none, its words do.
  const isAbout =
    kind?.result.kind === "known"
      ? kind.result.share > IN_PASSING && points(kind) + points(topics) >= ENOUGH_POINTS
      : topics?.result.kind !== "known" || topics.result.share > ENOUGH_WORDS;
  if (!isAbout && !isForThem) return "mentions";
  const language = part("language")?.result;
  return language?.kind === "known" && language.share === 0 ? "other language" : "fits";
}
