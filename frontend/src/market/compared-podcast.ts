import type { MarketShow } from "@earshot/domain/market/comparison";

/** The facts of a podcast that a comparison with the market needs. */
export type ComparedPodcast = MarketShow & {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly language: string;
  /** The facts that are defaults, because they are unknown. */
  readonly defaulted: readonly string[];
};
