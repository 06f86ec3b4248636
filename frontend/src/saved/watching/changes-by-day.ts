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

/** "Saturday, November 21, 2026", the same in every country. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const words = (format: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString("en-US", { ...format, timeZone: "UTC" });
  // In two parts, because browsers differ in whether they put a comma between them.
  return `${words({ weekday: "long" })}, ${words({ day: "numeric", month: "long", year: "numeric" })}`;
}
