import type { Bounds, CountedField, OpinionField, ShowChange } from "../show-history.port.js";

/** A period with one estimate of a show's listeners. Times are in epoch milliseconds. `bounds` is null without an estimate. */
export type AudiencePeriod = {
  readonly from: number;
  readonly to: number;
  readonly bounds: Bounds | null;
  readonly method: string | null;
};

export type AudienceHistory = {
  /** Oldest first and without gaps. The last period ends now. */
  readonly periods: readonly AudiencePeriod[];
  /** When the estimation method changed. A change at one of these moments comes from the method, not from the show. */
  readonly methodChanges: readonly number[];
  /** When estimates began to come from other kinds of signs. This is not a change of the show either. */
  readonly newSigns: readonly number[];
};

type AudienceChange = Extract<ShowChange, { field: "listeners" }>;

/** The value before the first recorded change has no start date, so the chart gives it this share of the time axis. */
const BEFORE = 0.08;
const DAY = 86_400_000;

/**
 * A show's known listeners over time. Expects the recorded changes newest first, as the history returns them. undefined with fewer than
 * two known values.
 */
export function audienceHistory(changes: readonly ShowChange[], now: Date): AudienceHistory | undefined {
  return historyOf(audienceChanges(changes), changes, now);
}

/**
 * The same for a show's rank among active shows, with each rank as a range of one. A rank is only recorded when the show itself changes.
 */
export function rankHistory(changes: readonly ShowChange[], now: Date): AudienceHistory | undefined {
  return historyOf(numberChanges(changes, "rank"), changes, now);
}

/**
 * The same for a number that is counted, not estimated, so that no method or sign matters. For a sign of demand, `changes` are those of one
 * chart or source.
 */
export function countedHistory(
  changes: readonly ShowChange[],
  field: CountedField | "chartPlace" | OpinionField,
  now: Date,
): AudienceHistory | undefined {
  return historyOf(numberChanges(changes, field), [], now);
}

/** Oldest first. */
function numberChanges(
  changes: readonly ShowChange[],
  field: Exclude<ShowChange["field"], "listeners">,
): readonly Noted[] {
  const bounds = (value: number | null): Bounds | null => (value === null ? null : { low: value, high: value });
  const noted = changes.flatMap((change) =>
    change.field !== "listeners" && change.field === field
      ? [{ at: change.at, from: bounds(change.from), to: bounds(change.to), method: NONE }]
      : [],
  );
  return noted.toReversed();
}

type Noted = Pick<AudienceChange, "at" | "from" | "to" | "method">;
const NONE = { from: null, to: null };

/** Oldest first. */
function audienceChanges(changes: readonly ShowChange[]): readonly AudienceChange[] {
  return changes.filter((change): change is AudienceChange => change.field === "listeners").toReversed();
}

/** `changes` are all changes of the show, newest first. */
function historyOf(noted: readonly Noted[], changes: readonly ShowChange[], now: Date): AudienceHistory | undefined {
  const [first] = noted;
  if (first === undefined) return undefined;
  const start = Date.parse(first.at);
  const end = Math.max(now.getTime(), start + DAY);
  const periods: AudiencePeriod[] = [
    { from: start - BEFORE * (end - start), to: start, bounds: first.from, method: first.method.from },
    ...noted.map(({ at, to, method }, index) => ({
      from: Date.parse(at),
      to: Date.parse(noted[index + 1]?.at ?? new Date(end).toISOString()),
      bounds: to,
      method: method.to,
    })),
  ];
  const known = first.from === null ? periods.slice(1) : periods;
  if (known.filter(({ bounds }) => bounds !== null).length < 2) return undefined;
  const begin = known[0]?.from ?? start;
  const momentsOf = (belongs: (change: AudienceChange) => boolean): readonly number[] =>
    audienceChanges(changes).filter(belongs).map(({ at }) => Date.parse(at)).filter((moment) => moment >= begin); // prettier-ignore
  return { periods: known, methodChanges: momentsOf(isOfMethod), newSigns: momentsOf(isOfNewSigns) };
}

/** Whether the change comes from a new method. A first estimate is new data, whatever its method. */
function isOfMethod({ from, to, method }: AudienceChange): boolean {
  return from !== null && to !== null && method.from !== null && method.from !== method.to;
}

function isOfNewSigns({ from, to, newSigns }: AudienceChange): boolean {
  return from !== null && to !== null && newSigns === true;
}

/** How the number of listeners developed while the method and the kinds of signs stayed the same. */
export type Course = "growing" | "shrinking" | "steady";

/** A change of less than this factor is within an estimate's margin of error. */
const NOTICEABLE = 1.25;

/** Compares the first and last known values since the method or the kinds of signs last changed. undefined if there is only one value. */
export function courseOf({ periods, methodChanges, newSigns }: AudienceHistory): Course | undefined {
  const since = Math.max(-Infinity, ...methodChanges, ...newSigns);
  const values = periods
    .filter(({ from }) => from >= since)
    .flatMap(({ bounds }) => (bounds ? [middleOf(bounds)] : []));
  const [first, last] = [values[0], values.at(-1)];
  if (values.length < 2 || first === undefined || last === undefined) return undefined;
  if (last >= first * NOTICEABLE) return "growing";
  return last <= first / NOTICEABLE ? "shrinking" : "steady";
}

function middleOf({ low, high }: Bounds): number {
  return high === null ? low : Math.sqrt(Math.max(1, low) * high);
}

/** No show has more listeners than this. A larger bound is a source's mistake, so the axis ends here. */
const MOST_PEOPLE = 1_000_000_000;

/** The ends of a logarithmic axis that fits all values: 1, 2 or 5 times a power of ten. */
export function axisOf(periods: readonly AudiencePeriod[]): { readonly low: number; readonly high: number } {
  const bounds = periods.flatMap(({ bounds }) => (bounds ? [bounds] : []));
  const least = Math.min(MOST_PEOPLE / 10, ...bounds.map((one) => one.low));
  const low = roundStep(Math.max(1, least) * 0.999, -1);
  const high = roundStep(Math.max(...bounds.map((one) => one.high ?? one.low * 2)) * 1.001, 1);
  return { low, high: Math.min(MOST_PEOPLE, Math.max(high, low * 10)) };
}

/** The next step (1, 2, 5, 10, 20 …) above or below a value. */
function roundStep(value: number, direction: 1 | -1): number {
  const decade = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const steps = [1, 2, 5, 10].map((step) => step * decade);
  const found = direction === 1 ? steps.find((step) => step >= value) : steps.findLast((step) => step <= value);
  return found ?? decade;
}
