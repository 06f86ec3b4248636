/** How recently a show published (product decision 8): up to 7, 90 and 365 days ago, or longer. Filters and facets only have these. */
export const ACTIVITIES = ["very-active", "moderately-active", "occasional", "inactive"] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Also includes "unknown" for shows without known dates (decision 50). No filter or facet contains those. */
export const SHOWN_ACTIVITIES = [...ACTIVITIES, "unknown"] as const;
export type ShownActivity = (typeof SHOWN_ACTIVITIES)[number];

const DAY = 86_400;

/** The maximum age of the newest episode for each activity, in whole days. */
export const VERY_ACTIVE_DAYS = 7;
export const MODERATELY_ACTIVE_DAYS = 90;
export const OCCASIONAL_DAYS = 365;

/**
 * The activity of a show whose newest episode was published at `newestEpisode` (epoch seconds, 0 if unknown). A date after `now` (a
 * scheduled episode, a wrong clock) counts as just published.
 */
export function activityOf(newestEpisode: number, now: Date): ShownActivity {
  if (!Number.isFinite(newestEpisode) || newestEpisode <= 0) return "unknown";
  const days = Math.floor((now.getTime() / 1000 - newestEpisode) / DAY);
  if (days <= VERY_ACTIVE_DAYS) return "very-active";
  if (days <= MODERATELY_ACTIVE_DAYS) return "moderately-active";
  return days <= OCCASIONAL_DAYS ? "occasional" : "inactive";
}

/**
 * Whether a show's dates say what it does now. The dates in a saved feed describe the day `asOf` (epoch seconds). If that is more than a
 * year ago, nobody knows what came after.
 */
export function datesShowActivity(asOf: number | undefined, now: Date): boolean {
  return asOf === undefined || now.getTime() / 1000 - asOf <= OCCASIONAL_DAYS * DAY;
}

/** A show's dates as its source states them, in epoch seconds; 0 if unknown. */
export type ActivityFacts = {
  readonly newestEpisode: number;
  readonly dead: boolean;
  /** The date that a saved feed or an old dump describes. */
  readonly asOf: number | undefined;
  readonly readAt: Date;
};

/**
 * A show's activity today, for its page and for alerts. A show whose feed is gone is inactive. If the facts are outdated, the activity is
 * unknown.
 */
export function currentActivity({ newestEpisode, dead, asOf, readAt }: ActivityFacts, now: Date): ShownActivity {
  if (dead) return "inactive";
  return datesShowActivity(asOf, readAt) ? activityOf(newestEpisode, now) : "unknown";
}

const LABELS: Readonly<Record<ShownActivity, string>> = {
  "very-active": "Very Active Show",
  "moderately-active": "Moderately Active Show",
  occasional: "Occasional Show",
  inactive: "Inactive Show",
  unknown: "Activity unknown",
};

/** The text of the activity badge on the podcast page. */
export function activityLabel(activity: ShownActivity): string {
  return LABELS[activity];
}
