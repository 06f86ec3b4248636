import type { MarketShow } from "@earshot/domain/market/comparison";

/** What a comparison with the market needs to know of a podcast. */
export type ComparedPodcast = MarketShow & {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly language: string;
  /** The facts that are defaults, because they are unknown. */
  readonly defaulted: readonly string[];
};
