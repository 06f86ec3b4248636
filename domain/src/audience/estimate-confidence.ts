import type { Confidence } from "./confidence.js";
import { INPUT_WEIGHTS, type NamedInput } from "./estimate-inputs.js";
import type { InputName } from "./input-evidence.js";
import type { PublishingRecord } from "./publishing-record.js";

const PUBLISHING: readonly InputName[] = ["episodeCount", "recency", "cadence", "history"];
const TWO_YEARS_DAYS = 730;

/**
 * How far a modelled figure can be trusted, by how much is known, how long the show has been watched and whether the facts
 * agree. The popularity score never counts: it says nothing about people.
 */
export function modelConfidence(inputs: readonly NamedInput[], record: PublishingRecord): Confidence {
  const counted = inputs.filter(({ name }) => name !== "popularityScore");
  const known = counted.reduce((sum, { name }) => sum + INPUT_WEIGHTS[name], 0);
  const publishing = counted.filter(({ name }) => PUBLISHING.includes(name));
  if (publishing.length < 2 || known < 0.5) return "low";
  const longRecord = (record.historyDays ?? 0) >= TWO_YEARS_DAYS && (record.episodes ?? 0) >= 50;
  return publishing.length === PUBLISHING.length && known >= 0.85 && longRecord && agree(publishing)
    ? "high"
    : "medium";
}

/** Facts agree when none points more than two standard scores away from another. */
function agree(inputs: readonly NamedInput[]): boolean {
  const scores = inputs.map(({ z }) => z);
  return Math.max(...scores) - Math.min(...scores) <= 2;
}
