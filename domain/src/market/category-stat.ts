/** The known facts about one category (product specification, section 3). */
export type CategoryStat = {
  readonly category: string;
  /** Average listeners of the category's shows as text, e.g. "1,000-5,000"; "N/A" when unknown. */
  readonly listener_range: string;
  readonly podcast_count: number;
  /** Median podcast count of the categories of the same level, the baseline of the competition badge; null when there is none. */
  readonly medianPodcastCount: number | null;
};
