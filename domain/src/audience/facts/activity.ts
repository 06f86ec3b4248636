/** How recently a show published (decision 8 of the product): 7, 90 and 365 days. Filters and facets have these only. */
export const ACTIVITIES = ["very-active", "moderately-active", "occasional", "inactive"] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Includes shows whose dates are unknown (decision 50), which are in no filter and no facet. */
export const SHOWN_ACTIVITIES = [...ACTIVITIES, "unknown"] as const;
export type ShownActivity = (typeof SHOWN_ACTIVITIES)[number];

const DAY = 86_400;

/** Longest age of the newest episode, in whole days, at which each activity still holds. */
export const VERY_ACTIVE_DAYS = 7;
export const MODERATELY_ACTIVE_DAYS = 90;
export const OCCASIONAL_DAYS = 365;

/**
 * The activity of a show whose newest episode came out at `newestEpisode` (epoch seconds, 0 when unknown).
 * A date ahead of `now` (a scheduled episode, a wrong clock) counts as just published.
 */
export function activityOf(newestEpisode: number, now: Date): ShownActivity {
  if (!Number.isFinite(newestEpisode) || newestEpisode <= 0) return "unknown";
  const days = Math.floor((now.getTime() / 1000 - newestEpisode) / DAY);
  if (days <= VERY_ACTIVE_DAYS) return "very-active";
  if (days <= MODERATELY_ACTIVE_DAYS) return "moderately-active";
  return days <= OCCASIONAL_DAYS ? "occasional" : "inactive";
}

/**
 * Whether a show's dates describe what it does now. The dates of a saved feed describe the day `asOf` (epoch seconds);
 * once that is more than a year ago, nobody knows what came after them.
 */
export function datesShowActivity(asOf: number | undefined, now: Date): boolean {
  return asOf === undefined || now.getTime() / 1000 - asOf <= OCCASIONAL_DAYS * DAY;
}

/** A show's dates as its source states them, in epoch seconds; a date is 0 when it is unknown. */
export type ActivityFacts = {
  readonly newestEpisode: number;
  readonly dead: boolean;
  /** The day that a saved feed or an old dump describes. */
  readonly asOf: number | undefined;
  readonly readAt: Date;
};

/** The activity of a show today: on its page, and in alerts. A gone feed is inactive; outdated facts give none. */
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

/** The text of the badge on the podcast page. */
export function activityLabel(activity: ShownActivity): string {
  return LABELS[activity];
}
