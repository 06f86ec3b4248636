import { counted } from "./format-count.js";
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;

/** The time between a date and `now` in words: "just now", "5 minutes ago", "3 days ago", "in 2 months"; "N/A" for an invalid date. */
export function relativeDate(date: Date, now: Date): string {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  if (Number.isNaN(seconds)) return "N/A";
  const distance = Math.abs(seconds);
  if (distance < MINUTE) return "just now";
  const span = distance < DAY ? spanOfSeconds(distance) : spanOfDays(distance / DAY);
  return seconds < 0 ? `in ${span}` : `${span} ago`;
}

/** A number of days ago in words: "today", "yesterday", "3 days ago", "2 years ago". */
export function daysAgo(days: number): string {
  if (!Number.isFinite(days)) return "N/A";
  if (days < 1) return "today";
  return days < 2 ? "yesterday" : `${spanOfDays(days)} ago`;
}

/** A number of days in the largest unit, rounded down: 3.7 is "3 days", 800 is "2 years", less than a day is "1 day". */
export function spanOfDays(days: number): string {
  if (!Number.isFinite(days)) return "N/A";
  if (days >= DAYS_PER_YEAR) return counted(Math.floor(days / DAYS_PER_YEAR), "year");
  // Between one and two months, a number of days says more than "1 month".
  if (days >= 2 * DAYS_PER_MONTH) return counted(Math.floor(days / DAYS_PER_MONTH), "month");
  return counted(Math.max(Math.floor(days), 1), "day");
}

function spanOfSeconds(seconds: number): string {
  return seconds < HOUR ? counted(Math.floor(seconds / MINUTE), "minute") : counted(Math.floor(seconds / HOUR), "hour");
}
