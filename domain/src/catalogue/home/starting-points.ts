import type { SearchFilters } from "../search/search-request.js";

/** A starting point for a buyer: a search without words. */
export type StartingPoint = {
  readonly id: "mid-size" | "small" | "top" | "niche";
  readonly name: string;
  readonly text: string;
  readonly filters: SearchFilters;
};

const some = { tags: [], categories: [] } as const;

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    id: "mid-size",
    name: "Mid-size and active",
    text: "English, 10K–70K, updated in the last 30 days",
    filters: { ...some, language: "en", minListeners: 10_000, maxListeners: 70_000, lastUpdate: "30d" },
  },
  {
    id: "small",
    name: "Small but regular",
    text: "1K–10K, new episode this week",
    filters: { ...some, minListeners: 1_000, maxListeners: 10_000, activity: "very-active" },
  },
  {
    id: "top",
    name: "Top of the market",
    text: "70K or more, with a contact",
    filters: { ...some, minListeners: 70_000, hasContact: 1 },
  },
  {
    id: "niche",
    name: "Niche and reachable",
    text: "Up to 1K, with a contact",
    filters: { ...some, maxListeners: 1_000, hasContact: 1 },
  },
];
