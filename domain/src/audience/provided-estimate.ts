import type { AudienceEstimate } from "./audience-estimate.js";
import type { ProvidedFigures } from "./audience-facts.js";
import { toConfidence } from "./confidence.js";
import { UNKNOWN_RANGE, parseListenerRange, type ListenerRange } from "./listener-range.js";

/**
 * The figures that a source gives, as they are, on a receipt that says so. The per-episode audience falls back to the
 * listeners (product specification, section 3). undefined when there is no readable figure among them.
 */
export function providedEstimate(figures: ProvidedFigures): AudienceEstimate | undefined {
  const listeners = read(figures.listeners);
  const ownPerEpisode = read(figures.perEpisode);
  const monthlyReach = read(figures.monthlyReach);
  const activeFollowers = read(figures.activeFollowers);
  if ([listeners, ownPerEpisode, monthlyReach, activeFollowers].every(({ kind }) => kind === "unknown"))
    return undefined;
  const fallsBack = ownPerEpisode.kind === "unknown" && listeners.kind !== "unknown";
  const notes = ["The source of this podcast gives these figures; how it arrives at them is not published with them."];
  if (fallsBack) notes.push("It gives no figure per episode, so the listener range stands in for it.");
  return {
    basis: "provided",
    methodVersion: null,
    listeners,
    perEpisode: fallsBack ? listeners : ownPerEpisode,
    monthlyReach,
    activeFollowers,
    confidence: toConfidence(figures.confidence),
    percentile: null,
    inputs: [],
    notes,
  };
}

function read(figure: string | ListenerRange | undefined): ListenerRange {
  if (figure === undefined) return UNKNOWN_RANGE;
  return typeof figure === "string" ? parseListenerRange(figure) : figure;
}
