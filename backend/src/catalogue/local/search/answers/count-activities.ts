import {
  type Activity,
  MODERATELY_ACTIVE_DAYS,
  OCCASIONAL_DAYS,
  VERY_ACTIVE_DAYS,
} from "@earshot/domain/audience/facts/activity";
import { limitOf } from "../reader/filter-condition.js";

/**
 * How many of the rows have each activity; those without a date have none. `heard` is one more than the seconds of the newest
 * episode. The limits are those of `activityOf`, computed once: a division for each of 50,000 shows takes longer than all other
 * counts.
 */
export function countActivities(heard: Uint32Array, rows: Uint32Array, now: Date): ReadonlyMap<Activity, number> {
  const [very, moderate, occasional] = [VERY_ACTIVE_DAYS, MODERATELY_ACTIVE_DAYS, OCCASIONAL_DAYS].map((days) =>
    limitOf(days, now),
  ) as [number, number, number];
  const counts: Record<Activity, number> = { "very-active": 0, "moderately-active": 0, occasional: 0, inactive: 0 };
  for (const row of rows) {
    const newest = (heard[row] ?? 0) - 1;
    if (newest <= 0) continue;
    if (newest > very) counts["very-active"] += 1;
    else if (newest > moderate) counts["moderately-active"] += 1;
    else if (newest > occasional) counts.occasional += 1;
    else counts.inactive += 1;
  }
  return new Map((Object.entries(counts) as [Activity, number][]).filter(([, shows]) => shows > 0));
}
