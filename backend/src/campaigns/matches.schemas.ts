import { FIT_WEIGHTS, type FitPartName } from "@earshot/domain/campaigns/fit/ad-fit";
import { CAMPAIGN_BRIEF_MAX } from "@earshot/domain/campaigns/requests/campaign-request";
import { MATCH_GROUPS } from "@earshot/domain/campaigns/matches/match-group";
import { MATCHES_MOST } from "@earshot/domain/campaigns/matches/match-shows";
import { LAST_UPDATES } from "@earshot/domain/catalogue/search/search-rules";
import { codePointLength } from "@earshot/domain/shared/text/code-points";
import { z } from "zod";
import { foundShow } from "../catalogue/catalogue.schemas.js";
import type { Sent } from "../http/body/sent.js";
import { plainText } from "../http/body/plain-text.js";

const MOST_DOLLARS = 1_000_000_000;
/** A brief has at most 24 exclusions, and eight findings of each of the other eight kinds. */
const MOST_CHOICES = 88;
const LONGEST_CHOICE = 200;

const dollars = z.number().min(0).max(MOST_DOLLARS);
const flag = z.union([z.literal(0), z.literal(1)]);
const choice = plainText(LONGEST_CHOICE);

export const languageCode = z.string().regex(/^[a-z]{2,3}$/, "is not a language code");

/** Its length is counted in Unicode code points, as in JSON Schema; each has up to two UTF-16 units. */
export const briefText = plainText(2 * CAMPAIGN_BRIEF_MAX)
  .refine((text) => codePointLength(text) <= CAMPAIGN_BRIEF_MAX, `has more than ${CAMPAIGN_BRIEF_MAX} characters`)
  .meta({ maxLength: CAMPAIGN_BRIEF_MAX });

export const matchesBody = z.object({
  brief: briefText.describe("The brief in plain English, German, Spanish or French; it is neither stored nor logged"),
  budget: z
    .object({ low: dollars, high: dollars.nullable().describe("The upper limit; null if there is none") })
    .optional()
    .describe("The budget in US dollars; overrides the brief"),
  language: languageCode.optional().describe("An ISO 639 code; overrides the brief"),
  findings: z
    .record(choice, choice)
    .refine((choices) => Object.keys(choices).length <= MOST_CHOICES, "has too many entries")
    .optional()
    .describe(
      'Corrections to what is read from the brief, such as {"category Fitness": "Running", "budget": "USD 5000-10000", ' +
        '"dates": "2027-03/2027-06"}; "" ignores a finding. A budget and dates count even if the brief mentions none',
    ),
  filters: z
    .object({
      hasContact: flag,
      explicit: flag,
      lastUpdate: z.enum(LAST_UPDATES),
      country: z.string().regex(/^[A-Z]{2}$/, "is not a country code"),
      minListeners: z.int().min(0),
    })
    .partial()
    .optional()
    .describe("Filters, as in a search"),
});

const finding = z.string().describe("A sentence that explains the result");
const points = z.int().min(0);
const people = z.number().min(0);

const fit = z.object({
  parts: z.array(
    z.object({
      name: z.enum(Object.keys(FIT_WEIGHTS) as FitPartName[]),
      weight: points.describe("The maximum number of points for this part"),
      result: z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("known"), share: z.number().min(0).max(1), finding }),
        z.object({ kind: z.literal("unknown"), finding }),
      ]),
      points: points.optional().describe("The number of points; absent if unknown"),
    }),
  ),
  total: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("unknown") }),
    z.object({
      kind: z.literal("scored"),
      score: points.describe("The score from 0 to 100: the points as a share of the known weight"),
      low: points.describe("The score if all unknown parts got no points"),
      high: points.describe("The score if all unknown parts got all points"),
      known: points.describe("The total weight of the known parts"),
    }),
  ]),
});

export const matchesAnswer = z.object({
  matches: z
    .array(
      z.object({
        podcast: foundShow,
        fit,
        group: z
          .enum(MATCH_GROUPS)
          .describe(
            "Whether the show is about what the brief names, about something close to it, about it in another language, " +
              "or only mentions it",
          ),
        price: z
          .object({ low: people, high: people.nullable(), cpm: people })
          .optional()
          .describe("The market price of a 60-second spot in US dollars; absent if the audience is unknown"),
      }),
    )
    .max(MATCHES_MOST)
    .describe("The shows by group, best first: by score, with half of the unknown weight counted, then by audience"),
  weighed: points.describe("The number of shows that were scored"),
  excluded: points.describe("The number of other shows that were left out because the brief excludes them"),
});

// Types that the website uses.
export type MatchesAnswer = Sent<typeof matchesAnswer>;
