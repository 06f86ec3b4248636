import { HttpException } from "@nestjs/common";
import type { Response } from "express";
import { httpProblem } from "../../http/problem.js";
import type { Points, Quota, Window } from "./quotas.js";

/** The problem type that the draft requests. */
const QUOTA_EXCEEDED = "https://iana.org/assignments/http-problem-types#quota-exceeded";

const secondsLeft = ({ endsAt }: Window) => Math.max(1, Math.ceil((endsAt - performance.now()) / 1_000));

/** The points of a request that are returned, because its answer cost less. */
export function unspent(status: number, points: number): Points {
  if (status === 304) return { minute: points - 1, day: points };
  if ([401, 403, 429].includes(status) || status >= 500) return { minute: points, day: points };
  return status >= 400 ? { minute: points - 1, day: points - 1 } : { minute: 0, day: 0 };
}

/** Sets the header fields of draft-ietf-httpapi-ratelimit-headers. A redirect has none. */
export function setQuotaHeaders(response: Response, { minute, day }: Quota, back: Points): void {
  const rest = ({ used, most }: Window, given: number) => Math.max(0, most - used + given);
  response.setHeader("RateLimit-Policy", `"minute";q=${minute.most};w=60, "day";q=${day.most};w=86400`);
  response.setHeader(
    "RateLimit",
    `"minute";r=${rest(minute, back.minute)};t=${secondsLeft(minute)}, "day";r=${rest(day, back.day)};t=${secondsLeft(day)}`,
  );
}

/** Calls `then` with the status of an answer, right before its headers are sent. */
export function beforeHead(response: Response, then: (status: number) => void): void {
  const send = response.writeHead.bind(response) as (...head: unknown[]) => Response;
  response.writeHead = (...head: unknown[]) => {
    then(Number(head[0]));
    return send(...head);
  };
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** The 429 for a request that needs `points`. */
export function quotaExceeded({ minute, day }: Quota, points: number): HttpException {
  const windows = Object.entries({ minute, day }).filter(([, { used, most }]) => used + points > most);
  const retryAfter = Math.max(...windows.map(([, window]) => secondsLeft(window)));
  const names = windows.map(([name]) => name);
  const detail = `All requests for the ${names.join(" and the ")} are used up. Please wait and try again.`;
  const more = { type: QUOTA_EXCEEDED, retryAfter, "violated-policies": names };
  return httpProblem(429, "limit.exceeded", detail, more);
}
