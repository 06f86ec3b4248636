import { z } from "zod";

const person = z.object({ name: z.string(), image: z.string().describe('"" when there is no picture') });
const count = z.int().min(0);

export const profileAnswer = z.object({
  hosts: z.array(person),
  guests: z
    .array(
      person.extend({
        episode: z.object({ id: z.string(), title: z.string(), published: z.iso.datetime().nullable() }),
      }),
    )
    .describe("The latest first, as the episodes of the feed name them"),
  funding: z
    .array(z.object({ href: z.string(), label: z.string() }))
    .describe("Pages where listeners can pay the show"),
  charts: z
    .array(
      z.object({
        place: z.int().min(1),
        country: z.string(),
        genre: z.string().nullable().describe("The category of the chart; null: all shows"),
        source: z.string(),
        at: z.number().nullable().describe("Epoch seconds"),
      }),
    )
    .describe("The best place first"),
  network: z.string().nullable().describe("The company that publishes the show, if it is not the author"),
  episodes: z.object({ chapters: count, transcripts: count, known: count }),
  transcript: z
    .object({ title: z.string(), href: z.string() })
    .nullable()
    .describe("Of the newest episode that has one"),
});
