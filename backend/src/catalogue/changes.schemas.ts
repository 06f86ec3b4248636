import { CHANGE_KINDS } from "@earshot/domain/catalogue/catalogue-changes.port";
import { z } from "zod";
import { entryLimit } from "../shared/http/query-values.js";
import { commaList } from "./comma-list.js";

/** Changes in one answer. */
const CHANGES_MAX = 1_000;
const USUAL_CHANGES = 100;

export const changesQuery = z.object({
  since: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/, "is not a cursor")
    .transform((value) => value || undefined)
    .optional()
    .describe("The `nextSince` of the last answer; without it, the answer has no changes, only the current cursor"),
  kind: commaList(CHANGE_KINDS).describe("added, updated, removed, separated by commas; all three without it"),
  limit: entryLimit(USUAL_CHANGES, CHANGES_MAX),
});

const value = z
  .union([
    z.number(),
    z.string(),
    z.boolean(),
    z.array(z.string()),
    z.object({ low: z.number(), high: z.number().nullable().describe("null: no upper end") }),
  ])
  .nullable()
  .describe("null: unknown");

export const changedFields = z
  .record(z.string(), z.object({ from: value, to: value }))
  .describe("By field, as in a podcast: all known ones of an added show, none of a removed one");
export const longFields = z.array(z.enum(["description"])).describe("Fields that changed and are not repeated here");

export const changesAnswer = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(CHANGE_KINDS),
        at: z.iso.datetime().describe("When the import or the reading of feeds began"),
        movedTo: z.string().nullable().describe("For a removed show: the show that it was merged with"),
        fields: changedFields,
        longFields,
      }),
    )
    .describe("Oldest first. Changes that concern no field here are left out"),
  nextSince: z
    .string()
    .describe("For the next call, also at the end; it stays valid when the catalogue is built again"),
  more: z.boolean().describe("Whether there are more changes already"),
});
