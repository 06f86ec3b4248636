import type { AudienceEstimate } from "../figures/audience-estimate.js";
import type { AudienceFacts } from "../facts/audience-facts.js";
import { type Spread, upTo } from "../range/spread.js";
import { type Confidence, DEFAULT_CONFIDENCE } from "../range/confidence.js";
import {
  countingLists,
  countingSignals,
  countsEpisodes,
  narrowed,
  placeByDemand,
  type Placement,
} from "./demand-placement.js";
import { evidenceConfidence } from "./estimate-confidence.js";
import { listInputs, publishingInputs, signInputs } from "./estimate-inputs.js";
import { estimateNotes, listedNotes, noEstimateNotes } from "./estimate-notes.js";
import { bandOf, likelyListeners, type ListenerBand } from "../range/listener-band.js";
import { type ListenerRange, UNKNOWN_RANGE } from "../range/listener-range.js";
import { type MonthlyFigures, monthlyFigures, POSSIBLE_MONTHS } from "../facts/monthly-figures.js";
import { providedEstimate } from "./provided-estimate.js";
import { asOf, firstKnown, isSilent, publishingRecord, type PublishingRecord } from "../facts/publishing-record.js";
import { publishingStrength } from "../facts/publishing-strength.js";
import { readableRange } from "../range/readable-range.js";
import { LARGEST_AUDIENCE, leastInList } from "../signals/chart-audience.js";
import { typicalRange } from "./typical-range.js";

export type { AudienceFacts } from "../facts/audience-facts.js";

/** Changes whenever the same facts would give other figures. */
export const METHOD_VERSION = "2026-11.17";

/**
 * The audience of a show with its receipt: the source's own figures if there are any, otherwise an estimate from signs of demand. Without
 * any sign, all figures are unknown, and `typical` is the range of similar shows. `AUDIENCE_FIGURES` defines each figure. No two of them
 * contradict each other (`FIGURE_ORDER`).
 */
export function estimateAudience(facts: AudienceFacts, now: Date): AudienceEstimate {
  return (facts.provided && providedEstimate(facts.provided)) ?? demandEstimate(facts, now);
}

/** Only the `listeners` of `estimateAudience`, at a fraction of the cost, because no receipt is built. */
export function estimateListeners(facts: AudienceFacts, now: Date): ListenerRange {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined) return provided.listeners;
  const placed = placement(facts, now);
  return placed === undefined ? UNKNOWN_RANGE : readableRange(placed.listeners);
}

/** Only the `perEpisode` of `estimateAudience`. */
export function estimatePerEpisode(facts: AudienceFacts, now: Date): ListenerRange {
  return estimateEpisode(facts, now).perEpisode;
}

/** Only the `perEpisode` of `estimateAudience` and its `confidence`. */
export function estimateEpisode(facts: AudienceFacts, now: Date): Pick<AudienceEstimate, "perEpisode" | "confidence"> {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined) return provided;
  const placed = placement(facts, now);
  return placed === undefined
    ? { perEpisode: UNKNOWN_RANGE, confidence: DEFAULT_CONFIDENCE }
    : { perEpisode: perEpisodeOf(placed, PER_EPISODE), confidence: placed.confidence };
}

/** Only the `atLeast` of `estimateAudience`. */
export function estimateAtLeast(facts: AudienceFacts, now: Date): ListenerBand | null {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined || placement(facts, now) !== undefined) return null;
  return bandOfLists(countingLists(facts, publishingRecord(facts, now), now));
}

/** The size of a figure relative to the listeners, given the month. */
type Share = (month: MonthlyFigures) => number;
const PER_EPISODE: Share = ({ people }) => 1 / people;
const REACH: Share = ({ reach, people }) => reach / people;
const FOLLOWERS: Share = ({ followers, people }) => followers / people;

/**
 * Each figure is the number of listeners times a share, rounded to the same steps, so rounding keeps their order. If the rhythm is
 * unknown, the range covers the shares of all possible months.
 */
function figureOf({ listeners: { low, middle, high }, months }: PlacedShow, share: Share): ListenerRange {
  const shares = months.map(share);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return readableRange({ low: low * least, middle: middle * Math.sqrt(least * most), high: high * most });
}

/**
 * Unknown if the rhythm is unknown: all of a month's listeners may hear its only episode, or only a seventh of them may hear each of
 * twenty.
 */
function perEpisodeOf(placed: PlacedShow, share: Share): ListenerRange {
  return placed.months.length === 1 ? figureOf(placed, share) : UNKNOWN_RANGE;
}

/**
 * A number for sorting shows, which is never displayed. With an estimate, it is the likely number of listeners. Without one, it is the
 * number of listeners of the last show on a list that contains the show. Without a list, it is a number in the lower half of the usual
 * range of similar shows, depending on how steadily the show publishes: that range is of shows that publish their figures, which are
 * larger than most others. undefined if that is unknown too.
 */
export function orderingListeners(facts: AudienceFacts, listeners: ListenerRange, now: Date): number | undefined {
  const likely = likelyListeners(listeners);
  if (likely !== undefined) return likely;
  const record = publishingRecord(facts, now);
  const [list] = countingLists(facts, record, now);
  if (list !== undefined) return leastInList(list);
  if (record.episodes === undefined || record.daysSinceNewest === undefined) return undefined;
  const typical = typicalRange(facts, record, asOf(facts, now));
  if (typical?.kind !== "closed") return undefined;
  const share = (1 + publishingStrength(facts, record)) / 4;
  return typical.low ** (1 - share) * typical.high ** share;
}

/** Where the signs of demand place a show, narrowed by how it publishes. `listeners` is a number of people, before rounding. */
export type PlacedShow = {
  readonly demand: Placement;
  readonly record: PublishingRecord;
  /** Its monthly figures for one download per episode. If its rhythm is unknown, the figures for two extreme rhythms. */
  readonly months: readonly MonthlyFigures[];
  readonly confidence: Confidence;
  readonly listeners: Spread;
};

/** undefined if no sign of demand counts. */
export function placement(facts: AudienceFacts, now: Date): PlacedShow | undefined {
  if (facts.signals === undefined && facts.popularityScore === undefined) return undefined;
  const record = publishingRecord(facts, now);
  const unit = monthlyFigures(1, record);
  const demand = placeByDemand(countingSignals(facts, record, now), unit, now, {
    begun: firstKnown(facts),
    language: facts.language,
    country: facts.country,
  });
  if (demand === undefined) return undefined;
  const confidence = evidenceConfidence(demand, now);
  const listeners = isNarrowed(demand, confidence)
    ? narrowed(demand.listeners, publishingStrength(facts, record))
    : demand.listeners;
  const months = record.episodesPer30Days !== undefined || countsEpisodes(demand) ? [unit] : POSSIBLE_MONTHS;
  return { demand, record, months, confidence, listeners: upTo(listeners, LARGEST_AUDIENCE) };
}

/**
 * Publishing narrows only the ranges of unchecked classes: the error of the others was measured without it. It says nothing about a
 * new show in a chart, which cannot have published for long, nor about which of two contradictory signs is right.
 */
function isNarrowed({ evidence, isDisputed }: Placement, confidence: Confidence): boolean {
  return confidence === "low" && !isDisputed && !["measured", "stated", "charted"].includes(evidence);
}

function demandEstimate(facts: AudienceFacts, now: Date): AudienceEstimate {
  const placed = placement(facts, now);
  if (placed === undefined) return unknownEstimate(facts, now);
  const { demand, record, confidence } = placed;
  const listeners = figureOf(placed, () => 1);
  return {
    basis: demand.evidence === "measured" ? "measured" : "modelled",
    evidence: demand.evidence,
    methodVersion: METHOD_VERSION,
    listeners,
    perEpisode: perEpisodeOf(placed, PER_EPISODE),
    monthlyReach: figureOf(placed, REACH),
    activeFollowers: perEpisodeOf(placed, FOLLOWERS),
    confidence,
    typical: null,
    atLeast: null,
    inputs: [
      ...signInputs(demand),
      ...(isNarrowed(demand, confidence) ? publishingInputs(facts, record) : []),
      ...listInputs(countingLists(facts, record, now)),
    ],
    notes: estimateNotes({ demand, record, listeners, asOf: asOf(facts, now) }, now),
  };
}

/**
 * The estimate for a show without a sign that gives a number. If a list contains the show, that still gives the smallest band that the
 * show can be in.
 */
function unknownEstimate(facts: AudienceFacts, now: Date): AudienceEstimate {
  const record = publishingRecord(facts, now);
  const lists = countingLists(facts, record, now);
  const atLeast = bandOfLists(lists);
  return {
    basis: "modelled",
    evidence: atLeast === null ? null : "listed",
    methodVersion: METHOD_VERSION,
    listeners: UNKNOWN_RANGE,
    perEpisode: UNKNOWN_RANGE,
    monthlyReach: UNKNOWN_RANGE,
    activeFollowers: UNKNOWN_RANGE,
    confidence: DEFAULT_CONFIDENCE,
    // A show on a popular-shows list is not typical, and there are no figures on what is typical of silent shows.
    typical:
      atLeast === null && !isSilent(facts, record) ? (typicalRange(facts, record, asOf(facts, now)) ?? null) : null,
    atLeast,
    inputs: listInputs(lists),
    notes: atLeast === null ? noEstimateNotes(facts, record, now) : listedNotes(atLeast),
  };
}

/** The smallest band that the show can be in, by the first of its lists; null without a list. */
function bandOfLists([telling]: ReturnType<typeof countingLists>): ListenerBand | null {
  return telling === undefined ? null : bandOf(leastInList(telling));
}
