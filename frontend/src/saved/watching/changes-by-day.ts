import type { ViewChanges } from "@earshot/backend/saved/watching/watched-views.schemas";

export type Run = ViewChanges["runs"][number];
export type DayOfChanges = { readonly day: string; readonly runs: readonly Run[] };

/** Runs grouped by day (UTC), newest first. */
export function changesByDay(runs: readonly Run[]): readonly DayOfChanges[] {
  const days = new Map<string, Run[]>();
  for (const run of runs) {
    const day = run.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), run]);
  }
  return [...days].map(([day, ofDay]) => ({ day, runs: ofDay }));
}

/** "Saturday 21 November 2026", in the same format for every reader. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const words = (format: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-GB", { ...format, timeZone: "UTC" });
  // Formatted in two parts, because browsers differ in whether they put a comma between them.
  return `${words({ weekday: "long" })} ${words({ day: "numeric", month: "long", year: "numeric" })}`;
}
