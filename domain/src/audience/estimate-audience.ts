import type { AudienceEstimate } from "./audience-estimate.js";
import type { AudienceFacts } from "./audience-facts.js";
import { perEpisodeDownloads, standing, type Spread, type Standing } from "./audience-model.js";
import { DEFAULT_CONFIDENCE } from "./confidence.js";
import { modelConfidence } from "./estimate-confidence.js";
import { knownShare, onReceipt, type WeighedEvidence, weighedEvidence } from "./estimate-inputs.js";
import { TOO_LITTLE_KNOWN, estimateNotes } from "./estimate-notes.js";
import { type ListenerRange, UNKNOWN_RANGE } from "./listener-range.js";
import { monthlySpread, remainingShare } from "./monthly-figures.js";
import { providedEstimate } from "./provided-estimate.js";
import { asOf, publishingRecord, type PublishingRecord } from "./publishing-record.js";
import { steppedRange } from "./readable-range.js";

export type { AudienceFacts } from "./audience-facts.js";

/** Changes whenever the same facts would give other figures. */
export const METHOD_VERSION = "2026-11.2";

/**
 * The audience of a show with its receipt: the source's own figures where it gives any, otherwise a model from public facts.
 * `AUDIENCE_FIGURES` says what each figure counts; no two of them contradict each other (`FIGURE_ORDER`). All are unknown,
 * with a note, when too little is known.
 */
export function estimateAudience(facts: AudienceFacts, now: Date): AudienceEstimate {
  return (facts.provided && providedEstimate(facts.provided)) ?? modelledEstimate(facts, now);
}

/** The `listeners` of `estimateAudience` alone, at a fraction of its cost: no receipt is written. */
export function estimateListeners(facts: AudienceFacts, now: Date): ListenerRange {
  const provided = facts.provided && providedEstimate(facts.provided);
  if (provided !== undefined) return provided.listeners;
  const placed = placement(facts, now);
  return placed === undefined ? UNKNOWN_RANGE : listenersOf(placed);
}

/** Where the model puts a show, and what it saw there. */
type Placement = {
  readonly evidence: readonly WeighedEvidence[];
  readonly record: PublishingRecord;
  readonly standing: Standing;
  readonly perEpisode: Spread;
};

/** undefined when too little is known. */
function placement(facts: AudienceFacts, now: Date): Placement | undefined {
  const record = publishingRecord(facts, now);
  const evidence = weighedEvidence(facts, record);
  if (!evidence.some(saysSomethingAboutListening)) return undefined;
  const place = standing(evidence, knownShare(evidence.map(({ name }) => name)));
  return { evidence, record, standing: place, perEpisode: perEpisodeDownloads(place, remainingShare(record)) };
}

/** A title, a category or a directory entry alone says nothing about how many people listen. */
function saysSomethingAboutListening({ name }: WeighedEvidence): boolean {
  return name !== "category" && name !== "language" && name !== "itunes";
}

function listenersOf({ perEpisode, record }: Placement): ListenerRange {
  return steppedRange(monthlySpread(perEpisode, record, ({ people }) => people));
}

function modelledEstimate(facts: AudienceFacts, now: Date): AudienceEstimate {
  const placed = placement(facts, now);
  if (placed === undefined) return unknownEstimate();
  const { record, perEpisode } = placed;
  // All on the same steps: rounding then keeps the order of the figures.
  const { percentile } = placed.standing;
  const inputs = onReceipt(placed.evidence);
  return {
    basis: "modelled",
    methodVersion: METHOD_VERSION,
    listeners: listenersOf(placed),
    perEpisode: steppedRange(perEpisode),
    monthlyReach: steppedRange(monthlySpread(perEpisode, record, ({ reach }) => reach)),
    activeFollowers: steppedRange(monthlySpread(perEpisode, record, ({ followers }) => followers)),
    confidence: modelConfidence(inputs, record),
    percentile: Math.round(percentile * 1000) / 1000,
    inputs,
    notes: estimateNotes({ inputs, record, percentile, asOf: asOf(facts, now) }, now),
  };
}

function unknownEstimate(): AudienceEstimate {
  return {
    basis: "modelled",
    methodVersion: METHOD_VERSION,
    listeners: UNKNOWN_RANGE,
    perEpisode: UNKNOWN_RANGE,
    monthlyReach: UNKNOWN_RANGE,
    activeFollowers: UNKNOWN_RANGE,
    confidence: DEFAULT_CONFIDENCE,
    percentile: null,
    inputs: [],
    notes: [TOO_LITTLE_KNOWN],
  };
}
