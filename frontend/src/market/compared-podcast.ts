/** What a comparison with the market needs to know of a podcast. */
export type ComparedPodcast = {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly listener_range: string;
};
