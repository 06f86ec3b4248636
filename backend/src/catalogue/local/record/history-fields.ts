/** The start of the history's own time scale, in epoch seconds: the beginning of 2020. */
export const HISTORY_START = 1_577_836_800;
/** Stored for larger listener numbers, and for ranges without an upper bound. */
export const LARGEST_LISTENERS = 2_147_483_647;

/**
 * A bit of `changed` beside those of the fields: the two estimates come from different kinds of signs or from charts of different
 * countries, so the numbers moved because more or less is known.
 */
export const NEW_SIGNS = 32;

/** Stands for the genre in the rows of `demand_history` about new reviews, which have no country, as those about ratings. */
export const REVIEWS = "reviews";

type Column = { readonly column: string; readonly stored: string; readonly isBound: boolean };

const column = (name: string, stored: string, isBound = false): Column => ({ column: name, stored, isBound });

/**
 * The recorded numbers of a show: their bit in `changed`, and for each column, the prefix of its two history columns, in order.
 * `made`: the estimation method is recorded too.
 */
export const HISTORY_FIELDS = [
  {
    name: "listeners",
    bit: 1,
    made: true,
    columns: [column("listeners_low", "low", true), column("listeners_high", "high", true)],
  },
  { name: "episodeCount", bit: 2, made: false, columns: [column("episode_count", "episodes")] },
  { name: "popularityScore", bit: 4, made: false, columns: [column("popularity_score", "score")] },
  { name: "updateIntervalDays", bit: 8, made: false, columns: [column("update_interval_days", "interval")] },
  { name: "typicalDuration", bit: 16, made: false, columns: [column("typical_duration", "duration")] },
] as const;
