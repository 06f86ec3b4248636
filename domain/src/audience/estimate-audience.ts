import type { AudienceEstimate } from "./audience-estimate.js";
import type { AudienceFacts } from "./audience-facts.js";
import { monthlySpread } from "./audience-figures.js";
import { perEpisodeDownloads, standing, type Spread, type Standing } from "./audience-model.js";
import { modelConfidence } from "./estimate-confidence.js";
import { knownShare, onReceipt, type WeighedEvidence, weighedEvidence } from "./estimate-inputs.js";
import { TOO_LITTLE_KNOWN, estimateNotes } from "./estimate-notes.js";
import { type ListenerRange, UNKNOWN_RANGE } from "./listener-range.js";
import { providedEstimate } from "./provided-estimate.js";
import { asOf, publishingRecord, type PublishingRecord } from "./publishing-record.js";
import { roundedRange, steppedRange } from "./readable-range.js";

export type { AudienceFacts } from "./audience-facts.js";

/** Changes whenever the same facts would give other figures. */
export const METHOD_VERSION = "2026-11";

/**
 * The audience of a show with its receipt: the source's own figures where it gives any, otherwise a model from public facts.
 * Listeners are different people in 30 days; per episode is the first seven days; monthly reach is listens in 30 days without
 * repeats; followers are people who come back from week to week. All are unknown, with a note, when too little is known.
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
  return { evidence, record, standing: place, perEpisode: perEpisodeDownloads(place) };
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
  const { percentile } = placed.standing;
  const inputs = onReceipt(placed.evidence);
  return {
    basis: "modelled",
    methodVersion: METHOD_VERSION,
    listeners: listenersOf(placed),
    perEpisode: roundedRange(perEpisode),
    monthlyReach: roundedRange(monthlySpread(perEpisode, record, ({ reach }) => reach)),
    activeFollowers: roundedRange(monthlySpread(perEpisode, record, ({ followers }) => followers)),
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
    confidence: "low",
    percentile: null,
    inputs: [],
    notes: [TOO_LITTLE_KNOWN],
  };
}
