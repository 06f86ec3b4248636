/** A feed's hints for clients that poll it. */
export type FeedHints = {
  /** Seconds between episodes, as promised by the publisher (`podcast:updateFrequency`). */
  readonly declaredGap?: number;
  /** The publisher says that there will be no more episodes. */
  readonly complete: boolean;
  /** Hours of the day (UTC), 0 to 23, when clients should not read the feed. */
  readonly skipHours: readonly number[];
  /** Days of the week (UTC), 0 for Sunday, when clients should not read the feed. */
  readonly skipDays: readonly number[];
  /** Its new URL (`itunes:new-feed-url`). */
  readonly movedTo?: string;
};

const DAY = 86_400;
const PERIODS: Readonly<Record<string, number>> = {
  SECONDLY: 1,
  MINUTELY: 60,
  HOURLY: 3_600,
  DAILY: DAY,
  WEEKLY: 7 * DAY,
  MONTHLY: (365.25 / 12) * DAY,
  YEARLY: 365.25 * DAY,
};

/** The average number of seconds between occurrences of a recurrence rule (RFC 5545); undefined if its frequency is unknown. */
export function ruleGap(rule: string): number | undefined {
  const parts = new Map(
    rule.replace(/^RRULE:/i, "").split(";").map((part) => {
      const [name = "", value = ""] = part.split("=", 2);
      return [name.trim().toUpperCase(), value.trim().toUpperCase()] as const;
    }),
  ); // prettier-ignore
  const period = PERIODS[parts.get("FREQ") ?? ""];
  if (period === undefined) return undefined;
  const every = Number(parts.get("INTERVAL") ?? 1);
  if (!Number.isInteger(every) || every < 1) return undefined;
  return (period * every) / timesIn(parts);
}

/** Occurrences per period, computed from the lists of days and hours. */
function timesIn(parts: ReadonlyMap<string, string>): number {
  const length = (name: string) => Math.max(1, (parts.get(name) ?? "").split(",").filter((each) => each !== "").length);
  const frequency = parts.get("FREQ");
  const hours = frequency === "HOURLY" ? 1 : length("BYHOUR");
  if (frequency === "DAILY") return (hours * (parts.has("BYDAY") ? length("BYDAY") : 7)) / 7;
  if (frequency === "WEEKLY") return hours * length("BYDAY");
  if (frequency === "MONTHLY") return hours * monthlyTimes(parts, length);
  return hours;
}

// "BYDAY=MO" is every Monday of the month. "BYDAY=1MO" or a "BYSETPOS" is a single day.
function monthlyTimes(parts: ReadonlyMap<string, string>, length: (name: string) => number): number {
  if (parts.has("BYMONTHDAY")) return length("BYMONTHDAY");
  if (!parts.has("BYDAY") || parts.has("BYSETPOS")) return 1;
  const days = (parts.get("BYDAY") ?? "").split(",");
  return days.reduce((sum, day) => sum + (/\d/.test(day) ? 1 : 365.25 / 12 / 7), 0);
}
