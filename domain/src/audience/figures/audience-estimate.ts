import type { Confidence } from "../range/confidence.js";
import type { EvidenceClass } from "../signals/demand-signal.js";
import type { ListenerBand } from "../range/listener-band.js";
import type { ListenerRange } from "../range/listener-range.js";

/** One fact that went into an estimate and what it did to it. */
export type EstimateInput = {
  /** Stable name, e.g. "chart" or "episodeCount". */
  readonly name: string;
  /** For a person, e.g. "Episodes published". */
  readonly label: string;
  /** The fact as a person reads it, e.g. "248 episodes". */
  readonly value: string;
  /** A sign of demand "places" the show; a publishing fact only "narrows" the range; a list "contains" the show. */
  readonly role: "places" | "narrows" | "contains";
  /** The source, e.g. "Apple Podcasts"; null for the show's own facts. */
  readonly source: string | null;
  /** Epoch seconds at which it was seen; null when no date is known. */
  readonly at: number | null;
  /** Its share in the placement, 0 to 1: those of all signs of demand add up to 1; 0 for all others. */
  readonly weight: number;
  /** Listeners in 30 days that a sign of demand points to; null for all others. */
  readonly pointsTo: number | null;
  /** Standard score of a fact of publishing; 0 is an average active show, also for signs of demand. */
  readonly z: number;
};

/** An audience figure with its receipt: its source and its method. */
export type AudienceEstimate = {
  /** "measured" by counting downloads, "provided" by the source, or "modelled" by us from signs of demand. */
  readonly basis: "measured" | "modelled" | "provided";
  /** The strongest kind of evidence in it; null for provided figures and without a sign of demand. "listed" gives no figures. */
  readonly evidence: EvidenceClass | null;
  /** Version of the model, e.g. "2026-11"; null for provided figures. */
  readonly methodVersion: string | null;
  readonly listeners: ListenerRange;
  readonly perEpisode: ListenerRange;
  readonly monthlyReach: ListenerRange;
  readonly activeFollowers: ListenerRange;
  readonly confidence: Confidence;
  /** Listeners that shows of this category, language and activity usually have, where this one has no estimate; else null. */
  readonly typical: ListenerRange | null;
  /** Without figures: the band that the show is in or above, by a list of popular shows that contains it; else null. */
  readonly atLeast: ListenerBand | null;
  readonly inputs: readonly EstimateInput[];
  /** Plain sentences: missing facts, and what the figure does not mean. */
  readonly notes: readonly string[];
};
