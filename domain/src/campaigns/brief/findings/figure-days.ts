import { figureOf, firstDay, lastDay } from "./chosen-figures.js";
import type { DateSpan } from "./finding.js";

/** The days of a period, such as "2027-03-15"; "" for an open end. */
type SpanDays = { readonly from: string; readonly until: string };

/** The first and last day of a period. A day or month without a year is the next one on or after `today` ("2026-11-25"). */
export function spanDays({ from, until }: DateSpan, today: string): SpanDays {
  const first = from === null ? "" : firstDay(nextFrom(from, today));
  return { from: first, until: until === null ? "" : lastDay(nextFrom(until, first || today)) };
}

/** The period between two days; undefined if there are no days or they are in the wrong order. Full months are written as months. */
export function daysSpan({ from, until }: SpanDays): DateSpan | undefined {
  const isWhole = from.endsWith("-01") && until !== "" && lastDay(until.slice(0, 7)) === until;
  return figureOf("dates", isWhole ? `${from.slice(0, 7)}/${until.slice(0, 7)}` : `${from}/${until}`);
}

/** Resolves "--03" to the first March that has not ended on the given day. */
function nextFrom(point: string, day: string): string {
  if (!point.startsWith("-")) return point;
  const year = Number(day.slice(0, 4));
  const soon = `${year}${point.slice(1)}`;
  return lastDay(soon) >= day ? soon : `${year + 1}${point.slice(1)}`;
}
