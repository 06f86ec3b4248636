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
  // Compares with every limit, to avoid branches that the processor would mispredict.
  let [known, year, quarter, week] = [0, 0, 0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const newest = (heard[rows[at] ?? 0] ?? 0) - 1;
    known += Number(newest > 0);
    year += Number(newest > occasional);
    quarter += Number(newest > moderate);
    week += Number(newest > very);
  }
  const counts: [Activity, number][] = [
    ["very-active", week],
    ["moderately-active", quarter - week],
    ["occasional", year - quarter],
    ["inactive", known - year],
  ];
  return new Map(counts.filter(([, shows]) => shows > 0));
}
