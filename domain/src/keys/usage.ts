import type { UserId } from "../accounts/user.js";

/** Days of usage that are kept, today included. */
export const USAGE_DAYS = 30;
/** Requests that are kept of each account. */
export const LATEST_REQUESTS = 100;
/** The route of a request that no endpoint answers. */
export const NO_ENDPOINT = "none";

const DAY = 86_400_000;

/**
 * Kinds of answers: "answered" is 2xx, and redirects; "unchanged" is 304; "limited" is 429; "refused" is another 4xx; "failed" is
 * 5xx.
 */
export const ANSWER_KINDS = ["answered", "unchanged", "refused", "limited", "failed"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** A request of an API key, without anything that it asked for. */
export type KeyRequest = {
  readonly id: string;
  readonly userId: UserId;
  readonly keyId: string;
  readonly at: Date;
  /** Method and pattern of the route: "GET /podcasts/:id". */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly requestId: string;
};

/** What one process counted of a key on a day. */
export type UsageCounter = {
  readonly id: string;
  readonly userId: UserId;
  readonly keyId: string;
  /** UTC, such as "2026-11-25". */
  readonly day: string;
  readonly route: string;
  readonly kind: AnswerKind;
  readonly requests: number;
  /** By bucket of `LATENCY_BOUNDS`. */
  readonly latency: readonly number[];
};

export function answerKind(status: number): AnswerKind {
  if (status === 304) return "unchanged";
  if (status === 429) return "limited";
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "answered";
}

/** The day of a moment in UTC. */
export function usageDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The days that are kept, oldest first. The last one is today. */
export function usageDays(now: Date): readonly string[] {
  return Array.from({ length: USAGE_DAYS }, (_, index) =>
    usageDay(new Date(now.getTime() - (USAGE_DAYS - 1 - index) * DAY)),
  );
}
