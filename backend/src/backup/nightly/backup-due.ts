/** The hour of the day, in the machine's time zone, at which a new backup is due. */
const HOUR = 2;

/** Hours without a backup that count as a fault: one night was missed. */
const OLD_AFTER_HOURS = 36;

/** Whether a backup is due: the newest is older than the last 2 a.m. A machine that was off at that time catches up. */
export function backupDue(now: Date, newest: Date | undefined): boolean {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return newest === undefined || newest < night;
}

/** Seconds since a backup; Infinity without one. */
export function backupAge(now: Date, newest: Date | undefined): number {
  return newest === undefined ? Infinity : Math.max(0, (now.getTime() - newest.getTime()) / 1000);
}

/** Whether the newest backup is so old that it needs a warning. */
export const isOld = (age: number): boolean => age > OLD_AFTER_HOURS * 3_600;
