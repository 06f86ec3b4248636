import type { ShowChange } from "../show-history.port.js";

/** The fields of a history. */
export const HISTORY_FIELD_NAMES = [
  "listeners",
  "episodeCount",
  "popularityScore",
  "updateIntervalDays",
  "typicalDuration",
  "rank",
] as const satisfies readonly ShowChange["field"][];

/** Periods in which changes are combined: days, weeks from Monday on, and months, all in UTC. */
export const HISTORY_STEPS = ["day", "week", "month"] as const;
export type HistoryStep = (typeof HISTORY_STEPS)[number];

/** The requested part of a history. Times are epoch milliseconds; undefined: all. */
export type HistorySelection = {
  readonly fields?: readonly ShowChange["field"][] | undefined;
  /** The first moment, included. */
  readonly from?: number | undefined;
  /** The end, not included. */
  readonly to?: number | undefined;
  readonly step?: HistoryStep | undefined;
};

/**
 * The wanted changes, newest first like all of them. With a step, a field has one change in each: from its value before the step to
 * its value at the end, at the time of the last change. A field that returns to its value within a step is left out there.
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
    const key = `${change.field} ${startOf(step, new Date(change.at))}`;
    const later = steps.get(key);
    steps.set(key, later ? joined(change, later) : change);
  }
  return [...steps.values()].filter((change) => !isIdle(change));
}

/** Two changes of one field as one. The parts come from the same field, which the compiler cannot know. */
function joined(earlier: ShowChange, later: ShowChange): ShowChange {
  if (earlier.field === "listeners" && later.field === "listeners")
    return { ...later, from: earlier.from, method: { from: earlier.method.from, to: later.method.to } };
  if (earlier.field !== "listeners" && later.field !== "listeners") return { ...later, from: earlier.from };
  return later;
}

function isIdle(change: ShowChange): boolean {
  if (change.field !== "listeners") return change.from === change.to;
  return change.from?.low === change.to?.low && change.from?.high === change.to?.high;
}

/** Epoch milliseconds at which the step of a moment begins. */
function startOf(step: HistoryStep, moment: Date): number {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  if (step === "month") return Date.UTC(year, month);
  const daysOfWeek = step === "week" ? (moment.getUTCDay() + 6) % 7 : 0;
  return Date.UTC(year, month, day - daysOfWeek);
}
