import { shortDay } from "@earshot/domain/shared/text/day-text";
import { relativeDate } from "@earshot/domain/shared/text/relative-date";

/** The day in the visitor's time zone. */
const calendarText = (moment: Date): string =>
  shortDay(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()));

/** A moment in three forms: relative to now, as a calendar date, and for machines (ISO 8601). */
export type ReadableDate = { readonly relative: string; readonly absolute: string; readonly iso: string };

/** Formats epoch seconds. undefined for 0, which means unknown, and for an invalid time. */
export function readableDate(epochSeconds: number, now: Date): ReadableDate | undefined {
  const moment = new Date(epochSeconds * 1000);
  if (!(epochSeconds > 0) || Number.isNaN(moment.getTime())) return undefined;
  return { relative: relativeDate(moment, now), absolute: calendarText(moment), iso: moment.toISOString() };
}

/** The same for ISO 8601 text, the format of episode dates. undefined for null and for text that is not a date. */
export function readableIsoDate(text: string | null, now: Date): ReadableDate | undefined {
  return text === null ? undefined : readableDate(Date.parse(text) / 1000, now);
}

/** A calendar day, as text and for machines. */
export function calendarDay(moment: Date): Pick<ReadableDate, "absolute" | "iso"> {
  return { absolute: calendarText(moment), iso: moment.toISOString() };
}
