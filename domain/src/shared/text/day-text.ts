const SHORT = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const LONG = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "5 Mar 2026", the day in UTC. Numbers are epoch milliseconds. */
export const shortDay = (date: Date | number): string => SHORT.format(date);

/** "March 5, 2026", the day in UTC. */
export const longDay = (date: Date): string => LONG.format(date);

/** "March 5, 2026 at 17:04 UTC". */
export const longTime = (date: Date): string => `${longDay(date)} at ${date.toISOString().slice(11, 16)} UTC`;
