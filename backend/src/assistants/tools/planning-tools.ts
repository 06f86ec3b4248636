import { setImmediate } from "node:timers/promises";
import { adBrief } from "@earshot/domain/campaigns/fit/ad-brief";
import { type AdFit, adFit, FIT_LABELS, fitShow, rankByFit } from "@earshot/domain/campaigns/fit/ad-fit";
import { CPM_SOURCE, dollars, spotPrice } from "@earshot/domain/campaigns/fit/budget-fit";
import { groupOf, MATCH_GROUPS, type MatchGroup } from "@earshot/domain/campaigns/matches/match-group";
import { matchShows } from "@earshot/domain/campaigns/matches/match-shows";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { formatListenerRange, rangeFromNumbers } from "@earshot/domain/audience/range/listener-range";
import type { ListPlanning } from "@earshot/domain/lists/planning/list-planning";
import { BUDGET_MAX } from "@earshot/domain/lists/planning/plan-budget";
import { z } from "zod";
import { briefText, languageCode } from "../../campaigns/matches.schemas.js";
import { granted } from "../../lists/granted.js";
import { notModelled } from "../../lists/planning/reach.controller.js";
import { figure, listedShow, shownIn, withReceipts } from "./figure.js";
import { found } from "./found.js";
import { args, listId, mostOf, omitted, podcastId, type Tool, tool } from "./tool.js";

const money = z.number().min(0).max(1_000_000_000);

const writtenBrief = briefText
  .min(1)
  .describe(
    "The brief in English, German, Spanish, French, Italian or Dutch: product, topics, listeners and exclusions",
  );

type Fitting = { readonly podcast: Podcast; readonly fit: AdFit; readonly group: MatchGroup };

export const fitBrief = (catalogue: PodcastCatalogue): Tool =>
  tool("fit_brief", {
    input: args({
      brief: writtenBrief,
      budget: z.object({ low: money.describe("The lower limit"), high: money.nullable().describe("The upper limit; null if there is none") }).optional().describe("The budget in US dollars"), // prettier-ignore
      language: languageCode.optional().describe("An ISO 639 code, such as en"),
      podcastIds: z
        .array(podcastId)
        .min(1)
        .max(10)
        .optional()
        .describe("The ids of the shows to score, instead of the whole catalogue"),
      limit: mostOf(5),
    }),
    output: z.object({
      matches: z.array(
        z.object({
          podcast: listedShow,
          group: z
            .enum(MATCH_GROUPS)
            .describe(
              "Whether the show is about the brief’s topics in its language, is about them in another language, or only mentions them",
            ),
          score: z.object({
            range: z.string().nullable().describe("The score, 0 to 100: a range if some parts are unknown"),
            basis: z.string(),
          }),
          parts: z.array(
            z.object({
              name: z.string(),
              points: z.string().describe("The points, and how many are possible"),
              why: z.string(),
            }),
          ),
          spotPrice: z.string().nullable().describe("The price of a 60-second spot in US dollars; null if unknown"),
        }),
      ),
      weighed: z.int().describe("The number of shows that were scored"),
      excluded: z.int().describe("The number of other shows that the brief excludes"),
      priceBasis: z.string(),
      omitted,
    }),
    lists: ["matches"],
    run: async ({ brief, budget, language, podcastIds, limit }) => {
      const choices = { ...(budget && { budget }), ...(language !== undefined && { language }) };
      const { matches, weighed, excluded } =
        podcastIds === undefined
          ? await matchShows(catalogue, { brief, ...choices, filters: {} }, setImmediate)
          : await fitOf(catalogue, podcastIds, brief, choices);
      const best = matches.slice(0, limit);
      const receipts = await withReceipts(
        catalogue,
        best.map(({ podcast }) => podcast),
      );
      return (quote) => ({
        matches: receipts.map(([show, receipt], at) => ({
          podcast: shownIn(quote, show, receipt),
          group: best[at]!.group,
          ...fitInWords(best[at]!.fit, (text) => quote(text)),
          spotPrice: priceOf(best[at]!.podcast),
        })),
        weighed,
        excluded,
        priceBasis: `By ${CPM_SOURCE}`,
      });
    },
  });

/** Scores the shows that were named. */
async function fitOf(
  catalogue: PodcastCatalogue,
  podcastIds: readonly string[],
  text: string,
  choices: Parameters<typeof adBrief>[1],
): Promise<{ matches: Fitting[]; weighed: number; excluded: number }> {
  const known = await catalogue.figures(podcastIds);
  const brief = adBrief(text, choices);
  const shows = [...new Set(podcastIds)].map((id) => found(known.get(id)));
  const scored = shows.map((podcast) => {
    const fit = adFit(brief, fitShow(podcast));
    return { podcast, fit, group: groupOf(fit) };
  });
  return { matches: rankByFit(scored, ({ fit }) => fit), weighed: scored.length, excluded: 0 };
}

function fitInWords({ parts, total }: AdFit, quote: (text: string) => string) {
  const range =
    total.kind === "unknown" ? null : total.low === total.high ? `${total.low}` : `${total.low}-${total.high}`;
  return {
    score: {
      range,
      basis:
        total.kind === "unknown"
          ? "We know too little to score this"
          : `${total.known} of 100 points are based on known facts`,
    },
    parts: parts.map(({ name, weight, points, result }) => ({
      name: FIT_LABELS[name],
      points: points === undefined ? `unknown of ${weight}` : `${points} of ${weight}`,
      why: quote(result.finding),
    })),
  };
}

function priceOf(podcast: Podcast): string | null {
  const { audience, counts } = fitShow(podcast);
  const price = counts === "downloads per episode" ? spotPrice(audience) : undefined;
  return price === undefined ? null : dollars(price);
}

/** Short, because each pick repeats it. */
const ADDS_BASIS = "Modeled from its downloads per episode and those of earlier picks; see people.basis";

const modeled = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  formatListenerRange(rangeFromNumbers(low, high));

export const planShortlist = (planning: ListPlanning): Tool =>
  tool("plan_shortlist", {
    input: args({
      listId,
      budget: z.number().min(0).max(BUDGET_MAX).describe("The budget in US dollars"),
      locked: z.array(podcastId).max(100).default([]).describe("The ids of shows that the plan must include"),
      removed: z.array(podcastId).max(100).default([]).describe("The ids of shows that the plan must not include"),
      brief: writtenBrief
        .optional()
        .describe(
          "A brief as in fit_brief: shows that suit it better count more, and shows that it excludes are left out. It is not stored",
        ),
      language: languageCode.optional().describe("The language that shows should have, as an ISO 639 code; overrides the brief"), // prettier-ignore
    }),
    output: z.object({
      picks: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          spots: z.int(),
          cost: z.number().describe("The price of all spots in US dollars"),
          adds: figure.describe("The people that no earlier pick reaches"),
          reasons: z.array(z.string()).describe("Other reasons, such as how well it fits the brief"),
        }),
      ),
      spots: z.int(),
      cost: z.number().describe("The price of all picks in US dollars"),
      people: figure.describe("The different people that all picks reach together"),
      costBasis: z.string(),
      leftOut: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
      omitted,
    }),
    lists: ["picks", "leftOut"],
    run: async ({ brief, language, ...request }, { userId }) => {
      const { budget } = request;
      const written =
        brief === undefined ? undefined : { text: brief, budget: { low: budget, high: budget }, language };
      const plan = granted(await planning.plan(userId, { ...request, currency: "USD", brief: written }, setImmediate));
      if (plan === "not-modelled") throw notModelled();
      return (quote) => ({
        picks: plan.picks.map(({ id, title, spots, cost, addsRange, reasons }) => ({
          ...{ id, spots, cost },
          title: quote(title),
          adds: { range: modeled(addsRange), basis: ADDS_BASIS },
          // The first reason is the figure again, as one number.
          reasons: reasons.slice(1),
        })),
        spots: plan.totals.spots,
        cost: plan.totals.cost,
        people:
          plan.picks.length === 0
            ? { range: null, basis: "No show is picked" }
            : {
                range: modeled(plan.totals.peopleRange),
                basis: `${plan.method.sentences[0] ?? ""} Method ${plan.method.version}.`,
              },
        costBasis: `The list's own price of a spot, or else ${CPM_SOURCE}`,
        leftOut: plan.leftOut.map(({ id, title, reason }) => ({ id, title: quote(title), reason: quote(reason) })),
      });
    },
  });
