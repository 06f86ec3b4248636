import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { STARTING_POINTS } from "@earshot/domain/catalogue/home/starting-points";
import { z } from "zod";
import type { Sent } from "../http/body/sent.js";
import { facet, podcast, total } from "./catalogue.schemas.js";

const count = z.int().min(0);

export const homeAnswer = z.object({
  starts: z
    .array(
      z.object({
        id: z.enum(STARTING_POINTS.map(({ id }) => id)).describe("The search: medium-sized, small, top or niche shows"),
        total: total.describe("The number of shows that it finds"),
      }),
    )
    .describe("Searches to start with, and how many shows each one finds"),
  growing: z
    .array(
      z.object({
        podcast: podcast.describe("A show that grew"),
        before: z
          .object({
            low: count.describe("The lower end, in people"),
            high: count.nullable().describe("The upper end; null if it is open"),
          })
          .describe("The first estimate in the last eight weeks"),
        factor: z.number().describe("The current number of listeners as a multiple of the first estimate"),
      }),
    )
    .describe("Shows whose estimate grew most in eight weeks, under the same method"),
  begun: z
    .object({
      total: count.describe("The number of all such shows"),
      podcasts: z.array(podcast).describe("The largest of them"),
    })
    .describe("The largest shows that started or were first seen in the last seven days"),
  codes: z
    .object(eachCoded((name) => facet.describe(`Shows by ${name}`)))
    .optional()
    .describe("How many shows each language and country has; missing if the source cannot count them"),
});

// Types that the website uses.
export type HomeAnswer = Sent<typeof homeAnswer>;
