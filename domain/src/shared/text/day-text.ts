const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The English name of a date's month, in UTC. The names are listed because a page's first `Intl` formatter takes a phone 50 ms. */
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()] ?? "";

/** "Mar 2026", the month in UTC. Numbers are milliseconds since 1970. */
export function shortMonth(date: Date | number): string {
  const day = new Date(date);
  return `${monthOf(day).slice(0, 3)} ${day.getUTCFullYear()}`;
}

/** "Mar 5, 2026", the day in UTC. */
export function shortDay(date: Date | number): string {
  const day = new Date(date);
  return `${monthOf(day).slice(0, 3)} ${dayAndYear(day)}`;
}

/** "March 5, 2026", the day in UTC. */
export const longDay = (date: Date): string => `${monthOf(date)} ${dayAndYear(date)}`;

/** "March 5, 2026 at 17:04 UTC". */
export const longTime = (date: Date): string => `${longDay(date)} at ${date.toISOString().slice(11, 16)} UTC`;

const dayAndYear = (date: Date): string => `${date.getUTCDate()}, ${date.getUTCFullYear()}`;
