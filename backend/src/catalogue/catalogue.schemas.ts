import { AUDIENCE_FIGURES, type AudienceFigure } from "@earshot/domain/audience/figures/audience-figures";
import { ORIGINS } from "@earshot/domain/catalogue/shows/facts-origin";
import { SHOWN_ACTIVITIES } from "@earshot/domain/audience/facts/activity";
import { EVIDENCE_CLASSES } from "@earshot/domain/audience/signals/demand-signal";
import { LISTENER_BANDS } from "@earshot/domain/audience/range/listener-band";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { CODED_FACTS, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { eachFacet } from "@earshot/domain/catalogue/codes/facet-names";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { CORRECTED_FIELDS } from "@earshot/domain/catalogue/shows/makers-mark";
import { EPISODE_LENGTHS, EPISODE_ROLES } from "@earshot/domain/catalogue/shows/episode";
import type { DefaultableField } from "@earshot/domain/catalogue/shows/podcast";
import { z } from "zod";
import type { Sent } from "../shared/http/body/sent.js";

// The answers of the catalogue's endpoints, for the OpenAPI document; a test compares them with real answers.

const DEFAULTABLE = Object.keys(PODCAST_DEFAULTS) as DefaultableField[];
const count = z.int().min(0);
const epochSeconds = z.int().describe("Epoch seconds; 0 when unknown");
const figureText = (figure: AudienceFigure) =>
  z
    .string()
    .describe(`${AUDIENCE_FIGURES[figure].definition} Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown`);
const nextCursor = z.string().nullable().describe("For the next page; null at the end");

export const podcast = z
  .object({
    id: z.string().describe("Identifies the show. Always text, even if it looks like a number"),
    title: z.string().describe("“No Title” when the feed has none"),
    description: z.string().describe("Sanitized; simple markup may remain"),
    imageUrl: z.string().describe("Address of the cover, or a path on this server"),
    categories: z.array(z.string()).max(10).describe("By Apple’s names"),
    episodeCount: count.describe("Episodes in the feed"),
    ...eachCoded((name) => z.string().describe(`${CODED_FACTS[name].code}, or "N/A"`)),
    popularityScore: z
      .number()
      .describe(
        "0 to 10: how often apps ask about the feed. Not an audience. When unknown it is 0 and named in `defaulted`",
      ),
    itunesAuthor: z.string().describe("Who makes it, as the feed says"),
    lastUpdate: epochSeconds.describe("Epoch seconds of the newest episode; 0 when unknown"),
    createdOn: epochSeconds.describe("Epoch seconds of the first episode; 0 when unknown"),
    itunesId: z.string().describe("Apple’s number for it, or “N/A”"),
    listener_range: figureText("listeners"),
    link: z.string().describe("The show’s website"),
    url: z.string().describe("The RSS feed"),
    host: z.string().describe('Domain that hosts the feed; "" when unknown'),
    priority: z.number().describe("As the source gives it"),
    explicit: z.union([z.literal(0), z.literal(1), z.literal("N/A")]).describe("1 for explicit content"),
    hasContact: z
      .union([z.literal(0), z.literal(1), z.literal("N/A")])
      .describe("1: the show has an e-mail address or a social page; the addresses are not part of this answer"),
    duration: z.string().describe("Typical length of an episode"),
    languageDetected: z.literal(true).optional().describe("The language was detected from the texts"),
    defaulted: z.array(z.enum(DEFAULTABLE)).describe("Fields with a default because the source doesn’t say"),
  })
  .meta({ id: "Podcast" });

const explanation = z.object({
  score: z.number(),
  clauses: z.array(z.object({ clause: z.string(), points: z.number() })),
});

const range = z.union([
  z.object({ kind: z.literal("closed"), low: count, high: count }),
  z.object({ kind: z.literal("open"), low: count }),
  z.object({ kind: z.literal("unknown") }),
]);

const confidence = z.enum(["high", "medium", "low"]);

const estimate = z.object({
  basis: z
    .enum(["measured", "modelled", "provided"])
    .describe(
      "Whether downloads were counted, the figures were estimated from signs of demand, or the source states them",
    ),
  evidence: z
    .enum(EVIDENCE_CLASSES)
    .nullable()
    .describe("The strongest kind of evidence; null for figures that the source states, and without a sign of demand"),
  methodVersion: z.string().nullable(),
  listeners: range.describe(AUDIENCE_FIGURES.listeners.definition),
  perEpisode: range.describe(AUDIENCE_FIGURES.perEpisode.definition),
  monthlyReach: range.describe(AUDIENCE_FIGURES.monthlyReach.definition),
  activeFollowers: range.describe(AUDIENCE_FIGURES.activeFollowers.definition),
  confidence,
  typical: range
    .nullable()
    .describe("Without an estimate: listeners that shows of this category, language and activity usually have"),
  atLeast: z
    .enum(LISTENER_BANDS.map(({ name }) => name))
    .nullable()
    .describe("Without an estimate: the minimum size of the show, by a list of popular shows that contains it"),
  inputs: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      role: z
        .enum(["places", "narrows", "contains"])
        .describe(
          "A sign of demand places the show; a fact of its publishing only narrows the range; a list without places contains it",
        ),
      source: z.string().nullable(),
      at: z.int().nullable().describe("Epoch seconds at which it was seen"),
      weight: z.number().describe("Share in the result; the weights of all signs of demand add up to 1"),
      pointsTo: z.number().nullable().describe("Listeners in 30 days that the sign points to"),
      z: z.number().describe("Standard score of a fact of publishing; 0 is an average active show"),
    }),
  ),
  notes: z.array(z.string()),
});

export const podcastDetail = podcast.extend({
  pea_range: figureText("perEpisode"),
  mr_range: figureText("monthlyReach"),
  af_range: figureText("activeFollowers"),
  confidence: confidence.describe("How far the figures can be trusted; medium if the source does not say"),
  match_rank: z.int().min(1).nullable().describe("Place among active shows; 1 has the largest estimated audience"),
  activity: z.enum(SHOWN_ACTIVITIES).describe("As in the filter of that name; unknown for a show without dates"),
  estimate: estimate.nullable().describe("How the audience figures came about"),
  origin: z
    .object({ from: z.enum(ORIGINS), at: z.int().nullable().describe("Epoch seconds; null: the source gives no date") })
    .describe("Where the facts are from and of what day"),
  fetchedAt: epochSeconds.describe("When the catalogue stored the facts, not how old they are"),
  makers: z
    .object({
      since: z.int().describe("Epoch seconds at which they proved it"),
      corrected: z.array(z.enum(CORRECTED_FIELDS)).describe("Fields with their words instead of the source’s"),
      correctedAt: z.int().nullable().describe("Epoch seconds of their last correction; null: none yet"),
    })
    .optional()
    .describe("Present when the show’s makers proved that it is theirs"),
});

const facet = z.array(
  z
    .object({
      value: z.string(),
      count: count.describe("What the same search finds with this value as its filter"),
      atLeast: z.literal(true).optional().describe("Too many shows match to count them all"),
    })
    .meta({ id: "FacetValue" }),
);

const total = z.object({ value: count, relation: z.enum(["eq", "gte"]) });

export const foundShow = podcast.extend({
  pea_range: figureText("perEpisode").optional(),
  daysBetweenEpisodes: z
    .number()
    .min(0)
    .optional()
    .describe("Days from one episode to the next, while the show publishes; absent when unknown"),
  activity: z
    .enum(SHOWN_ACTIVITIES)
    .optional()
    .describe("As on the show’s own page; absent when the source gives only the date of the newest episode"),
  explain: explanation.optional(),
});

export const searchAnswer = z.object({
  results: z.array(foundShow),
  total,
  exact: count
    .optional()
    .describe("How many of the total have all words, if shows with only some of them follow; up to 50 in total"),
  sortedBy: z
    .literal("relevance")
    .optional()
    .describe("The actual order of the results, if the source does not have the figures that the sort compares"),
  nextCursor,
  catalogueChanged: z
    .literal(true)
    .optional()
    .describe(
      "The catalogue changed since the previous page: this one continues after its last show, and new or moved shows may be missing or appear twice",
    ),
  interpretation: z.object({
    query: z.string(),
    parsed: z.looseObject({ kind: z.string() }).describe("The query as a tree"),
    match: z.enum(["all", "most", "plain"]),
  }),
  didYouMean: z.string().optional(),
  facets: z.object(eachFacet(() => facet)).optional(),
  modes: z
    .object({ all: total, title: total, topic: total, host: total })
    .optional()
    .describe(
      "What the same words and filters find in each mode: the shows with all words; a show counts once for all",
    ),
  stale: z.boolean().optional(),
  took: z.number().min(0).describe("Milliseconds"),
});

export const suggestAnswer = z.object({
  suggestions: z.array(
    z.object({
      kind: z.enum(["podcast", "host", "category"]),
      text: z.string(),
      podcastId: z.string().optional(),
      imageUrl: z.string().optional(),
    }),
  ),
});

export const episodesAnswer = z.object({
  episodes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      summary: z.string(),
      published: z.iso.datetime().nullable(),
      duration: z.number().nullable().describe("Seconds"),
      image: z.string(),
      mp3: z.string(),
      link: z.string().optional().describe("The episode's own page"),
      chapters: z.literal(true).optional().describe("The feed names chapters"),
      transcript: z.string().optional().describe("Address of the transcript"),
      people: z
        .array(z.object({ name: z.string(), role: z.enum(EPISODE_ROLES), image: z.string() }))
        .optional()
        .describe("Hosts and guests of this episode, as the feed names them"),
    }),
  ),
  nextCursor,
  facets: z
    .object({
      total: count.describe("Episodes that pass all filters"),
      known: count.describe("Known episodes of the show"),
      years: z.array(z.object({ year: z.int(), count })).describe("Newest first"),
      lengths: z.array(z.object({ length: z.enum(EPISODE_LENGTHS), count })),
      chapters: count.describe("Of those that pass, how many have chapters"),
      transcripts: count.describe("Of those that pass, how many have a transcript"),
    })
    .optional()
    .describe("What each choice of length and year would find, with facets=true"),
});

export const similarAnswer = z.object({
  similar: z.array(z.object({ podcast, reasons: z.array(z.string()).min(1) })),
});

export const categoryStatsAnswer = z
  .record(
    z.string(),
    z.union([
      z.strictObject({ category: z.string(), locked: z.literal(true) }),
      z.strictObject({
        category: z.string(),
        listener_range: z
          .string()
          .describe('Mean of the category\'s shows to two digits, such as "1,000-5,000"; "N/A" when unknown'),
        podcast_count: count,
        medianPodcastCount: z.number().nullable(),
      }),
    ]),
  )
  .describe("Keyed by category in lower case; guests get no numbers");

export const categoryDistributionsAnswer = z
  .record(
    z.string(),
    z.union([
      z.strictObject({ category: z.string(), locked: z.literal(true) }),
      z.strictObject({
        category: z.string(),
        language: z
          .strictObject({ code: z.string().describe("ISO 639-1"), name: z.string().describe("In English") })
          .nullable()
          .describe("The language that the counted shows are in; null: all languages"),
        estimated: count.describe("Living shows that have an estimate"),
        unknown: count.describe("Living shows without one"),
        segments: z
          .array(count)
          .length(METER_SEGMENTS)
          .describe("Shows by likely listeners: equal steps of a logarithmic scale from 100 to 1,000,000"),
      }),
    ]),
  )
  .describe("Keyed by category in lower case; guests get no numbers");

export const catalogueAnswer = z.object({
  podcasts: count,
  episodes: count,
  updatedAt: z.iso.datetime().nullable(),
  source: z.enum(["demo", "local", "rapidapi"]),
  categories: z.array(z.object({ name: z.string(), podcasts: count })),
  languages: z.array(z.object({ code: z.string(), name: z.string(), podcasts: count })),
});

// For the website.
export type CategoryStats = Sent<typeof categoryStatsAnswer>;
export type CategoryDistributions = Sent<typeof categoryDistributionsAnswer>;

// Answers that several endpoints share.
const listenerBounds = z.object({ low: z.number(), high: z.number().nullable().describe("null: no upper end") });

export const historyAnswer = z.object({
  changes: z
    .array(
      z.union([
        z.object({
          at: z.iso.datetime(),
          field: z.literal("listeners"),
          from: listenerBounds.nullable(),
          to: listenerBounds.nullable(),
          method: z
            .object({ from: z.string().nullable(), to: z.string().nullable() })
            .describe(
              "Versions of the method that made both estimates; where they differ, the method changed, not the show",
            ),
        }),
        z.object({
          at: z.iso.datetime(),
          field: z
            .enum(["episodeCount", "popularityScore", "updateIntervalDays", "typicalDuration", "rank"])
            .describe("rank: the place among active shows, recorded when another number of the show changes"),
          from: z.number().nullable().describe("null: unknown"),
          to: z.number().nullable(),
        }),
      ]),
    )
    .describe("Newest first, changes only"),
});

export const refreshAnswer = z.object({
  fetchedAt: z.number().int().describe("Epoch seconds at which the facts that are shown were read; 0 when unknown"),
  age: z.number().int().nullable().describe("Seconds since then; null when unknown"),
  reading: z.boolean().describe("False for a show that has no feed"),
});
export type RefreshAnswer = z.output<typeof refreshAnswer>;

export const missing = { 404: { description: "There is no such podcast" } };
export const tooMany = { 429: { description: "Too many reads from this network; see Retry-After" } };
export const down = { 503: { description: "The source of podcasts is down; see Retry-After" } };
