const SHORT = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "Mar 5, 2026", the day in UTC. Numbers are milliseconds since 1970. */
export const shortDay = (date: Date | number): string => SHORT.format(date);

/** "March 5, 2026", the day in UTC. */
export const longDay = (date: Date): string => LONG.format(date);

/** "March 5, 2026 at 17:04 UTC". */
export const longTime = (date: Date): string => `${longDay(date)} at ${date.toISOString().slice(11, 16)} UTC`;
