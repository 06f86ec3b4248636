import type { MarketShow } from "@earshot/domain/market/comparison";

/** The facts about a podcast that are needed to compare it with the market. */
export type ComparedPodcast = MarketShow & {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly language: string;
  /** The names of facts that are defaults, because the real ones are unknown. */
  readonly defaulted: readonly string[];
};
