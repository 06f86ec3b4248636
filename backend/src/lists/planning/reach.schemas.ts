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
  z.object({
    podcastIds: z.array(plainText(200).min(1)).min(1).max(PLANNED_MAX).describe("The ids of the shows"),
    weeks,
  }),
  z.object({
    listId: z.string().max(100).describe("The id of a list; shows with a lost status are not counted"),
    weeks,
  }),
]);

const whole = z.int().min(0);
const people = z.object({
  low: whole.describe("The smallest number of people that the model allows"),
  likely: whole.describe("The likely number of people"),
  high: whole.describe("The largest number of people that the model allows"),
});
const named = { id: z.string().describe("The id of the show"), title: z.string().describe("Its title") };
/** A constant of the model at both ends and in between. */
const constant = z.object({
  low: z.number().describe("Its value for the low end of the reach"),
  likely: z.number().describe("Its value for the likely reach"),
  high: z.number().describe("Its value for the high end of the reach"),
});

export const reachAnswer = z.object({
  gross: people.describe("The sum of per-episode audiences; a person who hears two of the shows counts twice"),
  net: people.describe("The number of different people"),
  frequency: z.number().nullable().describe("The likely `gross` divided by the likely `net`; null without an audience"),
  perShow: z
    .array(
      z.object({
        ...named,
        gross: people.describe("The audience of the show itself"),
        new: people.describe("The number of people that no earlier show reaches"),
        sharedWith: z
          .array(
            z.object({
              id: z.string().describe("The id of the other show"),
              people: whole.describe("The likely number of people who hear both"),
            }),
          )
          .describe("Up to three earlier shows that share the most listeners with this one"),
      }),
    )
    .describe(`The shows, largest first, at most ${SHOWS_LISTED}; the figures above count all of them`),
  counted: whole.describe("The number of shows with a known audience"),
  unknown: z.array(z.object(named)).describe("The shows without a known audience, which no figure includes"),
  universe: z
    .array(
      z.object({
        language: z.string().describe("An ISO 639 code"),
        category: z.string().describe("A top-level category"),
        shows: whole.describe("The number of its shows in the catalogue"),
        people: people.describe("The people who listen to such shows"),
      }),
    )
    .describe('The listeners of shows by language and top-level category; "" where unknown'),
  method: z
    .object({
      version: z.string().describe("The version of the method"),
      constants: z
        .object({
          showsAWeek: constant.describe("How many shows of one language and category a listener hears in a week"),
          timesLargest: constant.describe(
            "How many times as many listeners a language and category have as its largest show",
          ),
          growth: z
            .array(
              z.object({
                weeks: z.number().describe("A length of the campaign in weeks"),
                factor: z.number().describe("How many times as many people it reaches as one episode"),
              }),
            )
            .describe("How an audience grows with the length of a campaign"),
          grown: z.number().describe("The factor used in this response"),
        })
        .describe("The constants of the model"),
      sentences: z.array(z.string()).describe("The method in words, and what the figures do not mean"),
    })
    .describe("How the figures were computed"),
});

// Types that the website uses.
export type ReachAnswer = Sent<typeof reachAnswer>;
