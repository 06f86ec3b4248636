import { CHANGE_KINDS } from "@earshot/domain/catalogue/catalogue-changes.port";
import { z } from "zod";
import { entryLimit } from "../http/query/query-values.js";
import { commaList } from "./comma-list.js";

/** Maximum number of changes in one answer. */
const CHANGES_MAX = 1_000;
const USUAL_CHANGES = 100;

export const changesQuery = z.object({
  since: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/, "is not a cursor")
    .transform((value) => value || undefined)
    .optional()
    .describe(
      "The `nextSince` of the last response; without it, the response has only the current cursor and no changes",
    ),
  kind: commaList(CHANGE_KINDS).describe(
    "The kinds of changes: added, updated and removed, separated by commas; all three by default",
  ),
  limit: entryLimit(USUAL_CHANGES, CHANGES_MAX),
});

const value = z
  .union([
    z.number(),
    z.string(),
    z.boolean(),
    z.array(z.string()),
    z.object({
      low: z.number().describe("The lower end of the range"),
      high: z.number().nullable().describe("The upper end of the range; null if it is open"),
    }),
  ])
  .nullable()
  .describe("The value; null if unknown");

export const changedFields = z
  .record(z.string(), z.object({ from: value, to: value }))
  .describe("The values by field, named as in a podcast: all known fields for an added show, none for a removed one");
export const longFields = z.array(z.enum(["description"])).describe("Changed fields that are too long to repeat here");

export const changesAnswer = z.object({
  changes: z
    .array(
      z.object({
        id: z.string().describe("The id of the show"),
        kind: z.enum(CHANGE_KINDS).describe("What happened to the show"),
        at: z.iso.datetime().describe("When the import or the feed refresh started"),
        movedTo: z.string().nullable().describe("The show that a removed show was merged with"),
        fields: changedFields,
        longFields,
      }),
    )
    .describe("The changes, oldest first. Changes of other fields are left out"),
  nextSince: z.string().describe("The cursor for the next call, even on the last page; it stays valid after rebuilds"),
  more: z.boolean().describe("Whether more changes are available now"),
});
