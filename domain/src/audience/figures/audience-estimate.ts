import type { Confidence } from "../range/confidence.js";
import type { EvidenceClass } from "../signals/demand-signal.js";
import type { ListenerBand } from "../range/listener-band.js";
import type { ListenerRange } from "../range/listener-range.js";

/** A fact behind an estimate, and its effect. */
export type EstimateInput = {
  /** Stable name, e.g. "chart" or "episodeCount". */
  readonly name: string;
  /** For people, e.g. "Episodes published". */
  readonly label: string;
  /** The fact in words, e.g. "248 episodes". */
  readonly value: string;
  /** A sign of demand "places" the show, a publishing fact only "narrows" the range, and a list "contains" the show. */
  readonly role: "places" | "narrows" | "contains";
  /** The source, e.g. "Apple Podcasts"; null for the show's own facts. */
  readonly source: string | null;
  /** Epoch seconds at which it was seen; null if unknown. */
  readonly at: number | null;
  /** Its share in the placement, 0 to 1. The shares of all signs of demand add up to 1; all other inputs have 0. */
  readonly weight: number;
  /** Listeners in 30 days that a sign of demand points to; null for all others. */
  readonly pointsTo: number | null;
  /** Standard score of a publishing fact. 0 for an average active show, and for signs of demand. */
  readonly z: number;
};

/** An audience figure with its receipt: its source and its method. */
export type AudienceEstimate = {
  /** "measured" if downloads were counted, "provided" if the source states it, "modelled" if we computed it from signs of demand. */
  readonly basis: "measured" | "modelled" | "provided";
  /** The strongest class of evidence; null for provided figures and without a sign of demand. "listed" gives no figures. */
  readonly evidence: EvidenceClass | null;
  /** Version of the method, e.g. "2026-11.9"; null for provided figures. */
  readonly methodVersion: string | null;
  readonly listeners: ListenerRange;
  readonly perEpisode: ListenerRange;
  readonly monthlyReach: ListenerRange;
  readonly activeFollowers: ListenerRange;
  readonly confidence: Confidence;
  /** The usual listeners of shows with this category, language and activity, if this show has no estimate; otherwise null. */
  readonly typical: ListenerRange | null;
  /** If there are no figures: the smallest band that the show can be in, because a list of popular shows contains it. Otherwise null. */
  readonly atLeast: ListenerBand | null;
  readonly inputs: readonly EstimateInput[];
  /** Plain sentences: missing facts, and what the figure does not mean. */
  readonly notes: readonly string[];
};
