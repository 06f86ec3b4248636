import { demoJson } from "../words/demo-json.js";
import type { Weights } from "./random.js";

/** The format of a show. It determines hosts, episode titles, lengths and the description. */
export type ShowFormat = "interview" | "duo" | "solo" | "serial" | "tale" | "brief" | "lesson";

/** The publishing frequency, as the description states it. */
export type Cadence = "daily" | "weekly" | "fortnightly" | "monthly" | "irregular";

/** How far a show is in its life. */
export type Life = "running" | "fresh" | "veteran" | "pausing" | "fading" | "over";

/** The sections of a voice that a format takes for its episodes. Without `numbering` they have no number. */
type EpisodeSections = {
  readonly titles: string;
  readonly specials?: string;
  readonly summaries: string;
  readonly numbering?: string;
};

type Tables = {
  /**
   * By Apple category: how many shows it has relative to the others, the part of them that is explicit, the second categories
   * that makers choose beside it, and the figures of covers that suit it.
   */
  readonly categories: Readonly<
    Record<string, { weight: number; explicit: number; neighbors: readonly string[]; figures: readonly string[] }>
  >;
  /** `minutes`: the shortest and the longest usual episode. */
  readonly formats: Readonly<
    Record<ShowFormat, { minutes: readonly [number, number]; cadences: Weights<Cadence>; sections: EpisodeSections }>
  >;
  /** The formats of a category or subcategory; `others` for the rest. */
  readonly usualFormats: { readonly others: Weights<ShowFormat> } & Readonly<Record<string, Weights<ShowFormat>>>;
  readonly lives: Readonly<Record<"talk" | "story" | "news", Weights<Life>>>;
  /** Listener ranges, with the share of stating shows that lie below their upper edge. */
  readonly listenerRanges: readonly { readonly below: number; readonly range: string }[];
};

/** What shows are drawn from: weights, shares and names that are the same in every language. */
export const TABLES = demoJson<Tables>("shows.json");
