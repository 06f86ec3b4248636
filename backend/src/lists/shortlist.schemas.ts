import { STATUS_KINDS, STATUS_NAME_MAX, STATUSES_MAX } from "@earshot/domain/lists/columns/statuses";
import { CURRENCIES } from "@earshot/domain/lists/columns/money";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import type { Sent } from "../http/body/sent.js";
import { price } from "./list-requests.schemas.js";

export const statusesBody = z.object({
  statuses: z
    .array(
      z.object({
        name: plainText(100).describe(`The name, 1 to ${STATUS_NAME_MAX} characters, unique in the list`),
        kind: z.enum(STATUS_KINDS).describe("What the status means; shows with a lost status are left out of totals"),
        was: plainText(100).optional().describe("The previous name, if the status is renamed"),
      }),
    )
    .max(100)
    .describe(`The 1 to ${STATUSES_MAX} statuses of the list; added shows get the first one`),
});

const statuses = z
  .array(
    z.object({
      name: z.string().describe("The name of the status"),
      kind: z.enum(STATUS_KINDS).describe("What it means; shows with a lost status are left out of totals"),
    }),
  )
  .describe("The statuses of the list, in order");
const cpm = (end: string) => z.number().nullable().describe(`The ${end} end in cents; null if unknown`);
export const shortlistAnswer = z.object({
  statuses,
  frozenOn: z.iso.datetime().nullable().describe("When the figures were frozen; null if they are today's"),
});
export const sumAnswer = shortlistAnswer.extend({
  sum: z
    .object({
      shows: z.int().min(0).describe("The number of shows, not counting those with a lost status"),
      lost: z.int().min(0).describe("The number of shows with a lost status"),
      audience: z
        .string()
        .describe('The sum of the per-episode ranges in two digits, such as "39,000-120,000", "70,000+" or "N/A"'),
      withoutAudience: z.int().min(0).describe("The number of shows with an unknown audience; the sum excludes them"),
      costs: z
        .array(
          z.object({
            currency: z.enum(CURRENCIES).describe("A currency, an ISO 4217 code"),
            cents: z.number().describe("The sum of the prices in its smallest unit"),
            shows: z.int().min(0).describe("The number of shows with a price in it"),
            cpm: z
              .object({ low: cpm("lower"), high: cpm("upper") })
              .nullable()
              .describe("The price of a thousand downloads; null if no audience is known"),
          }),
        )
        .describe("The prices by currency; currencies are not converted"),
      withoutPrice: z.int().min(0).describe("The number of shows without a price"),
      byStatus: z.record(z.string(), z.int().min(0)).describe("The number of shows by status"),
    })
    .describe("The totals of the list"),
});

export const pricesQuery = z.object({
  ids: z
    .string()
    .max(5_000)
    .default("")
    .transform((text) => [...new Set(text.split(",").filter((id) => id !== ""))])
    .pipe(z.array(plainText(200)).max(24))
    .describe("The ids of up to 24 shows, separated by commas"),
});
export const pricesAnswer = z.object({
  prices: z
    .record(z.string(), z.object({ price: price.unwrap(), listId: z.uuid(), listName: z.string() }))
    .describe("The prices by podcast id. If several lists have one, the price in the list the show was added to last"),
});

// Types that the website uses.
export type SpotPrices = Sent<typeof pricesAnswer>["prices"];
export type ShortlistAnswer = Sent<typeof shortlistAnswer>;
export type SumAnswer = Sent<typeof sumAnswer>;
