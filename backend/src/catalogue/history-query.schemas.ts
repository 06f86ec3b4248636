import { HISTORY_FIELD_NAMES, HISTORY_STEPS } from "@earshot/domain/catalogue/history/selected-history";
import { z } from "zod";
import { commaList } from "./comma-list.js";

/** A day or a moment of ISO 8601, as epoch milliseconds. A day without a time begins at midnight, UTC. */
const moment = z
  .union([z.literal(""), z.iso.date(), z.iso.datetime({ offset: true })], "is not a day or a time such as 2026-11-02")
  .transform((text) => (text === "" ? undefined : Date.parse(text)))
  .optional();

export const historyQuery = z
  .object({
    field: commaList(HISTORY_FIELD_NAMES).describe(
      `${HISTORY_FIELD_NAMES.join(", ")}, separated by commas; all without it`,
    ),
    from: moment.describe("A day or a time, included"),
    to: moment.describe("A day or a time, not included"),
    step: z
      .union([z.literal("").transform(() => undefined), z.enum(HISTORY_STEPS)])
      .optional()
      .describe("day, week (from Monday) or month, in UTC: one change for each field and step, at its last change"),
  })
  .superRefine(({ from, to }, context) => {
    if (from !== undefined && to !== undefined && from >= to)
      context.addIssue({ code: "custom", path: ["to"], message: "is not after from" });
  });
