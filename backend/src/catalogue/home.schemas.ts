import { STARTING_POINTS } from "@earshot/domain/catalogue/home/starting-points";
import { z } from "zod";
import type { Sent } from "../shared/http/body/sent.js";
import { podcast } from "./catalogue.schemas.js";

const count = z.int().min(0);

export const homeAnswer = z.object({
  starts: z
    .array(
      z.object({
        id: z.enum(STARTING_POINTS.map(({ id }) => id)),
        total: z.object({ value: count, relation: z.enum(["eq", "gte"]) }),
      }),
    )
    .describe("Searches to begin with, and how many shows each finds"),
  growing: z
    .array(
      z.object({
        podcast,
        before: z.object({ low: count, high: count.nullable() }).describe("The first estimate of the last eight weeks"),
        factor: z.number().describe("Listeners now as a multiple of those at the start"),
      }),
    )
    .describe("Shows whose estimate rose most in eight weeks, by one method"),
  begun: z
    .object({ total: count, podcasts: z.array(podcast) })
    .describe("Shows that began or were first seen in the last seven days; the largest of them"),
});

// For the website.
export type HomeAnswer = Sent<typeof homeAnswer>;
