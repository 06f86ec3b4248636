import { LATEST_REQUESTS, NO_ENDPOINT, USAGE_DAYS, USAGE_HOUR_DAYS, USAGE_STEPS } from "@earshot/domain/keys/usage";
import { LATENCY_BOUNDS } from "@earshot/domain/shared/latency";
import { z } from "zod";
import type { Sent } from "../../shared/http/body/sent.js";

const day = z.iso.date("is not a day such as 2026-11-02");

export const usageQuery = z.object({
  from: day.optional().describe(`First day in UTC; without it as long ago as possible, at most ${USAGE_DAYS} days`),
  to: day.optional().describe("Last day in UTC, included; today without it"),
  by: z.enum(USAGE_STEPS, "is day or hour").optional().describe(`hour: for at most ${USAGE_HOUR_DAYS} days`),
  keyId: z.uuid("is not the id of a key").optional().describe("One of the account's keys; all without it"),
});

const count = z.int().min(0);
const slowest = (LATENCY_BOUNDS.at(-1) ?? 0).toLocaleString("en");

const window = z.object({
  used: count.describe("Points: a request costs one, a batch one for every ten items"),
  most: count,
  resetsAt: z.iso.datetime().nullable().describe("null: nothing is used, and the window begins with the next request"),
});

const answers = {
  requests: count.describe("All of the following together"),
  answered: count.describe("2xx"),
  unchanged: count.describe("304"),
  refused: count.describe("4xx, but not 429"),
  limited: count.describe("429"),
  failed: count.describe("5xx"),
};
const bound = (share: string) =>
  z
    .int()
    .nullable()
    .describe(
      `${share} of the answers took at most this many milliseconds; null: there are none, or more than ${slowest}`,
    );
const counted = z.object({ ...answers, p50: bound("Half"), p95: bound("95 %") });
const key = { keyId: z.uuid(), keyName: z.string() };

export const usageAnswer = z.object({
  plan: z.string(),
  minute: window,
  day: window,
  from: z.iso.date().describe("First day of the period, in UTC"),
  to: z.iso.date().describe("Its last day"),
  by: z.enum(USAGE_STEPS),
  total: counted.describe("Of the period, like the parts below"),
  days: z.array(z.object({ day: z.iso.date(), ...answers })).describe("Oldest first; none of the period is left out"),
  hours: z
    .array(z.object({ hour: z.iso.datetime(), ...answers }))
    .describe(
      "Starts of hours, oldest first; empty if `by` is day. Requests from before hours were counted are in none",
    ),
  routes: z
    .array(counted.extend({ route: z.string().describe(`Method and pattern; "${NO_ENDPOINT}": no endpoint answered`) }))
    .describe("Most requests first"),
  keys: z.array(counted.extend(key)).describe("Most requests first"),
  latest: z
    .array(
      z.object({
        at: z.iso.datetime(),
        ...key,
        route: z.string(),
        status: z.int(),
        milliseconds: count,
        requestId: z.string().describe("Request-Id of the answer"),
      }),
    )
    .max(LATEST_REQUESTS)
    .describe("Newest first, whatever the period, without their contents"),
});

// For the website.
export type UsageQuery = z.input<typeof usageQuery>;
export type Usage = Sent<typeof usageAnswer>;
export type Counted = Sent<typeof counted>;
