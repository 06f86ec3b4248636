import { demoJson } from "../words/demo-json.js";
import type { Weights } from "./random.js";

/** The format of a show. It determines hosts, episode titles, lengths and the description. */
export type ShowFormat = "interview" | "duo" | "solo" | "serial" | "tale" | "brief" | "lesson";

/** The publishing frequency, as the description states it. */
export type Cadence = "daily" | "weekly" | "fortnightly" | "monthly" | "irregular";

/** The stage of a show's life. */
export type Life = "running" | "fresh" | "veteran" | "pausing" | "fading" | "over";

/** The sections of a language's texts that a format uses for its episodes. Without `numbering`, episodes have no number. */
type EpisodeSections = {
  readonly titles: string;
  readonly specials?: string;
  readonly summaries: string;
  readonly numbering?: string;
};

type Tables = {
  /**
   * For each Apple category: its weight relative to the others, the share of explicit shows, the second categories that makers add,
   * and suitable cover figures.
   */
  readonly categories: Readonly<
    Record<string, { weight: number; explicit: number; neighbors: readonly string[]; figures: readonly string[] }>
  >;
  /** `minutes`: the usual minimum and maximum length of an episode. */
  readonly formats: Readonly<
    Record<ShowFormat, { minutes: readonly [number, number]; cadences: Weights<Cadence>; sections: EpisodeSections }>
  >;
  /** The formats of a category or subcategory; `others` is for the rest. */
  readonly usualFormats: { readonly others: Weights<ShowFormat> } & Readonly<Record<string, Weights<ShowFormat>>>;
  readonly lives: Readonly<Record<"talk" | "story" | "news", Weights<Life>>>;
  /** Listener ranges, each with the share of the shows stating a range that are below its upper end. */
  readonly listenerRanges: readonly { readonly below: number; readonly range: string }[];
};

/** The tables for drawing shows: weights, shares and names that are the same in every language. */
export const TABLES = demoJson<Tables>("shows.json");
