import { listed } from "../shared/text/listed.js";
import type { Competition } from "./competition.js";
import type { ListenerComparison } from "./comparison.js";

/** How a show compares in one of its categories. */
export type CategoryVerdict = {
  readonly category: string;
  readonly comparison: ListenerComparison;
  readonly competition: Competition;
};

/** The text for a show that has no category with figures (product specification, section 8). */
export const NO_CATEGORY_INSIGHTS = "No category insights available.";

/** The text on the card of a category without statistics (product decision 40). */
export const NO_CATEGORY_FIGURES = "No figures for this category yet";

/**
 * "What this means": one or two sentences about all categories of a show, in their order. Mentions unknown facts, and claims nothing
 * beyond the figures.
 */
export function whatThisMeans(verdicts: readonly CategoryVerdict[]): string {
  if (verdicts.length === 0) return NO_CATEGORY_INSIGHTS;
  return [audienceSentence(verdicts), competitionSentence(verdicts)].filter((sentence) => sentence !== "").join(" ");
}

/** The version for guests, which names the categories without figures. */
export function whatThisMeansLocked(categories: readonly string[]): string {
  if (categories.length === 0) return NO_CATEGORY_INSIGHTS;
  return `Log in to see how this show compares in ${listed(categories)}.`;
}

function audienceSentence(verdicts: readonly CategoryVerdict[]): string {
  const where = (comparison: ListenerComparison): readonly string[] =>
    verdicts.filter((verdict) => verdict.comparison === comparison).map(({ category }) => category);
  const [above, onPar, below, unknown] = [where("above"), where("on-par"), where("below"), where("unknown")];
  if (unknown.length === verdicts.length) {
    return `We don’t know how this show’s audience compares in ${listed(unknown)}.`;
  }
  const parts = [
    above.length > 0 ? `more listeners than the average show in ${listed(above)}` : "",
    onPar.length > 0 ? `about as many listeners as the average show in ${listed(onPar)}` : "",
    below.length > 0 ? `fewer listeners than the average show in ${listed(below)}` : "",
  ].filter((part) => part !== "");
  const rest = unknown.length > 0 ? `; for ${listed(unknown)} we don’t know` : "";
  return `This show has ${listed(parts)}${rest}.`;
}

function competitionSentence(verdicts: readonly CategoryVerdict[]): string {
  const where = (level: Competition): readonly string[] =>
    verdicts.filter((verdict) => verdict.competition === level).map(({ category }) => category);
  const [high, low] = [where("high"), where("low")];
  if (high.length > 0 && low.length > 0) {
    return `${listed(high)} ${are(high)} crowded with podcasts, while ${listed(low)} ${has(low)} room.`;
  }
  if (high.length > 0)
    return `${listed(high)} ${are(high)} crowded with podcasts, so it is harder to get noticed there.`;
  if (low.length > 0)
    return `${listed(low)} ${has(low)} fewer podcasts than usual, so it is easier to get noticed there.`;
  return "";
}

const are = (names: readonly string[]): string => (names.length === 1 ? "is" : "are");
const has = (names: readonly string[]): string => (names.length === 1 ? "has" : "have");
