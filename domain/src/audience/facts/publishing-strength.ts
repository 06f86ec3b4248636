import type { AudienceFacts } from "./audience-facts.js";
import { evidenceOf, type InputName } from "./input-evidence.js";
import type { PublishingRecord } from "./publishing-record.js";

/** How much each publishing fact counts when it narrows an estimate. None of them places a show. Judgment. */
const WEIGHTS: Readonly<Record<InputName, number>> = {
  episodeCount: 0.33,
  recency: 0.24,
  cadence: 0.18,
  history: 0.18,
  itunes: 0.07,
};

/** Publishing facts that narrow an estimate, strongest first. */
export const NARROWING = Object.keys(WEIGHTS) as readonly InputName[];

/** At or above this mean standard score, publishing narrows as much as it can. */
const FULL_STRENGTH = 1.5;

/**
 * How much and how steadily a show publishes: from -1 (little, long ago) to 1 (a lot, still today). 0 is an average active show, or one
 * about which nothing is known. Unknown facts count as average.
 */
export function publishingStrength(facts: AudienceFacts, record: PublishingRecord): number {
  const evidence = evidenceOf(facts, record);
  const mean = NARROWING.reduce((sum, name) => sum + WEIGHTS[name] * (evidence[name]?.z ?? 0), 0);
  return Math.min(1, Math.max(-1, mean / FULL_STRENGTH));
}
