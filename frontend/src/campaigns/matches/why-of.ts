import type { FitPartName } from "@earshot/domain/campaigns/fit/ad-fit";
import type { ShowMatch } from "@earshot/domain/campaigns/matches/match-shows";

/**
 * Why a show suits the brief, in sentences; none if nothing could be compared. Topic words that the show contains come first. What is
 * `shared` by all shows is left out if there is more to say.
 */
export function whyOf({ fit: { parts } }: Pick<ShowMatch, "fit">, shared = new Set<string>()): readonly string[] {
  const part = (name: FitPartName) => parts.find((one) => one.name === name);
  const known = (name: FitPartName) => {
    const result = part(name)?.result;
    return result?.kind === "known" ? result.finding : undefined;
  };
  const [topics, categories] = [known("topics"), known("categories")];
  const reasons = (part("topics")?.points ?? 0) > 0 ? [topics, categories] : [categories ?? topics];
  const all = reasons.filter((text) => text !== undefined);
  const own = all.filter((text) => !shared.has(text));
  return own.length > 0 ? own : all;
}

/** The reasons that are the same for all of several shows. */
export function sharedReasons(matches: readonly Pick<ShowMatch, "fit">[]): Set<string> {
  const [first = [], ...others] = matches.map((match) => whyOf(match));
  return new Set(others.length === 0 ? [] : first.filter((text) => others.every((one) => one.includes(text))));
}

/** How many of the brief's words a show contains, and which of them a synonym replaces. */
const ASIDES = /^\d+ of \d+ topic words: | \(close to “[^”]*”\)/g;

/** The reasons without what is only in the details of a match: a row of the table has two short lines. */
export const shortWhy = (why: string): string => why.replaceAll(ASIDES, "");
