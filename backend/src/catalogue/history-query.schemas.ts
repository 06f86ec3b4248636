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
