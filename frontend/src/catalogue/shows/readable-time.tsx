import type { ReadableDate } from "./dates";

/** A moment relative to now, with its calendar date as a tooltip. */
export function ReadableTime({ date, className }: { date: ReadableDate; className?: string }) {
  return (
    <time dateTime={date.iso} title={date.absolute} className={className}>
      {date.relative}
    </time>
  );
}
