import type { EstimateInput } from "./audience-estimate.js";
import type { AudienceFacts } from "./audience-facts.js";
import { evidenceOf, type Evidence, type InputName } from "./input-evidence.js";
import { publishingRecord, type PublishingRecord } from "./publishing-record.js";

/**
 * Share of each input when everything is known; the shares add up to 1. How much a show has published and whether it
 * still does say most. The popularity score counts requests by applications, not people, and so says least.
 */
export const INPUT_WEIGHTS: Readonly<Record<InputName, number>> = {
  episodeCount: 0.27,
  recency: 0.2,
  cadence: 0.15,
  history: 0.15,
  category: 0.08,
  language: 0.06,
  itunes: 0.05,
  popularityScore: 0.04,
};

/** How each input is called on the receipt. */
export const INPUT_LABELS: Readonly<Record<InputName, string>> = {
  episodeCount: "Episodes published",
  recency: "Latest episode",
  cadence: "New episodes",
  history: "Publishing history",
  category: "Category",
  language: "Language",
  itunes: "Apple Podcasts",
  popularityScore: "Popularity score",
};

/** Every input, strongest first. */
export const INPUT_NAMES = Object.keys(INPUT_WEIGHTS) as readonly InputName[];

export type NamedInput = EstimateInput & { readonly name: InputName };

/** A known input with its share of the score. */
export type WeighedEvidence = Evidence & { readonly name: InputName; readonly weight: number };

/** The known inputs with their scores; the weight of unknown ones is spread over the known, so that they add up to 1. */
export function weighedEvidence(facts: AudienceFacts, record: PublishingRecord): readonly WeighedEvidence[] {
  const evidence = evidenceOf(facts, record);
  const known = INPUT_NAMES.filter((name) => evidence[name] !== undefined);
  const total = knownShare(known);
  return known.flatMap((name) => {
    const fact = evidence[name];
    return fact === undefined ? [] : [{ name, weight: INPUT_WEIGHTS[name] / total, z: fact.z, words: fact.words }];
  });
}

/** The same for the receipt, with labels and in words. */
export function estimateInputs(facts: AudienceFacts, now: Date): readonly NamedInput[] {
  return onReceipt(weighedEvidence(facts, publishingRecord(facts, now)));
}

export function onReceipt(evidence: readonly WeighedEvidence[]): readonly NamedInput[] {
  return evidence.map(({ name, weight, z, words }) => ({ name, label: INPUT_LABELS[name], value: words(), weight, z }));
}

/** How much of everything that could be known is known, 0 to 1, measured in weight. */
export function knownShare(names: readonly InputName[]): number {
  return names.reduce((sum, name) => sum + INPUT_WEIGHTS[name], 0);
}
