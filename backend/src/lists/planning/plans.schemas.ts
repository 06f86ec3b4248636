import { CONFIDENCES } from "@earshot/domain/audience/range/confidence";
import { CURRENCIES } from "@earshot/domain/lists/columns/money";
import { PLANNED_MAX } from "@earshot/domain/lists/planning/list-planning";
import { BUDGET_MAX } from "@earshot/domain/lists/planning/plan-budget";
import { z } from "zod";
import type { Sent } from "../../http/body/sent.js";
import { languageCode, matchesBody } from "../../campaigns/matches.schemas.js";
import { plainText } from "../../http/body/plain-text.js";

// The brief has the same parts as in a match.
const { brief, language, findings } = matchesBody.shape;
const podcastIds = z.array(plainText(200).min(1)).max(PLANNED_MAX).default([]);
/** Judgment: nobody buys spots on more shows at once. */
const MOST_WANTED = 100;
/** Strict, because a misspelled field would otherwise be ignored without an error. */
export const planBody = z.strictObject({
  listId: z.string().max(100).describe("The id of the list; shows with a lost status are left out"),
  budget: z.number().min(0).max(BUDGET_MAX).describe("The budget in the currency's main unit"),
  currency: z
    .enum(CURRENCIES)
    .default("USD")
    .describe("The currency of the plan. Prices in others are not converted; likely prices of the market are in USD"),
  locked: podcastIds.describe("The ids of shows that the plan must include, as far as the budget allows"),
  removed: podcastIds.describe("The ids of shows that the plan must not include"),
  brief: brief
    .optional()
    .describe(
      "The brief, as in POST /matches: shows that suit it better count more, and those that it excludes are left out. " +
        "It is neither stored nor logged",
    ),
  language,
  findings,
  want: z
    .strictObject({
      languages: z.array(languageCode).max(20).describe("ISO 639 codes; shows in other languages are left out"),
      noExplicit: z.boolean().describe("Whether shows that are marked explicit are left out"),
      minConfidence: z
        .enum(CONFIDENCES)
        .describe("The minimum confidence in the estimate of a show’s audience; shows below it are left out"),
      minShows: z
        .int()
        .min(1)
        .max(MOST_WANTED)
        .describe("The plan has at least this many shows if the budget allows, even if fewer would reach more people"),
      maxShareOfOne: z
        .number()
        .gt(0)
        .max(1)
        .describe(
          "The largest share of the budget that one show may cost: 0.25 for a quarter; shows that cost more are left out",
        ),
    })
    .partial()
    .optional()
    .describe("What the shows must be like, and how they share the budget; shows that you lock are kept"),
});

const whole = z.int().min(0);
const range = z.object({
  low: whole.describe("The smallest number of people"),
  high: whole.describe("The largest number of people"),
});
const spots = whole.describe("The number of spots");
const named = { id: z.string().describe("The id of the show"), title: z.string().describe("Its title") };
export const planAnswer = z.object({
  picks: z
    .array(
      z.object({
        ...named,
        spots,
        cost: z
          .number()
          .min(0)
          .describe("The price of the spots in the plan's currency: the list's own price or, in USD, the market price"),
        adds: whole.describe("The likely number of people that no earlier pick reaches"),
        addsRange: range.describe("The smallest and the largest number that the model allows for `adds`"),
        gross: whole.describe("The likely number of people that the show reaches by itself"),
        reasons: z.array(z.string()).describe("Why it was picked, to show to people"),
      }),
    )
    .describe("The picked shows: locked ones first, then those that add the most people for their price"),
  totals: z
    .object({
      spots,
      cost: z.number().min(0).describe("The price of all spots in the plan’s currency"),
      people: whole.describe("The likely number of people reached: the sum of `adds`"),
      peopleRange: range.describe("The smallest and the largest number that the model allows for `people`"),
    })
    .describe("The sums over all picks"),
  leftOut: z
    .array(z.object({ ...named, reason: z.string().describe("Why it was left out, to show to people") }))
    .describe("The other shows of the list"),
  method: z
    .object({
      version: z.string().describe("The version of the method"),
      sentences: z.array(z.string()).describe("The method in words"),
    })
    .describe("How the numbers of people are computed, and what they do not mean"),
});

// Types that the website uses.
export type PlanAnswer = Sent<typeof planAnswer>;
