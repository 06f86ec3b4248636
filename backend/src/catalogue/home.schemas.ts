import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { STARTING_POINTS } from "@earshot/domain/catalogue/home/starting-points";
import { z } from "zod";
import type { Sent } from "../http/body/sent.js";
import { facet, podcast } from "./catalogue.schemas.js";

const count = z.int().min(0);

export const homeAnswer = z.object({
  starts: z
    .array(
      z.object({
        id: z.enum(STARTING_POINTS.map(({ id }) => id)),
        total: z.object({ value: count, relation: z.enum(["eq", "gte"]) }),
      }),
    )
    .describe("Searches to start with, and how many shows each one finds"),
  growing: z
    .array(
      z.object({
        podcast,
        before: z.object({ low: count, high: count.nullable() }).describe("The first estimate in the last eight weeks"),
        factor: z.number().describe("The current number of listeners as a multiple of the first estimate"),
      }),
    )
    .describe("Shows whose estimate grew most in eight weeks, under the same method"),
  begun: z
    .object({ total: count, podcasts: z.array(podcast) })
    .describe("The largest shows that started or were first seen in the last seven days"),
  codes: z
    .object(eachCoded(() => facet))
    .optional()
    .describe("How many shows each language and country has; missing if the source cannot count them"),
});

// Types that the website uses.
export type HomeAnswer = Sent<typeof homeAnswer>;
