import { CHANGE_KINDS, type ChangeKind } from "@earshot/domain/catalogue/catalogue-changes.port";
import { z } from "zod";

/** Changes in one answer. */
const CHANGES_MAX = 1_000;
const USUAL_CHANGES = 100;

const isKind = (text: string): text is ChangeKind => CHANGE_KINDS.some((kind) => kind === text);

/** Kinds separated by commas; the parameter may also be repeated. */
const kinds = z
  .union([z.string().max(100), z.array(z.string().max(100)).max(10)])
  .default("")
  .transform((value, context): readonly ChangeKind[] => {
    const named = [value].flat().flatMap((text) => text.split(",")).filter((text) => text !== ""); // prettier-ignore
    if (!named.every(isKind)) {
      context.addIssue({ code: "custom", message: `is not a list of ${CHANGE_KINDS.join(", ")}` });
      return z.NEVER;
    }
    return named.length > 0 ? named : CHANGE_KINDS;
  });

export const changesQuery = z.object({
  since: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/, "is not a cursor")
    .transform((value) => value || undefined)
    .optional()
    .describe("The `nextSince` of the last answer; without it the answer has no changes and the cursor of now"),
  kind: kinds.describe("added, updated, removed, separated by commas; all three without it"),
  limit: z
    .string()
    .regex(/^\d{0,4}$/, `is not a number from 1 to ${CHANGES_MAX}`)
    .transform((value) => (value === "" ? USUAL_CHANGES : Number(value)))
    .pipe(z.number().min(1).max(CHANGES_MAX))
    .default(USUAL_CHANGES),
});

const value = z
  .union([
    z.number(),
    z.string(),
    z.boolean(),
    z.array(z.string()),
    z.object({ low: z.number(), high: z.number().nullable().describe("null: without an end") }),
  ])
  .nullable()
  .describe("null: unknown");

export const changesAnswer = z.object({
  changes: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(CHANGE_KINDS),
        at: z.iso.datetime().describe("When the import or the reading of feeds began"),
        movedTo: z.string().nullable().describe("Of a removed show: the show that it became one with"),
        fields: z
          .record(z.string(), z.object({ from: value, to: value }))
          .describe("By field, as in a podcast; of an added show all known ones, of a removed one none"),
        longFields: z.array(z.enum(["description"])).describe("Fields that changed and are not repeated here"),
      }),
    )
    .describe("Oldest first. Changes that concern no field here are left out"),
  nextSince: z
    .string()
    .describe("For the next call, also at the end; it stays valid when the catalogue is built again"),
  more: z.boolean().describe("Whether there are more changes already"),
});
