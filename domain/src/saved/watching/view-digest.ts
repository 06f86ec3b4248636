import { lastDigestTime, lastWeeklyDigestTime } from "../../mail/digest-time.js";
import type { ViewChange } from "./result-difference.js";

/** A run whose changes were not emailed yet. */
export type WaitingRun = {
  readonly id: string;
  readonly at: Date;
  /** The number of all changes in the run. `changes` contains the stored ones. */
  readonly total: number;
  readonly byMethod: number;
  readonly changes: readonly ViewChange[];
};
/** How often changes of a watched view can be emailed. */
export const MAIL_PACES = ["daily", "weekly"] as const;
export type MailPace = (typeof MAIL_PACES)[number];

/** A watched view whose owner wants emails about it. */
export type WaitingView = {
  readonly id: string;
  readonly name: string;
  readonly pace: MailPace;
  readonly runs: readonly WaitingRun[];
};

/** The changes of one view that an email reports. */
export type MailedView = {
  readonly id: string;
  readonly name: string;
  readonly pace: MailPace;
  readonly total: number;
  readonly byMethod: number;
  /** Changes of the shows themselves come before those that the estimation method explains. Both are sorted newest first. */
  readonly changes: readonly ViewChange[];
};
export type ViewDigest = {
  /** Sorted by name. Never empty. */
  readonly views: readonly MailedView[];
  /** The runs that the email covers. */
  readonly runIds: readonly string[];
};

/**
 * How long changes can be emailed. Older ones are only on the site, for example if an address was confirmed late. A weekly email that is
 * a few days late still covers its full week.
 */
const MAILED_FOR_MS: Readonly<Record<MailPace, number>> = { daily: 7 * 86_400_000, weekly: 14 * 86_400_000 };

/** The time range of the runs that an email may cover now: after `from` and before `until`. */
export function mailedBetween(pace: MailPace, now: Date): { readonly from: Date; readonly until: Date } {
  const until = pace === "weekly" ? lastWeeklyDigestTime(now) : lastDigestTime(now);
  return { from: new Date(until.getTime() - MAILED_FOR_MS[pace]), until };
}

/**
 * A person's daily email about all views with due changes. Changes of a weekly view are due if they were found before the last Monday.
 * undefined if none are due. `lastDigest` is null if there was none.
 */
export function viewDigestOf(
  waiting: readonly WaitingView[],
  lastDigest: Date | null,
  now: Date,
): ViewDigest | undefined {
  if (lastDigest !== null && lastDigest >= lastDigestTime(now)) return undefined;
  const due = waiting
    .map((view) => {
      const { from, until } = mailedBetween(view.pace, now);
      return { ...view, runs: view.runs.filter(({ at }) => at > from && at < until).toSorted(newestFirst) };
    })
    .filter(({ runs }) => runs.length > 0)
    .toSorted((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.id, b.id));
  if (due.length === 0) return undefined;
  return { views: due.map(mailedView), runIds: due.flatMap(({ runs }) => runs.map(({ id }) => id)) };
}

function mailedView({ id, name, pace, runs }: WaitingView): MailedView {
  const all = runs.flatMap(({ changes }) => changes);
  const changes = [...all.filter(({ byMethod }) => !byMethod), ...all.filter(({ byMethod }) => byMethod)];
  const sum = (count: (run: WaitingRun) => number) => runs.reduce((total, run) => total + count(run), 0);
  return { id, name, pace, total: sum(({ total }) => total), byMethod: sum(({ byMethod }) => byMethod), changes };
}

const newestFirst = (a: WaitingRun, b: WaitingRun): number => b.at.getTime() - a.at.getTime();
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
