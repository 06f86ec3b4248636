import type { UserId } from "../accounts/user.js";
import { DomainError } from "../shared/domain-error.js";

/** The number of days for which usage is stored, including today. */
export const USAGE_DAYS = 30;
/** The number of days that can be shown by the hour. 168 bars are the most that a chart can display clearly. */
export const USAGE_HOUR_DAYS = 7;
/** The number of requests stored for each account. */
export const LATEST_REQUESTS = 100;
/** The route of a request that matches no endpoint. */
export const NO_ENDPOINT = "none";

const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Kinds of responses. "answered" is 2xx and redirects, "unchanged" is 304, "limited" is 429, "refused" is any other 4xx, "failed" is 5xx.
 */
export const ANSWER_KINDS = ["answered", "unchanged", "refused", "limited", "failed"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** A request with an API key, without its content. */
export type KeyRequest = {
  readonly id: string;
  readonly userId: UserId;
  readonly keyId: string;
  readonly at: Date;
  /** The method and the route pattern: "GET /podcasts/:id". */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string;
};

/** One process's counts for a key in one hour. */
export type UsageCounter = {
  readonly id: string;
  readonly userId: UserId;
  readonly keyId: string;
  /** A UTC day such as "2026-11-25". */
  readonly day: string;
  /** 0 to 23, in UTC. */
  readonly hour: number;
  readonly route: string;
  readonly kind: AnswerKind;
  readonly requests: number;
  /** Counts by bucket of `LATENCY_BOUNDS`. */
  readonly latency: readonly number[];
};

export function answerKind(status: number): AnswerKind {
  if (status === 304) return "unchanged";
  if (status === 429) return "limited";
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "answered";
}

export function usageDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The stored days, oldest first. The last one is today. */
export function usageDays(now: Date): readonly string[] {
  return Array.from({ length: USAGE_DAYS }, (_, index) =>
    usageDay(new Date(now.getTime() - (USAGE_DAYS - 1 - index) * DAY)),
  );
}

export const USAGE_STEPS = ["day", "hour"] as const;
export type UsageStep = (typeof USAGE_STEPS)[number];

/** UTC days such as "2026-11-25", both inclusive. */
export type RequestedUsage = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: UsageStep | undefined;
};

export type UsagePeriod = {
  readonly from: string;
  readonly to: string;
  readonly by: UsageStep;
  /** Oldest first. */
  readonly days: readonly string[];
  /** The hours of these days that have begun, as ISO 8601: "2026-11-25T13:00:00Z". Empty if `by` is "day". */
  readonly hours: readonly string[];
};

/**
 * The requested period. Without a first day, it is as long as allowed; without a last day, it ends today. Throws "request.malformed" if
 * the days are not stored, in the wrong order, or too many for an hourly view.
 */
export function usagePeriod(now: Date, { from: first, to: last, by = "day" }: RequestedUsage): UsagePeriod {
  const stored = usageDays(now);
  const [oldest = "", today = ""] = [stored[0], stored.at(-1)];
  const to = last ?? today;
  if (to < oldest) refuse("to", `is before ${oldest}; usage is kept for ${USAGE_DAYS} days`);
  if (to > today) refuse("to", `is after today, ${today} (UTC)`);
  const from = first ?? stored[by === "hour" ? Math.max(0, stored.indexOf(to) - USAGE_HOUR_DAYS + 1) : 0] ?? oldest;
  if (from < oldest) refuse("from", `is before ${oldest}; usage is kept for ${USAGE_DAYS} days`);
  if (from > to) refuse("from", `is after ${to}, the last day`);
  const days = stored.filter((day) => day >= from && day <= to);
  if (by === "day") return { from, to, by, days, hours: [] };
  if (days.length > USAGE_HOUR_DAYS) refuse("by", `hours are shown for at most ${USAGE_HOUR_DAYS} days`);
  const begins = Date.parse(`${from}T00:00:00Z`);
  const hours = Array.from({ length: days.length * 24 }, (_, index) => new Date(begins + index * HOUR))
    .filter((hour) => hour <= now)
    .map((hour) => `${hour.toISOString().slice(0, 13)}:00:00Z`);
  return { from, to, by, days, hours };
}

function refuse(path: keyof RequestedUsage, message: string): never {
  throw new DomainError("request.malformed", `${path}: ${message}`, [{ path, message }]);
}
