import { z } from "zod";

const person = z.object({
  name: z.string().describe("The person’s name"),
  image: z.string().describe('The URL of the picture; "" if there is none'),
});
const count = z.int().min(0);

export const profileAnswer = z.object({
  hosts: z.array(person).describe("The hosts that the feed lists"),
  guests: z
    .array(
      person.extend({
        episode: z
          .object({
            id: z.string().describe("The id of the episode"),
            title: z.string().describe("The title of the episode"),
            published: z.iso.datetime().nullable().describe("When it was published; null if unknown"),
          })
          .describe("The newest episode with this guest"),
      }),
    )
    .describe("The guests that the feed lists for its episodes, latest first"),
  funding: z
    .array(z.object({ href: z.string().describe("The URL of the page"), label: z.string().describe("Its name") }))
    .describe("Pages for supporting the show"),
  charts: z
    .array(
      z.object({
        place: z.int().min(1).describe("The place; 1 is the top"),
        country: z.string().describe("The country of the chart, in lower case"),
        genre: z.string().nullable().describe("The category of the chart; null for the chart of all shows"),
        source: z.string().describe("Who publishes the chart"),
        at: z.number().nullable().describe("When the chart was read, in epoch seconds"),
      }),
    )
    .describe("The chart positions, best first"),
  network: z.string().nullable().describe("The company that publishes the show, unless it is the author"),
  episodes: z
    .object({
      chapters: count.describe("How many have chapters"),
      transcripts: count.describe("How many have a transcript"),
      known: count.describe("How many are known"),
    })
    .describe("The number of episodes"),
  transcript: z
    .object({
      title: z.string().describe("The title of the episode"),
      href: z.string().describe("The URL of the transcript"),
    })
    .nullable()
    .describe("The transcript of the newest episode that has one"),
});
