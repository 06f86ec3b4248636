import type { EstimateInput } from "../figures/audience-estimate.js";
import type { AudienceFacts } from "../facts/audience-facts.js";
import type { DemandSignal } from "../signals/demand-signal.js";
import type { Placement } from "./demand-placement.js";
import { evidenceOf, type InputName } from "../facts/input-evidence.js";
import type { PublishingRecord } from "../facts/publishing-record.js";
import { NARROWING } from "../facts/publishing-strength.js";
import { twoDigits } from "../range/readable-range.js";
import { signalLabel, signalWords } from "./signal-evidence.js";

/** The labels of publishing facts on the receipt. */
const INPUT_LABELS: Readonly<Record<InputName, string>> = {
  episodeCount: "Episodes published",
  recency: "Latest episode",
  cadence: "New episodes",
  history: "Publishing history",
  itunes: "Apple Podcasts",
};

/** The receipt's signs of demand that place the show, strongest first. */
export function signInputs(demand: Placement): readonly EstimateInput[] {
  return demand.signals.map(({ signal, weight, listeners }): EstimateInput => ({
    name: signal.kind,
    label: signalLabel(signal),
    value: signalWords(signal),
    role: "places",
    source: signal.source,
    at: signal.at ?? null,
    weight,
    pointsTo: twoDigits(listeners),
    z: 0,
  }));
}

/** The publishing facts that narrow the range of an unchecked class. */
export function publishingInputs(facts: AudienceFacts, record: PublishingRecord): readonly EstimateInput[] {
  const evidence = evidenceOf(facts, record);
  return NARROWING.flatMap((name): EstimateInput[] => {
    const fact = evidence[name];
    if (fact === undefined) return [];
    const label = INPUT_LABELS[name];
    return [
      {
        name,
        label,
        value: fact.words(),
        role: "narrows",
        source: null,
        at: null,
        weight: 0,
        pointsTo: null,
        z: fact.z,
      },
    ];
  });
}

/** The receipt of a show known only from lists, which contain it but do not place it. */
export function listInputs(lists: readonly DemandSignal[]): readonly EstimateInput[] {
  return lists.map((list) => ({
    name: list.kind,
    label: signalLabel(list),
    value: signalWords(list),
    role: "contains",
    source: list.source,
    at: list.at ?? null,
    weight: 0,
    pointsTo: null,
    z: 0,
  }));
}
