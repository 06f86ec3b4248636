import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { SHOWS_LISTED } from "@earshot/domain/reach/net-reach";
import { WEEKS_MAX } from "@earshot/domain/reach/reach-constants";
import { z } from "zod";
import { plainText } from "../../shared/http/plain-text.js";
import type { Sent } from "../../shared/http/body/sent.js";

const weeks = z
  .int()
  .min(1)
  .max(WEEKS_MAX)
  .optional()
  .describe("How long the campaign runs; without it the first seven days of an episode");

export const reachBody = z.union([
  z.object({ podcastIds: z.array(plainText(200).min(1)).min(1).max(PLANNED_MAX), weeks }),
  z.object({ listId: z.string().max(100).describe("Shows with a lost status are not counted"), weeks }),
]);

const whole = z.int().min(0);
const people = z.object({ low: whole, likely: whole, high: whole });
const named = { id: z.string(), title: z.string() };

export const reachAnswer = z.object({
  gross: people.describe("Per-episode audiences added up: someone who hears two of the shows counts twice"),
  net: people.describe("Different people"),
  frequency: z.number().nullable().describe("`gross` divided by `net`, both likely; null without an audience"),
  perShow: z
    .array(
      z.object({
        ...named,
        gross: people,
        new: people.describe("People that none of the shows above reaches"),
        sharedWith: z.array(z.object({ id: z.string(), people: whole })).describe("Up to three shows above"),
      }),
    )
    .describe(`The largest first, at most ${SHOWS_LISTED}; the figures above count all shows`),
  counted: whole.describe("Shows with a known audience"),
  unknown: z.array(z.object(named)).describe("Shows without one; they are in no figure"),
  universe: z
    .array(z.object({ language: z.string(), category: z.string(), shows: whole, people }))
    .describe("The people who listen to shows of these languages and top categories; an empty text is unknown"),
  method: z.object({
    version: z.string(),
    constants: z.object({
      showsAWeek: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
      growth: z.array(z.object({ weeks: z.number(), factor: z.number() })),
      grown: z.number(),
    }),
    sentences: z.array(z.string()),
  }),
});

// For the website.
export type ReachAnswer = Sent<typeof reachAnswer>;
