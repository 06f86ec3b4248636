import type { FeedHints } from "./feed-hints.js";

const HOUR = 3_600;
const DAY = 86_400;
/** The minimum and maximum seconds between two reads of a feed. */
export const SHORTEST = HOUR;
export const LONGEST = 60 * DAY;
/** The number of reads per gap between two episodes, whether measured or promised. */
const READS_PER_GAP = 24;

/** How a show publishes, in seconds: the time between episodes, and the time since the newest one. Infinity if unknown. */
export type ShowRhythm = { readonly gap: number; readonly silence: number };
const NO_RHYTHM: ShowRhythm = { gap: Infinity, silence: Infinity };

/**
 * The interval after a read, from an hour to 60 days: half the previous one if something changed, otherwise twice. A show that keeps its
 * rhythm is read at least 24 times between two episodes, and less often the longer it pauses.
 */
export function nextInterval(interval: number, changed: boolean, { gap, silence }: ShowRhythm = NO_RHYTHM): number {
  return bounded(Math.min(changed ? interval / 2 : interval * 2, Math.max(gap, silence) / READS_PER_GAP));
}

/** The interval for a feed that is read for the first time: a quarter of the time between its episodes, or a day if unknown. */
export function firstInterval(gap: number | undefined): number {
  return bounded(gap === undefined ? DAY : gap / 4);
}

/** The earliest next read that the publisher allows: after 1/24 of the promised gap, outside skipped hours and days. */
export function notBefore(readAt: Date, hints: FeedHints): Date {
  const gap = hints.complete ? LONGEST * READS_PER_GAP : (hints.declaredGap ?? 0);
  const wait = Math.min(LONGEST, gap / READS_PER_GAP);
  return afterSkippedTimes(new Date(readAt.getTime() + wait * 1_000), hints);
}

/** Seconds to wait after this many consecutive failures: an hour after the first, doubled each time, at most a week. */
export function restAfterFailures(failures: number): number {
  return Math.min(7 * DAY, HOUR * 2 ** Math.min(20, Math.max(0, failures - 1)));
}

/** Seconds between two requests to a feed whose server reports that it is permanently gone: 30 days. */
export const REST_WHEN_GONE = 30 * DAY;

/** The first time at or after `time` that is outside skipped hours and days. If a feed skips all times, its hints are ignored. */
export function afterSkippedTimes(
  time: Date,
  { skipHours, skipDays }: Pick<FeedHints, "skipHours" | "skipDays">,
): Date {
  const isSkipped = (at: Date) => skipHours.includes(at.getUTCHours()) || skipDays.includes(at.getUTCDay());
  if (!isSkipped(time)) return time;
  const hour = new Date(time);
  hour.setUTCMinutes(0, 0, 0);
  for (let ahead = 1; ahead <= 8 * 24; ahead += 1) {
    const later = new Date(hour.getTime() + ahead * HOUR * 1_000);
    if (!isSkipped(later)) return later;
  }
  return time;
}

function bounded(seconds: number): number {
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, seconds)));
}
