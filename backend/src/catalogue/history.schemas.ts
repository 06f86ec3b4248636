import { HISTORY_FIELD_NAMES, HISTORY_STEPS } from "@earshot/domain/catalogue/history/selected-history";
import { z } from "zod";
import { commaList } from "./comma-list.js";

/** A day or a time in ISO 8601, as epoch milliseconds. A day without a time begins at midnight UTC. */
const moment = z
  .union([z.literal(""), z.iso.date(), z.iso.datetime({ offset: true })], "is not a day or a time such as 2026-11-02")
  .transform((text) => (text === "" ? undefined : Date.parse(text)))
  .optional();

export const historyQuery = z
  .object({
    field: commaList(HISTORY_FIELD_NAMES).describe(
      `The fields, separated by commas: ${HISTORY_FIELD_NAMES.join(", ")}; all by default`,
    ),
    from: moment.describe("The start of the period: a day or a time, inclusive"),
    to: moment.describe("The end of the period: a day or a time, exclusive"),
    step: z
      .union([z.literal("").transform(() => undefined), z.enum(HISTORY_STEPS)])
      .optional()
      .describe(
        "Combines changes by day, week (from Monday) or month in UTC: one change for each field and step, dated by the last one",
      ),
  })
  .superRefine(({ from, to }, context) => {
    if (from !== undefined && to !== undefined && from >= to)
      context.addIssue({ code: "custom", path: ["to"], message: "is not after from" });
  });

const listenerBounds = z.object({
  low: z.number().describe("The lower end of the range"),
  high: z.number().nullable().describe("The upper end of the range; null if it is open"),
});

export const historyAnswer = z.object({
  changes: z
    .array(
      z.union([
        z.object({
          at: z.iso.datetime(),
          field: z.literal("listeners"),
          from: listenerBounds.nullable(),
          to: listenerBounds.nullable(),
          method: z
            .object({
              from: z.string().nullable().describe("The version behind the earlier value"),
              to: z.string().nullable().describe("The version behind the later value"),
            })
            .describe("The method versions behind both estimates; if they differ, the method changed, not the show"),
          newSigns: z
            .boolean()
            .optional()
            .describe("true if other kinds of signs, or charts of other countries, are behind the new estimate"),
        }),
        z.object({
          at: z.iso.datetime(),
          field: z
            .enum(["episodeCount", "popularityScore", "updateIntervalDays", "typicalDuration", "rank"])
            .describe("The field; rank is the place among active shows, recorded when another figure changes"),
          from: z.number().nullable().describe("The earlier value; null if unknown"),
          to: z.number().nullable().describe("The later value; null if unknown"),
        }),
        z.object({
          at: z.iso.datetime().describe("The date that the source gives"),
          field: z.literal("chartPlace").describe("The place in a country’s chart; 1 is the top"),
          source: z.string().describe("Who published the figure"),
          country: z.string().describe("The country of the chart, in lower case"),
          genre: z.string().optional().describe("The category of the chart; absent for the chart of all shows"),
          from: z.number().nullable().describe("The earlier place; null if none was known"),
          to: z.number().nullable().describe("The later value; null if unknown"),
        }),
        z.object({
          at: z.iso.datetime().describe("The date that the source gives"),
          field: z
            .enum(["ratings", "reviews"])
            .describe("ratings: the number of all ratings; reviews: the number of new reviews in the last 30 days"),
          source: z.string().describe("Who published the figure"),
          from: z.number().nullable().describe("The earlier number; null if none was known"),
          to: z.number().nullable().describe("The later value; null if unknown"),
        }),
      ]),
    )
    .describe("The changes, newest first"),
});
