import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { SHOWS_LISTED } from "@earshot/domain/reach/net-reach";
import { WEEKS_MAX } from "@earshot/domain/reach/reach-constants";
import { z } from "zod";
import { plainText } from "../../http/body/plain-text.js";
import type { Sent } from "../../http/body/sent.js";

const weeks = z
  .int()
  .min(1)
  .max(WEEKS_MAX)
  .optional()
  .describe("How many weeks the campaign runs; the first seven days of an episode by default");

export const reachBody = z.union([
  z.object({ podcastIds: z.array(plainText(200).min(1)).min(1).max(PLANNED_MAX), weeks }),
  z.object({
    listId: z.string().max(100).describe("The id of a list; shows with a lost status are not counted"),
    weeks,
  }),
]);

const whole = z.int().min(0);
const people = z.object({ low: whole, likely: whole, high: whole });
const named = { id: z.string(), title: z.string() };

export const reachAnswer = z.object({
  gross: people.describe("The sum of per-episode audiences; a person who hears two of the shows counts twice"),
  net: people.describe("The number of different people"),
  frequency: z.number().nullable().describe("The likely `gross` divided by the likely `net`; null without an audience"),
  perShow: z
    .array(
      z.object({
        ...named,
        gross: people,
        new: people.describe("The number of people that no earlier show reaches"),
        sharedWith: z
          .array(z.object({ id: z.string(), people: whole }))
          .describe("Up to three earlier shows that share the most listeners with this one"),
      }),
    )
    .describe(`The shows, largest first, at most ${SHOWS_LISTED}; the figures above count all of them`),
  counted: whole.describe("The number of shows with a known audience"),
  unknown: z.array(z.object(named)).describe("The shows without a known audience, which no figure includes"),
  universe: z
    .array(z.object({ language: z.string(), category: z.string(), shows: whole, people }))
    .describe('The listeners of shows by language and top-level category; "" where unknown'),
  method: z.object({
    version: z.string(),
    constants: z.object({
      showsAWeek: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
      timesLargest: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
      growth: z.array(z.object({ weeks: z.number(), factor: z.number() })),
      grown: z.number(),
    }),
    sentences: z.array(z.string()),
  }),
});

// Types that the website uses.
export type ReachAnswer = Sent<typeof reachAnswer>;
