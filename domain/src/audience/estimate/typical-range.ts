import { activityOf, type ShownActivity } from "../facts/activity.js";
import type { AudienceFacts } from "../facts/audience-facts.js";
import { categoryPrior, languagePrior } from "./audience-priors.js";
import type { ListenerRange } from "../range/listener-range.js";
import { monthlyFigures } from "../facts/monthly-figures.js";
import type { PublishingRecord } from "../facts/publishing-record.js";
import { downloadsAt } from "../range/quantiles.js";
import { readableRange } from "../range/readable-range.js";
import type { Spread } from "../range/spread.js";

/**
 * How much larger the shows that publish their figures are than those in a host's table of active shows, and how widely they vary, both
 * in standard scores. `npm run bench -- estimates` prints the fit on either half of the shows and the error on the other half.
 */
export const TYPICAL_SHIFT = 1.5;
const TYPICAL_HALF_WIDTH = 0.6;

/** Judgment, in standard scores: shows that still publish often are larger than those that do not. */
const ACTIVITY_SCORES: Readonly<Record<ShownActivity, number>> = {
  "very-active": 0.2,
  "moderately-active": 0,
  occasional: -0.5,
  inactive: -1.2,
  unknown: 0,
};

/** The usual downloads per episode of one kind of show; the model behind `typicalRange`. */
export function typicalDownloads(facts: AudienceFacts, now: Date, shift = TYPICAL_SHIFT): Spread {
  const category = categoryPrior(facts.categories ?? [])?.z ?? 0;
  const language = languagePrior(facts.language ?? "")?.z ?? 0;
  const z = shift + category + language + ACTIVITY_SCORES[activityOf(facts.newestEpisode ?? 0, now)];
  const at = (score: number) => downloadsAt(score);
  return { low: at(z - TYPICAL_HALF_WIDTH), middle: at(z), high: at(z + TYPICAL_HALF_WIDTH) };
}

/**
 * The usual listener range of shows with this category, language and activity. It describes the kind of show, not this show. undefined if
 * neither category nor language is known.
 */
export function typicalRange(facts: AudienceFacts, record: PublishingRecord, now: Date): ListenerRange | undefined {
  const known = categoryPrior(facts.categories ?? []) ?? languagePrior(facts.language ?? "");
  if (known === undefined) return undefined;
  const people = monthlyFigures(1, record).people;
  const { low, middle, high } = typicalDownloads(facts, now);
  return readableRange({ low: low * people, middle: middle * people, high: high * people });
}
