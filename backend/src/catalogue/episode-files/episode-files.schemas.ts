import { z } from "zod";

const unreadable = z.object({
  state: z.literal("unreadable"),
  reason: z.string().describe('A phrase to show to people, such as "the server returned 404"'),
});
const seconds = z.number().min(0);

export const chaptersAnswer = z.union([
  z.object({
    state: z.literal("read"),
    chapters: z.array(
      z.object({
        at: seconds.describe("The start of the chapter in seconds"),
        title: z.string(),
        href: z.string().optional(),
      }),
    ),
  }),
  unreadable,
]);

export const transcriptAnswer = z.union([
  z.object({
    state: z.literal("read"),
    parts: z.array(
      z.object({
        at: seconds.nullable().describe("The start of the part in seconds; null if the file has no times"),
        speaker: z.string().optional(),
        text: z.string(),
      }),
    ),
  }),
  unreadable,
]);
