import { AUDIENCE_FIGURES, type AudienceFigure } from "@earshot/domain/audience/figures/audience-figures";
import { ORIGINS } from "@earshot/domain/catalogue/shows/facts-origin";
import { SHOWN_ACTIVITIES } from "@earshot/domain/audience/facts/activity";
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
import { band, confidence, estimate } from "./estimate.schemas.js";

// The answers of the catalogue's endpoints, for the OpenAPI document; a test compares them with real answers.

const DEFAULTABLE = Object.keys(PODCAST_DEFAULTS) as DefaultableField[];
const count = z.int().min(0);
const epochSeconds = z.int().describe("The time in epoch seconds; 0 if unknown");
const figureText = (figure: AudienceFigure) =>
  z
    .string()
    .describe(`${AUDIENCE_FIGURES[figure].definition} Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown`);
const nextCursor = z.string().nullable().describe("The cursor of the next page; null on the last one");

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
  score: z.number().describe("The sum of the points; higher comes first"),
  clauses: z
    .array(z.object({ clause: z.string().describe("A part of the query"), points: z.number().describe("Its points") }))
    .describe("The parts of the query that the show matches"),
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
      from: z.enum(ORIGINS).describe("The kind of source"),
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
      value: z.string().describe("A value of the filter"),
      count: count.describe("The number of results that the same search has with this value as a filter"),
      atLeast: z.literal(true).optional().describe("Whether the count is a minimum, because too many shows match"),
    })
    .meta({ id: "FacetValue" }),
);

export const total = z.object({
  value: count.describe("The number of shows"),
  relation: z.enum(["eq", "gte"]).describe("eq if the number is exact, gte if it is a minimum"),
});

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
  explain: explanation.optional().describe("Why the show is in this place; only with explain=true"),
});

export const searchAnswer = z.object({
  results: z.array(foundShow).describe("The shows on this page"),
  total: total.describe("The number of shows on all pages"),
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
  interpretation: z
    .object({
      query: z.string().describe("The query as it was understood, in the query language"),
      parsed: z
        .looseObject({ kind: z.string().describe("The kind of the topmost part, such as and, or, word") })
        .describe("The parsed query as a tree"),
      match: z
        .enum(["all", "most", "plain"])
        .describe(
          "all: each result has all words; most: few shows do, so shows with some words follow; plain: searched as plain words, because the query cannot be parsed",
        ),
    })
    .describe("How the search was understood"),
  didYouMean: z.string().optional().describe("A better spelling, if the search found little"),
  facets: z
    .object(eachFacet((name) => facet.describe(`Values of the filter ${name}, most frequent first`)))
    .optional()
    .describe("The counts of filter values; only with facets=true"),
  modes: z
    .object({
      all: total.describe("Shows in any of the three"),
      title: total.describe("Shows with the words in the title"),
      topic: total.describe("Shows about the words"),
      host: total.describe("Shows whose host has this name"),
    })
    .optional()
    .describe("The number of shows with all words in each mode, under the same filters; in `all`, a show counts once"),
  stale: z.boolean().optional().describe("Whether this is an older response, because the source is down"),
  took: z.number().min(0).describe("The time that the search took, in milliseconds"),
});

export const suggestAnswer = z.object({
  suggestions: z
    .array(
      z.object({
        kind: z.enum(["podcast", "host", "category"]).describe("What the suggestion is"),
        text: z.string().describe("The title or the name"),
        podcastId: z.string().optional().describe("The id of the show, for a podcast"),
        imageUrl: z.string().optional().describe("The URL of its cover"),
      }),
    )
    .describe("The suggestions, best first"),
});

export const episodesAnswer = z.object({
  episodes: z
    .array(
      z.object({
        id: z.string().describe("The id of the episode within its show"),
        title: z.string().describe("The title of the episode"),
        summary: z.string().describe("The show notes, sanitized; simple markup may remain"),
        published: z.iso.datetime().nullable().describe("When it was published; null if unknown"),
        duration: z.number().nullable().describe("The length of the episode in seconds"),
        image: z.string().describe('The URL of its picture; "" if there is none'),
        mp3: z.string().describe('The URL of the audio file; "" if there is none'),
        link: z.string().optional().describe("The URL of the episode's web page"),
        chapters: z.literal(true).optional().describe("Whether the feed has chapters for this episode"),
        transcript: z.string().optional().describe("The URL of the transcript"),
        people: z
          .array(
            z.object({
              name: z.string().describe("The person’s name"),
              role: z.enum(EPISODE_ROLES).describe("The person’s role in the episode"),
              image: z.string().describe('The URL of a picture; "" if there is none'),
            }),
          )
          .optional()
          .describe("The hosts and guests of this episode, as the feed lists them"),
      }),
    )
    .describe("The episodes on this page"),
  nextCursor,
  facets: z
    .object({
      total: count.describe("The number of episodes that match all filters"),
      known: count.describe("The number of known episodes of the show"),
      years: z
        .array(z.object({ year: z.int().describe("A year"), count: count.describe("Its episodes") }))
        .describe("The number of episodes by year, newest first"),
      lengths: z
        .array(
          z.object({
            length: z.enum(EPISODE_LENGTHS).describe("A length in minutes"),
            count: count.describe("Its episodes"),
          }),
        )
        .describe("The number of episodes by length"),
      chapters: count.describe("How many of the matching episodes have chapters"),
      transcripts: count.describe("How many of the matching episodes have a transcript"),
    })
    .optional()
    .describe("The number of episodes for each length and year; only with facets=true"),
});

export const similarAnswer = z.object({
  similar: z
    .array(
      z.object({
        podcast: podcast.describe("The similar show"),
        reasons: z.array(z.string()).min(1).describe("Why it is similar, to show to people"),
      }),
    )
    .describe("The similar shows, most similar first"),
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
  podcasts: count.describe("The number of shows"),
  episodes: count.describe("The number of their episodes"),
  updatedAt: z.iso.datetime().nullable().describe("When the catalogue last changed; null before the first import"),
  source: z.enum(["demo", "local", "rapidapi"]).describe("demo: invented shows; local: imported; rapidapi: a provider"),
  categories: z
    .array(z.object({ name: z.string().describe("A category"), podcasts: count.describe("Its shows") }))
    .describe("The categories, largest first"),
  languages: z
    .array(
      z.object({
        code: z.string().describe("The ISO 639-1 code of a language"),
        name: z.string().describe("Its English name"),
        podcasts: count.describe("Its shows"),
      }),
    )
    .describe("The languages, largest first"),
});

// Types that the website uses.
export type CategoryStats = Sent<typeof categoryStatsAnswer>;
export type CategoryDistributions = Sent<typeof categoryDistributionsAnswer>;

// Answers that several endpoints share.
export const refreshAnswer = z.object({
  fetchedAt: z.number().int().describe("When the stored facts were read, in epoch seconds; 0 if unknown"),
  age: z.number().int().nullable().describe("The age of the facts in seconds; null if unknown"),
  reading: z.boolean().describe("Whether the feed is being read; false for a show without a feed"),
});
export type RefreshAnswer = z.output<typeof refreshAnswer>;

export const missing = { 404: { description: "There is no such podcast" } };
export const tooMany = { 429: { description: "Too many requests from this network; see Retry-After" } };
export const down = { 503: { description: "The source of podcasts is down; see Retry-After" } };
