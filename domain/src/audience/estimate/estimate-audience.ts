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
import { asOf, isSilent, publishingRecord, type PublishingRecord } from "../facts/publishing-record.js";
import { publishingStrength } from "../facts/publishing-strength.js";
import { readableRange } from "../range/readable-range.js";
import { LARGEST_AUDIENCE, leastInList } from "../signals/chart-audience.js";
import { typicalRange } from "./typical-range.js";

export type { AudienceFacts } from "../facts/audience-facts.js";

/** Changes whenever the same facts would give other figures. */
export const METHOD_VERSION = "2026-11.9";

/**
 * The audience of a show with its receipt: the source's own figures, otherwise an estimate from demand signals. Without a signal
 * all figures are unknown, and `typical` is the range of similar shows. `AUDIENCE_FIGURES` defines each figure; no two of them
 * contradict each other (`FIGURE_ORDER`).
 */
export function estimateAudience(facts: AudienceFacts, now: Date): AudienceEstimate {
  return (facts.provided && providedEstimate(facts.provided)) ?? demandEstimate(facts, now);
}

/** Only the `listeners` of `estimateAudience`, at a fraction of its cost: no receipt is written. */
export function estimateListeners(facts: AudienceFacts, now: Date): ListenerRange {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined) return provided.listeners;
  const placed = placement(facts, now);
  return placed === undefined ? UNKNOWN_RANGE : readableRange(placed.listeners);
}

/** Only the `perEpisode` of `estimateAudience`. */
export function estimatePerEpisode(facts: AudienceFacts, now: Date): ListenerRange {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined) return provided.perEpisode;
  const placed = placement(facts, now);
  return placed === undefined ? UNKNOWN_RANGE : perEpisodeOf(placed, PER_EPISODE);
}

/** Only the `atLeast` of `estimateAudience`. */
export function estimateAtLeast(facts: AudienceFacts, now: Date): ListenerBand | null {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined || placement(facts, now) !== undefined) return null;
  return bandOfLists(countingLists(facts, publishingRecord(facts, now), now));
}

/** A part of a month, for each of its listeners. */
type Share = (month: MonthlyFigures) => number;
const PER_EPISODE: Share = ({ people }) => 1 / people;
const REACH: Share = ({ reach, people }) => reach / people;
const FOLLOWERS: Share = ({ followers, people }) => followers / people;

/**
 * All figures are the listeners times a share, on the same steps: rounding then keeps their order. If the rhythm is unknown, the
 * range contains the shares of all possible months.
 */
function figureOf({ listeners: { low, middle, high }, months }: PlacedShow, share: Share): ListenerRange {
  const shares = months.map(share);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return readableRange({ low: low * least, middle: middle * Math.sqrt(least * most), high: high * most });
}

/** Unknown if the rhythm is: the listeners of a month hear one episode, or a seventh of them hear each of twenty. */
function perEpisodeOf(placed: PlacedShow, share: Share): ListenerRange {
  return placed.months.length === 1 ? figureOf(placed, share) : UNKNOWN_RANGE;
}

/**
 * The number by which shows are sorted, which is never printed: the likely listeners of the show's estimate; without
 * one, those of the last show on a list that contains it; without a list, a number within the usual range of shows of
 * its kind, by how steadily it publishes. undefined if that is not known either.
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
  const share = (1 + publishingStrength(facts, record)) / 2;
  return typical.low ** (1 - share) * typical.high ** share;
}

/** Where the signs of demand put a show, narrowed by its publishing. `listeners` is in people, before rounding. */
export type PlacedShow = {
  readonly demand: Placement;
  readonly record: PublishingRecord;
  /** Its monthly figures at one download per episode: those of two extremes if its rhythm is unknown. */
  readonly months: readonly MonthlyFigures[];
  readonly confidence: Confidence;
  readonly listeners: Spread;
};

/** undefined without a sign of demand that counts. */
export function placement(facts: AudienceFacts, now: Date): PlacedShow | undefined {
  if (facts.signals === undefined && facts.popularityScore === undefined) return undefined;
  const record = publishingRecord(facts, now);
  const unit = monthlyFigures(1, record);
  const demand = placeByDemand(countingSignals(facts, record, now), unit, now);
  if (demand === undefined) return undefined;
  const confidence = evidenceConfidence(demand, now);
  const listeners = isNarrowed(demand, confidence)
    ? narrowed(demand.listeners, publishingStrength(facts, record))
    : demand.listeners;
  const months = record.episodesPer30Days !== undefined || countsEpisodes(demand) ? [unit] : POSSIBLE_MONTHS;
  return { demand, record, months, confidence, listeners: upTo(listeners, LARGEST_AUDIENCE) };
}

/** Publishing narrows only the ranges of unchecked classes: the error of the others was measured without it. */
function isNarrowed({ evidence }: Placement, confidence: Confidence): boolean {
  return confidence === "low" && evidence !== "stated";
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
 * For a show without a sign that gives a number. A list that contains the show is a fact and gives the smallest band
 * that the show can be in.
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
    // A show on a list of popular ones is not typical, and there are no figures on what is typical of silent shows.
    typical:
      atLeast === null && !isSilent(facts, record) ? (typicalRange(facts, record, asOf(facts, now)) ?? null) : null,
    atLeast,
    inputs: listInputs(lists),
    notes: atLeast === null ? noEstimateNotes(facts, record, now) : listedNotes(atLeast),
  };
}

/** The band in or above which a show is by the lists that contain it, the most telling one first; null without a list. */
function bandOfLists([telling]: ReturnType<typeof countingLists>): ListenerBand | null {
  return telling === undefined ? null : bandOf(leastInList(telling));
}
