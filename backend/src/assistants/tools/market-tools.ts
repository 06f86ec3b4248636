import { AUDIENCE_FIGURES, type AudienceFigure } from "@earshot/domain/audience/figures/audience-figures";
import { listenersSource } from "@earshot/domain/audience/estimate/figure-source";
import { confidenceLabel } from "@earshot/domain/audience/range/confidence";
import { formatListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { categoriesOf, compareShows, languageOf } from "@earshot/domain/compare/compare-shows";
import { relationInWords } from "@earshot/domain/compare/relate-ranges";
import { sizeSummary } from "@earshot/domain/compare/size-summary";
import { categoryAverage, noAverageReason } from "@earshot/domain/market/category-stat";
import { marketVerdict, marketVerdictText } from "@earshot/domain/market/comparison";
import { competition, competitionLabel } from "@earshot/domain/market/competition";
import { placeSentence } from "@earshot/domain/market/place-sentence";
import { whatThisMeans } from "@earshot/domain/market/summary-sentence";
import { z } from "zod";
import { figure, figureOf, listedShow, listenersOf, shownIn } from "./figure.js";
import { shownDetail } from "./found.js";
import { args, omitted, podcastId, type Tool, tool } from "./tool.js";

/** Maximum categories of one show in an answer. */
const CATEGORIES_MOST = 5;

/** The tool about a show's size, its basis, and how it compares with others. */
export const marketPosition = (catalogue: PodcastCatalogue): Tool =>
  tool("market_position", {
    input: args({ podcastId }),
    output: z.object({
      podcast: listedShow,
      categories: z.array(
        z.object({
          name: z.string(),
          average: figure.describe("The listeners of an average show in the category"),
          verdict: z.string().describe("How the podcast compares with the average"),
          place: z.string().nullable().describe("The share of the category's shows that are smaller; null if unknown"),
          shows: z.int(),
          competition: z.string(),
        }),
      ),
      summary: z.string(),
      omitted,
    }),
    lists: ["categories"],
    run: async ({ podcastId: id }) => {
      const show = await shownDetail(catalogue, id);
      const names = categoriesOf(show).slice(0, CATEGORIES_MOST);
      const [stats, places] =
        names.length === 0
          ? [{}, {}]
          : await Promise.all([
              catalogue.categoryStats(names),
              catalogue.categoryDistributions(names, languageOf(show)),
            ]);
      const own = listenersOf(show);
      const known = names.flatMap((name) => stats[name.toLowerCase()] ?? []);
      return (quote) => {
        const categories = known.map((stat) => {
          const base = categoryAverage(stat);
          const name = quote(stat.category, 60);
          const distribution = places[stat.category.toLowerCase()];
          return {
            verdict: {
              category: name,
              comparison: marketVerdict(show, base),
              competition: competition(stat.podcast_count, stat.medianPodcastCount),
            },
            shown: {
              name,
              average: {
                range: base.kind === "unknown" ? null : formatListenerRange(base),
                basis:
                  base.kind === "unknown"
                    ? noAverageReason(stat)
                    : "The means of the lower and upper ends of the category's known ranges",
              },
              verdict: marketVerdictText(show, base),
              place: (distribution && placeSentence({ ...distribution, category: name }, own)) ?? null,
              shows: stat.podcast_count,
              competition: competitionLabel(competition(stat.podcast_count, stat.medianPodcastCount)),
            },
          };
        });
        return {
          podcast: shownIn(quote, show, show),
          categories: categories.map(({ shown }) => shown),
          summary: whatThisMeans(categories.map(({ verdict }) => verdict)),
        };
      };
    },
  });

const FIGURES = Object.keys(AUDIENCE_FIGURES) as readonly AudienceFigure[];
const BASES = {
  measured: "Measured by counting downloads",
  modelled: "Modeled by Earshot from signs of demand",
  provided: "Stated by the source of the podcast",
} as const;

const TYPICAL_BASIS =
  "Modeled for shows with the same category, language and activity; it says nothing about this show itself";

export const explainEstimate = (catalogue: PodcastCatalogue): Tool =>
  tool("explain_estimate", {
    input: args({ podcastId }),
    output: z.object({
      podcast: z.object({ id: z.string(), title: z.string() }),
      basis: z.string(),
      methodVersion: z.string().nullable(),
      confidence: z.string().nullable(),
      figures: z.array(z.object({ name: z.string(), counts: z.string() }).extend(figure.shape)),
      facts: z.array(
        z.object({
          label: z.string(),
          value: z.string(),
          role: z
            .enum(["places", "narrows", "contains"])
            .describe(
              "places for a sign of demand, narrows for a publishing fact, contains for an unranked list that includes the show",
            ),
          source: z.string().nullable(),
          share: z.number().describe("The share of a sign of demand in the result, from 0 to 1"),
        }),
      ),
      notes: z.array(z.string()),
      typical: figure.nullable().describe("How many listeners similar shows usually have, if there is no estimate"),
      omitted,
    }),
    lists: ["facts", "notes"],
    run: async ({ podcastId: id }) => {
      const show = await shownDetail(catalogue, id);
      const { estimate } = show;
      return (quote) => ({
        podcast: { id: show.id, title: quote(show.title) },
        basis: estimate === null ? listenersSource(null) : BASES[estimate.basis],
        methodVersion: estimate?.methodVersion ?? null,
        confidence: estimate === null ? null : confidenceLabel(estimate.confidence),
        figures: FIGURES.map((name) => ({
          name: AUDIENCE_FIGURES[name].label,
          counts: AUDIENCE_FIGURES[name].definition,
          ...figureOf(estimate?.[name] ?? { kind: "unknown" }, show),
        })),
        facts: (estimate?.inputs ?? []).map(({ label, value, role, source, weight }) => ({
          label: quote(label, 80),
          value: quote(value, 120),
          role,
          source: source === null ? null : quote(source, 80),
          share: Math.round(weight * 100) / 100,
        })),
        notes: (estimate?.notes ?? []).map((note) => quote(note)),
        typical: estimate?.typical ? { range: formatListenerRange(estimate.typical), basis: TYPICAL_BASIS } : null,
      });
    },
  });

export const comparePodcasts = (catalogue: PodcastCatalogue): Tool =>
  tool("compare_podcasts", {
    input: args({
      podcastIds: z
        .array(podcastId)
        .min(2)
        .max(5)
        .refine((ids) => new Set(ids).size > 1, "needs two different ids")
        .describe("The ids; the first is what the others are compared with"),
    }),
    output: z.object({
      podcasts: z.array(
        listedShow.extend({
          perEpisode: figure.describe("Downloads of a new episode in its first seven days"),
          monthlyReach: figure.describe("Listens to all episodes, new and old, in 30 days"),
          beside: z
            .object({ listeners: z.string(), perEpisode: z.string(), monthlyReach: z.string() })
            .describe('Compared with the first podcast: "about 3 times as many", "ranges overlap"; "" if unknown'),
          cadence: z.string().nullable(),
        }),
      ),
      summary: z.string().describe('A summary that calls the podcasts "Show 1" and so on, in the order of `podcasts`'),
      omitted,
    }),
    lists: ["podcasts"],
    run: async ({ podcastIds }) => {
      const ids = [...new Set(podcastIds)];
      const shows = await Promise.all(ids.map((id) => shownDetail(catalogue, id)));
      const compared = compareShows(shows);
      const sizes = compared.map(({ ranges }, at) => ({ title: `Show ${at + 1}`, range: ranges.listeners.range }));
      const { lead, rest } = sizeSummary(sizes);
      return (quote) => ({
        podcasts: shows.flatMap((show, at) => {
          const one = compared[at];
          if (one === undefined) return [];
          const { listeners, perEpisode, monthlyReach } = one.ranges;
          const beside = (relation: typeof listeners.relation) => (at === 0 ? "" : relationInWords(relation));
          return [
            {
              ...shownIn(quote, show, show),
              perEpisode: figureOf(perEpisode.range, show),
              monthlyReach: figureOf(monthlyReach.range, show),
              beside: {
                listeners: beside(listeners.relation),
                perEpisode: beside(perEpisode.relation),
                monthlyReach: beside(monthlyReach.relation),
              },
              cadence: one.cadence === undefined ? null : quote(one.cadence, 60),
            },
          ];
        }),
        summary: [lead, rest].filter((part) => part !== "").join(" "),
      });
    },
  });
