import { z } from "zod";

const stateText = "read: the file was read; unreadable: it was not, see `reason`";
const unreadable = z.object({
  state: z.literal("unreadable").describe(stateText),
  reason: z.string().describe('A phrase to show to people, such as "the server returned 404"'),
});
const seconds = z.number().min(0);

export const chaptersAnswer = z.union([
  z.object({
    state: z.literal("read").describe(stateText),
    chapters: z
      .array(
        z.object({
          at: seconds.describe("The start of the chapter in seconds"),
          title: z.string().describe("The title of the chapter"),
          href: z.string().optional().describe("The URL of a page about it"),
        }),
      )
      .describe("The chapters in order"),
  }),
  unreadable,
]);

export const transcriptAnswer = z.union([
  z.object({
    state: z.literal("read").describe(stateText),
    parts: z
      .array(
        z.object({
          at: seconds.nullable().describe("The start of the part in seconds; null if the file has no times"),
          speaker: z.string().optional().describe("Who speaks, if the file says it"),
          text: z.string().describe("The words"),
        }),
      )
      .describe("The parts in order"),
  }),
  unreadable,
]);
