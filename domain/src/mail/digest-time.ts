/** The hour (UTC) from which daily digests are sent: early morning in Europe, late evening in America. */
const DIGEST_HOUR = 7;
const DAY_MS = 86_400_000;
/** Weekly digests are sent on Mondays, when buyers plan their week. Judgment. */
const DIGEST_WEEKDAY = 1;

/** The last time at which digests were due. */
export function lastDigestTime(now: Date): Date {
  const hour = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + DIGEST_HOUR * 3_600_000);
  return hour <= now ? hour : new Date(hour.getTime() - DAY_MS);
}

/** The last time at which weekly digests were due: the same hour on a Monday. */
export function lastWeeklyDigestTime(now: Date): Date {
  const day = lastDigestTime(now);
  return new Date(day.getTime() - ((day.getUTCDay() + 7 - DIGEST_WEEKDAY) % 7) * DAY_MS);
}
