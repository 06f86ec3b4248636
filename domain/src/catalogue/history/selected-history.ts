import type { ShowChange } from "../show-history.port.js";

export const HISTORY_FIELD_NAMES = [
  "listeners",
  "episodeCount",
  "popularityScore",
  "updateIntervalDays",
  "typicalDuration",
  "rank",
  "chartPlace",
  "ratings",
  "reviews",
] as const satisfies readonly ShowChange["field"][];

/** Periods into which changes are combined: days, weeks (starting on Monday) and months, all in UTC. */
export const HISTORY_STEPS = ["day", "week", "month"] as const;
export type HistoryStep = (typeof HISTORY_STEPS)[number];

/** The requested part of a history. Times are epoch milliseconds. An undefined field does not limit the selection. */
export type HistorySelection = {
  readonly fields?: readonly ShowChange["field"][] | undefined;
  /** Start of the period, inclusive. */
  readonly from?: number | undefined;
  /** End of the period, exclusive. */
  readonly to?: number | undefined;
  readonly step?: HistoryStep | undefined;
};

/**
 * Returns the selected changes, newest first like the history. With a step, each field has at most one change per step: from its value
 * before the step to its value at the end, dated like the last change. A field that returns to its earlier value within a step is left
 * out.
 */
export function selectedHistory(
  changes: readonly ShowChange[],
  { fields, from = -Infinity, to = Infinity, step }: HistorySelection,
): readonly ShowChange[] {
  const wanted = changes.filter(({ field, at }) => {
    const time = Date.parse(at);
    return time >= from && time < to && (fields === undefined || fields.includes(field));
  });
  return step === undefined ? wanted : addedUp(wanted, step);
}

function addedUp(newestFirst: readonly ShowChange[], step: HistoryStep): readonly ShowChange[] {
  const steps = new Map<string, ShowChange>();
  for (const change of newestFirst) {
    const key = `${nameOf(change)} ${startOf(step, new Date(change.at))}`;
    const later = steps.get(key);
    steps.set(key, later ? joined(change, later) : change);
  }
  return [...steps.values()].filter((change) => !isIdle(change));
}

/** What changed: each chart, and each source of ratings or reviews, has its own values. */
function nameOf(change: ShowChange): string {
  if (change.field === "chartPlace") return JSON.stringify([change.field, change.source, change.country, change.genre]);
  return "source" in change ? JSON.stringify([change.field, change.source]) : change.field;
}

/** Joins two changes of one field. Both come from the same field, but the compiler cannot know that. */
function joined(earlier: ShowChange, later: ShowChange): ShowChange {
  if (earlier.field === "listeners" && later.field === "listeners")
    return { ...earlier, ...later, from: earlier.from, method: { from: earlier.method.from, to: later.method.to } };
  if (earlier.field !== "listeners" && later.field !== "listeners") return { ...later, from: earlier.from };
  return later;
}

function isIdle(change: ShowChange): boolean {
  if (change.field !== "listeners") return change.from === change.to;
  return change.from?.low === change.to?.low && change.from?.high === change.to?.high;
}

/** Epoch milliseconds at the start of the day, week or month that contains the given time. */
function startOf(step: HistoryStep, moment: Date): number {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  if (step === "month") return Date.UTC(year, month);
  const daysOfWeek = step === "week" ? (moment.getUTCDay() + 6) % 7 : 0;
  return Date.UTC(year, month, day - daysOfWeek);
}
