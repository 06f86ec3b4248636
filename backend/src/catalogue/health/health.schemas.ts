import { CHECK_IDS, FINDING_STATES } from "@earshot/domain/catalogue/health/finding";
import { z } from "zod";

export const healthAnswer = z.object({
  readAt: z.number().nullable().describe("Epoch seconds at which we last read the feed; null: never"),
  findings: z
    .array(
      z.object({
        id: z.enum(CHECK_IDS),
        about: z.string(),
        state: z.enum(FINDING_STATES).describe("note: the feed lacks something; unknown: the facts were not read"),
        seen: z.string().describe("What was read, with its figures"),
        why: z.string().describe("Why it matters"),
      }),
    )
    .describe("Empty for a show without a feed, and for an invented one"),
});
