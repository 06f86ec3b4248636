import type { Confidence } from "./confidence.js";
import type { ListenerRange } from "./listener-range.js";

/** One fact that went into an estimate and what it did to it. */
export type EstimateInput = {
  /** Stable name, e.g. "episodeCount". */
  readonly name: string;
  /** For a person, e.g. "Episodes published". */
  readonly label: string;
  /** The fact as a person reads it, e.g. "248 episodes". */
  readonly value: string;
  /** Share of the score, 0 to 1; the weights of one estimate add up to 1. */
  readonly weight: number;
  /** Standard score that the fact contributes; 0 is an average active show. */
  readonly z: number;
};

/** An audience figure with its receipt: where it comes from and how it came about. */
export type AudienceEstimate = {
  /** "provided" by the source, or "modelled" by us from public facts. */
  readonly basis: "modelled" | "provided";
  /** Version of the model, e.g. "2026-11"; null for provided figures. */
  readonly methodVersion: string | null;
  readonly listeners: ListenerRange;
  readonly perEpisode: ListenerRange;
  readonly monthlyReach: ListenerRange;
  readonly activeFollowers: ListenerRange;
  readonly confidence: Confidence;
  /** Percentile among active shows that the model placed this show at, 0 to 1; null for provided figures. */
  readonly percentile: number | null;
  readonly inputs: readonly EstimateInput[];
  /** Plain sentences: what was missing, what the figure is not. */
  readonly notes: readonly string[];
};
