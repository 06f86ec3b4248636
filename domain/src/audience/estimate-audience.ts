import type { AudienceEstimate } from "./audience-estimate.js";
import type { AudienceFacts } from "./audience-facts.js";
import { monthlySpread } from "./audience-figures.js";
import { perEpisodeDownloads, standing } from "./audience-model.js";
import { modelConfidence } from "./estimate-confidence.js";
import { estimateInputs, knownShare, type NamedInput } from "./estimate-inputs.js";
import { TOO_LITTLE_KNOWN, estimateNotes } from "./estimate-notes.js";
import { UNKNOWN_RANGE } from "./listener-range.js";
import { providedEstimate } from "./provided-estimate.js";
import { asOf, publishingRecord } from "./publishing-record.js";
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

function modelledEstimate(facts: AudienceFacts, now: Date): AudienceEstimate {
  const inputs = estimateInputs(facts, now);
  if (!inputs.some(saysSomethingAboutListening)) return unknownEstimate();
  const record = publishingRecord(facts, now);
  const place = standing(inputs, knownShare(inputs.map(({ name }) => name)));
  const perEpisode = perEpisodeDownloads(place);
  return {
    basis: "modelled",
    methodVersion: METHOD_VERSION,
    listeners: steppedRange(monthlySpread(perEpisode, record, ({ people }) => people)),
    perEpisode: roundedRange(perEpisode),
    monthlyReach: roundedRange(monthlySpread(perEpisode, record, ({ reach }) => reach)),
    activeFollowers: roundedRange(monthlySpread(perEpisode, record, ({ followers }) => followers)),
    confidence: modelConfidence(inputs, record),
    percentile: Math.round(place.percentile * 1000) / 1000,
    inputs,
    notes: estimateNotes({ inputs, record, percentile: place.percentile, asOf: asOf(facts, now) }, now),
  };
}

/** A title, a category or a directory entry alone says nothing about how many people listen. */
function saysSomethingAboutListening({ name }: NamedInput): boolean {
  return name !== "category" && name !== "language" && name !== "itunes";
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
