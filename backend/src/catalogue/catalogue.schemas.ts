import { AUDIENCE_FIGURES, type AudienceFigure } from "@earshot/domain/audience/figures/audience-figures";
import { ORIGINS } from "@earshot/domain/catalogue/shows/facts-origin";
import { SHOWN_ACTIVITIES } from "@earshot/domain/audience/facts/activity";
import { EVIDENCE_CLASSES } from "@earshot/domain/audience/signals/demand-signal";
import { LISTENER_BANDS } from "@earshot/domain/audience/range/listener-band";
import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { BEYOND_SEGMENTS } from "@earshot/domain/market/category-distribution";
import { CODED_FACTS, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { eachFacet } from "@earshot/domain/catalogue/codes/facet-names";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { CORRECTED_FIELDS } from "@earshot/domain/catalogue/shows/makers-mark";
import { EPISODE_LENGTHS, EPISODE_ROLES } from "@earshot/domain/catalogue/shows/episode";
import type { DefaultableField } from "@earshot/domain/catalogue/shows/podcast";
import { z } from "zod";
import type { Sent } from "../http/body/sent.js";

// The answers of the catalogue's endpoints, for the OpenAPI document; a test compares them with real answers.

const DEFAULTABLE = Object.keys(PODCAST_DEFAULTS) as DefaultableField[];
const count = z.int().min(0);
const epochSeconds = z.int().describe("The time in epoch seconds; 0 if unknown");
const figureText = (figure: AudienceFigure) =>
  z
    .string()
    .describe(`${AUDIENCE_FIGURES[figure].definition} Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown`);
const nextCursor = z.string().nullable().describe("The cursor of the next page; null on the last one");

export const band = z.enum(LISTENER_BANDS.map(({ name }) => name));

export const podcast = z
  .object({
    id: z.string().describe("The id of the show; always a string, even if it looks like a number"),
    title: z.string().describe("The title; “No Title” if the feed has none"),
    description: z.string().describe("The description, sanitized; simple markup may remain"),
    imageUrl: z.string().describe("The URL of the cover, or a path on this server"),
    categories: z.array(z.string()).max(10).describe("The show’s categories, as Apple names them"),
    episodeCount: count.describe("The number of episodes in the feed"),
    ...eachCoded((name) => z.string().describe(`An ${CODED_FACTS[name].code}, or "N/A" if unknown`)),
    popularityScore: z
      .number()
      .describe(
        "How often apps request the feed, from 0 to 10; not an audience. If unknown, it is 0 and listed in `defaulted`",
      ),
    itunesAuthor: z.string().describe("The author named in the feed"),
    lastUpdate: epochSeconds.describe("When the newest episode was published, in epoch seconds; 0 if unknown"),
    createdOn: epochSeconds.describe("When the first episode was published, in epoch seconds; 0 if unknown"),
    itunesId: z.string().describe("The show’s id in Apple’s directory, or “N/A”"),
    listener_range: figureText("listeners"),
    listenersAtLeast: band
      .optional()
      .describe(
        "If the listener range is unknown: the minimum size of the show, from a list of popular shows that includes it",
      ),
    link: z.string().describe("The URL of the show’s website"),
    url: z.string().describe("The URL of the RSS feed"),
    host: z.string().describe('The domain that hosts the feed; "" if unknown'),
    priority: z.number().describe("The priority, if the source states one"),
    explicit: z.union([z.literal(0), z.literal(1), z.literal("N/A")]).describe("1 if it is explicit, 0 if it is not"),
    hasContact: z
      .union([z.literal(0), z.literal(1), z.literal("N/A")])
      .describe("1 if the show has an email address or a social page; the addresses are not in this response"),
    duration: z.string().describe("The typical length of an episode"),
    languageDetected: z.literal(true).optional().describe("Whether the language was detected from the show’s texts"),
    defaulted: z.array(z.enum(DEFAULTABLE)).describe("Fields with a default because the source doesn’t state them"),
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
    .describe("Whether the figures are measured from downloads, modeled from signs of demand, or stated by the source"),
  evidence: z
    .enum(EVIDENCE_CLASSES)
    .nullable()
    .describe("The strongest kind of evidence; null if the source states the figures or there is no sign of demand"),
  methodVersion: z.string().nullable(),
  listeners: range.describe(AUDIENCE_FIGURES.listeners.definition),
  perEpisode: range.describe(AUDIENCE_FIGURES.perEpisode.definition),
  monthlyReach: range.describe(AUDIENCE_FIGURES.monthlyReach.definition),
  activeFollowers: range.describe(AUDIENCE_FIGURES.activeFollowers.definition),
  confidence,
  typical: range
    .nullable()
    .describe("If there is no estimate: how many listeners shows of this category, language and activity usually have"),
  atLeast: band
    .nullable()
    .describe("If there is no estimate: the minimum size of the show, from a list of popular shows that includes it"),
  inputs: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      role: z
        .enum(["places", "narrows", "contains"])
        .describe(
          "What the input does: a sign of demand places the show, a publishing fact only narrows the range, an unranked list contains the show",
        ),
      source: z.string().nullable(),
      at: z.int().nullable().describe("When the input was seen, in epoch seconds"),
      weight: z.number().describe("The input’s share in the result; the weights of all signs of demand add up to 1"),
      pointsTo: z.number().nullable().describe("The number of listeners in 30 days that the sign points to"),
      z: z.number().describe("The standard score of a publishing fact; 0 is an average active show"),
    }),
  ),
  notes: z.array(z.string()),
});

export const podcastDetail = podcast.extend({
  pea_range: figureText("perEpisode"),
  mr_range: figureText("monthlyReach"),
  af_range: figureText("activeFollowers"),
  confidence: confidence.describe("How reliable the figures are; medium if the source does not say"),
  match_rank: z
    .int()
    .min(1)
    .nullable()
    .describe(
      "The rank among active shows; 1 has the largest estimated audience. null for a show without one, and if fewer than 100 shows have one",
    ),
  activity: z.enum(SHOWN_ACTIVITIES).describe("The activity, as in the filter; unknown for a show without dates"),
  estimate: estimate.nullable().describe("How the audience figures were estimated"),
  origin: z
    .object({
      from: z.enum(ORIGINS),
      at: z.int().nullable().describe("The date of the facts in epoch seconds; null if the source gives none"),
      also: z
        .array(z.enum(ORIGINS))
        .optional()
        .describe("Directories whose pages added facts, such as the number of episodes, without a date"),
    })
    .describe("The source of the facts and their date"),
  fetchedAt: epochSeconds.describe("When the catalogue stored the facts, in epoch seconds; they may be older"),
  makers: z
    .object({
      since: z.int().describe("When they proved it, in epoch seconds"),
      corrected: z.array(z.enum(CORRECTED_FIELDS)).describe("Fields with the makers’ values instead of the source’s"),
      correctedAt: z.int().nullable().describe("When they last corrected a field, in epoch seconds; null if never"),
    })
    .optional()
    .describe("Present if the show’s makers have proved that the show is theirs"),
});

export const facet = z.array(
  z
    .object({
      value: z.string(),
      count: count.describe("The number of results that the same search has with this value as a filter"),
      atLeast: z.literal(true).optional().describe("Whether the count is a minimum, because too many shows match"),
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
    .describe("The usual number of days between episodes while the show publishes; absent if unknown"),
  activity: z
    .enum(SHOWN_ACTIVITIES)
    .optional()
    .describe("The activity shown on the show’s page; absent if the source gives only the date of the newest episode"),
  explain: explanation.optional(),
});

export const searchAnswer = z.object({
  results: z.array(foundShow),
  total,
  exact: count
    .optional()
    .describe("How many results have all words, if results with only some of them follow; up to 50 in total"),
  leading: count
    .optional()
    .describe(
      "How many results come first in every order, if the others have the words far apart or only mention the topic",
    ),
  sortedBy: z.literal("relevance").optional().describe("The actual order, if the source lacks the figure to sort by"),
  nextCursor,
  catalogueChanged: z
    .literal(true)
    .optional()
    .describe(
      "Whether the catalogue changed since the previous page. This page continues after its last show; new or moved shows may be missing or appear twice",
    ),
  interpretation: z.object({
    query: z.string(),
    parsed: z.looseObject({ kind: z.string() }).describe("The parsed query as a tree"),
    match: z.enum(["all", "most", "plain"]),
  }),
  didYouMean: z.string().optional(),
  facets: z.object(eachFacet(() => facet)).optional(),
  modes: z
    .object({ all: total, title: total, topic: total, host: total })
    .optional()
    .describe("The number of shows with all words in each mode, under the same filters; in `all`, a show counts once"),
  stale: z.boolean().optional(),
  took: z.number().min(0).describe("The time that the search took, in milliseconds"),
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
      duration: z.number().nullable().describe("The length of the episode in seconds"),
      image: z.string(),
      mp3: z.string(),
      link: z.string().optional().describe("The URL of the episode's web page"),
      chapters: z.literal(true).optional().describe("Whether the feed has chapters for this episode"),
      transcript: z.string().optional().describe("The URL of the transcript"),
      people: z
        .array(z.object({ name: z.string(), role: z.enum(EPISODE_ROLES), image: z.string() }))
        .optional()
        .describe("The hosts and guests of this episode, as the feed lists them"),
    }),
  ),
  nextCursor,
  facets: z
    .object({
      total: count.describe("The number of episodes that match all filters"),
      known: count.describe("The number of known episodes of the show"),
      years: z.array(z.object({ year: z.int(), count })).describe("The number of episodes by year, newest first"),
      lengths: z.array(z.object({ length: z.enum(EPISODE_LENGTHS), count })),
      chapters: count.describe("How many of the matching episodes have chapters"),
      transcripts: count.describe("How many of the matching episodes have a transcript"),
    })
    .optional()
    .describe("The number of episodes for each length and year; only with facets=true"),
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
          .describe(
            'The mean of the category\'s shows, rounded to two digits, such as "1,000-5,000"; "N/A" if unknown',
          ),
        podcast_count: count,
        medianPodcastCount: z.number().nullable(),
        estimated: count
          .optional()
          .describe(
            "The number of shows in the average. Fewer than 20 are too few to compare with; absent if the source does not say",
          ),
      }),
    ]),
  )
  .describe("The figures by category in lower case; guests get no figures");

export const categoryDistributionsAnswer = z
  .record(
    z.string(),
    z.union([
      z.strictObject({ category: z.string(), locked: z.literal(true) }),
      z.strictObject({
        category: z.string(),
        language: z
          .strictObject({
            code: z.string().describe("The ISO 639-1 code of the language"),
            name: z.string().describe("The English name of the language"),
          })
          .nullable()
          .describe("The language of the counted shows; null for all languages"),
        estimated: count.describe("The number of shows with an estimate, without duplicates and dead feeds"),
        unknown: count.describe("The number of shows without an estimate, without duplicates and dead feeds"),
        segments: z
          .array(count)
          .length(METER_SEGMENTS)
          .describe("Shows by likely listeners, in equal steps of a logarithmic scale from 100 to 1,000,000"),
        beyond: z
          .array(count)
          .length(BEYOND_SEGMENTS)
          .optional()
          .describe(
            "Those of the last segment with more than 1,000,000, in the same steps to 100,000,000; absent if none",
          ),
      }),
    ]),
  )
  .describe("The figures by category in lower case; guests get no figures");

export const catalogueAnswer = z.object({
  podcasts: count,
  episodes: count,
  updatedAt: z.iso.datetime().nullable(),
  source: z.enum(["demo", "local", "rapidapi"]),
  categories: z.array(z.object({ name: z.string(), podcasts: count })),
  languages: z.array(z.object({ code: z.string(), name: z.string(), podcasts: count })),
});

// Types that the website uses.
export type CategoryStats = Sent<typeof categoryStatsAnswer>;
export type CategoryDistributions = Sent<typeof categoryDistributionsAnswer>;

// Answers that several endpoints share.
const listenerBounds = z.object({
  low: z.number(),
  high: z.number().nullable().describe("The upper end of the range; null if it is open"),
});

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
            .describe("The method versions behind both estimates; if they differ, the method changed, not the show"),
          newSigns: z
            .boolean()
            .optional()
            .describe("true if other kinds of signs, or charts of other countries, are behind the new estimate"),
        }),
        z.object({
          at: z.iso.datetime(),
          field: z
            .enum(["episodeCount", "popularityScore", "updateIntervalDays", "typicalDuration", "rank"])
            .describe("The field; rank is the place among active shows, recorded when another figure changes"),
          from: z.number().nullable().describe("The earlier value; null if unknown"),
          to: z.number().nullable(),
        }),
        z.object({
          at: z.iso.datetime().describe("The date that the source gives"),
          field: z.literal("chartPlace").describe("The place in a country’s chart; 1 is the top"),
          source: z.string(),
          country: z.string().describe("The country of the chart, in lower case"),
          genre: z.string().optional().describe("The category of the chart; absent for the chart of all shows"),
          from: z.number().nullable().describe("The earlier place; null if none was known"),
          to: z.number().nullable(),
        }),
        z.object({
          at: z.iso.datetime().describe("The date that the source gives"),
          field: z
            .enum(["ratings", "reviews"])
            .describe("ratings: the number of all ratings; reviews: the number of new reviews in the last 30 days"),
          source: z.string(),
          from: z.number().nullable().describe("The earlier number; null if none was known"),
          to: z.number().nullable(),
        }),
      ]),
    )
    .describe("The changes, newest first"),
});

export const refreshAnswer = z.object({
  fetchedAt: z.number().int().describe("When the stored facts were read, in epoch seconds; 0 if unknown"),
  age: z.number().int().nullable().describe("The age of the facts in seconds; null if unknown"),
  reading: z.boolean().describe("Whether the feed is being read; false for a show without a feed"),
});
export type RefreshAnswer = z.output<typeof refreshAnswer>;

export const missing = { 404: { description: "There is no such podcast" } };
export const tooMany = { 429: { description: "Too many requests from this network; see Retry-After" } };
export const down = { 503: { description: "The source of podcasts is down; see Retry-After" } };
