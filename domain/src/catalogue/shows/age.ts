/**
 * Full years between `createdOn` (epoch seconds) and `now` by the UTC calendar; 0 for a future date. undefined if the date is unknown (0,
 * negative, not a number).
 */
export function ageInYears(createdOn: number, now: Date): number | undefined {
  const created = new Date(createdOn * 1000);
  if (createdOn <= 0 || Number.isNaN(created.getTime())) return undefined;
  const years = now.getUTCFullYear() - created.getUTCFullYear();
  const beforeAnniversary =
    now.getUTCMonth() < created.getUTCMonth() ||
    (now.getUTCMonth() === created.getUTCMonth() && now.getUTCDate() < created.getUTCDate());
  return Math.max(0, beforeAnniversary ? years - 1 : years);
}
