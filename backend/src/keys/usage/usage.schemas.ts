import { LATEST_REQUESTS, NO_ENDPOINT, USAGE_DAYS, USAGE_HOUR_DAYS, USAGE_STEPS } from "@earshot/domain/keys/usage";
import { LATENCY_BOUNDS } from "@earshot/domain/keys/latency";
import { z } from "zod";
import type { Sent } from "../../http/body/sent.js";

const day = z.iso.date("is not a day such as 2026-11-02");

export const usageQuery = z.object({
  from: day.optional().describe(`First day (UTC), at most ${USAGE_DAYS} days ago; the earliest possible by default`),
  to: day.optional().describe("Last day (UTC), inclusive; today by default"),
  by: z
    .enum(USAGE_STEPS, "is day or hour")
    .optional()
    .describe(`The size of a step; hours are available for at most ${USAGE_HOUR_DAYS} days`),
  keyId: z.uuid("is not the id of a key").optional().describe("The id of one of the account's keys; all by default"),
});

const count = z.int().min(0);
const slowest = (LATENCY_BOUNDS.at(-1) ?? 0).toLocaleString("en");

const window = z.object({
  used: count.describe("Points used in this window: a request costs one, a batch one for every ten items"),
  most: count,
  resetsAt: z.iso
    .datetime()
    .nullable()
    .describe("When the window ends; null if nothing has been used, because the window starts with the next request"),
});

const answers = {
  requests: count.describe("All requests: the sum of the counts below"),
  answered: count.describe("Responses with a status of 2xx"),
  unchanged: count.describe("Responses with status 304"),
  refused: count.describe("Responses with a status of 4xx other than 429"),
  limited: count.describe("Responses with status 429"),
  failed: count.describe("Responses with a status of 5xx"),
};
const bound = (share: string) =>
  z
    .int()
    .nullable()
    .describe(
      `${share} of the responses took at most this many milliseconds; null if there are none, or if it is more than ${slowest}`,
    );
const counted = z.object({ ...answers, p50: bound("Half"), p95: bound("95 %") });
const key = { keyId: z.uuid(), keyName: z.string() };

export const usageAnswer = z.object({
  plan: z.string(),
  minute: window,
  day: window,
  from: z.iso.date().describe("First day of the period (UTC)"),
  to: z.iso.date().describe("Last day of the period (UTC)"),
  by: z.enum(USAGE_STEPS),
  total: counted.describe("The whole period; the fields below break it down"),
  days: z.array(z.object({ day: z.iso.date(), ...answers })).describe("Every day of the period, oldest first"),
  hours: z
    .array(z.object({ hour: z.iso.datetime(), ...answers }))
    .describe(
      "Every hour by its start, oldest first; empty if `by` is day. Requests made before hours were recorded are missing",
    ),
  routes: z
    .array(
      counted.extend({
        route: z.string().describe(`The method and path pattern; "${NO_ENDPOINT}" if no endpoint matched`),
      }),
    )
    .describe("The routes, those with the most requests first"),
  keys: z.array(counted.extend(key)).describe("The keys, those with the most requests first"),
  latest: z
    .array(
      z.object({
        at: z.iso.datetime(),
        ...key,
        route: z.string(),
        status: z.int(),
        milliseconds: count,
        requestId: z.string().describe("The Request-Id header of the response"),
      }),
    )
    .max(LATEST_REQUESTS)
    .describe("The latest requests of any period, newest first, without their contents"),
});

// Types that the website uses.
export type UsageQuery = z.input<typeof usageQuery>;
export type Usage = Sent<typeof usageAnswer>;
export type Counted = Sent<typeof counted>;
