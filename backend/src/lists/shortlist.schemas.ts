import { STATUS_KINDS, STATUS_NAME_MAX, STATUSES_MAX } from "@earshot/domain/lists/columns/statuses";
import { CURRENCIES } from "@earshot/domain/lists/columns/money";
import { z } from "zod";
import { plainText } from "../shared/http/plain-text.js";
import type { Sent } from "../shared/http/body/sent.js";
import { price } from "./list-requests.schemas.js";

export const statusesBody = z.object({
  statuses: z
    .array(
      z.object({
        name: plainText(100).describe(`1 to ${STATUS_NAME_MAX} characters, each name once`),
        kind: z.enum(STATUS_KINDS).describe("Shows with a lost status are not in the sums"),
        was: plainText(100).optional().describe("Its previous name, if it is renamed"),
      }),
    )
    .max(100)
    .describe(`1 to ${STATUSES_MAX}; added shows get the first one`),
});

const statuses = z.array(z.object({ name: z.string(), kind: z.enum(STATUS_KINDS) }));
const cents = z.number().nullable();
export const shortlistAnswer = z.object({
  statuses,
  frozenOn: z.iso.datetime().nullable().describe("When the figures were frozen; null: they are today's"),
});
export const sumAnswer = shortlistAnswer.extend({
  sum: z.object({
    shows: z.int().min(0).describe("Without those that are lost"),
    lost: z.int().min(0),
    audience: z.string().describe('Per-episode ranges added up: "39,700-117,700", "70,001+", or "N/A"'),
    withoutAudience: z.int().min(0).describe("Shows that are missing from the sum of audiences"),
    costs: z.array(
      z.object({
        currency: z.enum(CURRENCIES),
        cents: z.number(),
        shows: z.int().min(0),
        cpm: z.object({ low: cents, high: cents }).nullable(),
      }),
    ),
    withoutPrice: z.int().min(0),
    byStatus: z.record(z.string(), z.int().min(0)),
  }),
});

export const pricesQuery = z.object({
  ids: z
    .string()
    .max(5_000)
    .default("")
    .transform((text) => [...new Set(text.split(",").filter((id) => id !== ""))])
    .pipe(z.array(plainText(200)).max(24))
    .describe("Up to 24 show ids, separated by commas"),
});
export const pricesAnswer = z.object({
  prices: z
    .record(z.string(), z.object({ price: price.unwrap(), listId: z.uuid(), listName: z.string() }))
    .describe("By podcast id. Of several lists with a price, the one that the show was added to last"),
});

// For the website.
export type SpotPrices = Sent<typeof pricesAnswer>["prices"];
export type ShortlistAnswer = Sent<typeof shortlistAnswer>;
export type SumAnswer = Sent<typeof sumAnswer>;
