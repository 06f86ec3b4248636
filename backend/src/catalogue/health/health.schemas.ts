import { CHECK_IDS, FINDING_STATES } from "@earshot/domain/catalogue/health/finding";
import { z } from "zod";

export const healthAnswer = z.object({
  readAt: z.number().nullable().describe("When the feed was last read, in epoch seconds; null if never"),
  findings: z
    .array(
      z.object({
        id: z.enum(CHECK_IDS).describe("The check, as a stable name"),
        about: z.string().describe("What the check is about, to show to people"),
        state: z.enum(FINDING_STATES).describe("pass: the feed has it; note: it doesn’t; unknown: not read yet"),
        seen: z.string().describe("What was found in the feed, with figures"),
        why: z.string().describe("Why the finding matters"),
      }),
    )
    .describe("The findings; empty for shows without a feed and for invented shows"),
});
