import { z } from "zod";

const person = z.object({
  name: z.string(),
  image: z.string().describe('The URL of the picture; "" if there is none'),
});
const count = z.int().min(0);

export const profileAnswer = z.object({
  hosts: z.array(person),
  guests: z
    .array(
      person.extend({
        episode: z.object({ id: z.string(), title: z.string(), published: z.iso.datetime().nullable() }),
      }),
    )
    .describe("The guests that the feed lists for its episodes, latest first"),
  funding: z.array(z.object({ href: z.string(), label: z.string() })).describe("Pages for supporting the show"),
  charts: z
    .array(
      z.object({
        place: z.int().min(1),
        country: z.string(),
        genre: z.string().nullable().describe("The category of the chart; null for the chart of all shows"),
        source: z.string(),
        at: z.number().nullable().describe("When the chart was read, in epoch seconds"),
      }),
    )
    .describe("The chart positions, best first"),
  network: z.string().nullable().describe("The company that publishes the show, unless it is the author"),
  episodes: z.object({ chapters: count, transcripts: count, known: count }),
  transcript: z
    .object({ title: z.string(), href: z.string() })
    .nullable()
    .describe("The transcript of the newest episode that has one"),
});
