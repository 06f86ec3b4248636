import { categoriesNamed } from "@earshot/domain/catalogue/codes/categories";
import { isListeningPage } from "@earshot/domain/catalogue/links/listening-page";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { rangesOf } from "@earshot/domain/compare/compare-shows";
import { z } from "zod";
import { languageCode } from "../../campaigns/matches.schemas.js";
import { plainText } from "../../http/body/plain-text.js";
import { figure, figureOf, knownOf, listedShow, shownIn, withReceipts } from "./figure.js";
import { found, shownDetail } from "./found.js";
import { args, mostOf, omitted, podcastId, type Tool, tool } from "./tool.js";

/** Maximum length of a search term: longer than any sensible query. */
const TERM_MAX = 300;
const cursor = z.string().max(6_000).regex(/^[\w-]+$/, "is not a cursor"); // prettier-ignore
const day = (seconds: number): string | null =>
  seconds === 0 ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

/** Tools that find podcasts and give details about them. */
export function catalogueTools(catalogue: PodcastCatalogue): Tool[] {
  return [searchPodcasts(catalogue), getPodcast(catalogue), listEpisodes(catalogue), similarPodcasts(catalogue)];
}

const searchPodcasts = (catalogue: PodcastCatalogue) =>
  tool("search_podcasts", {
    input: args({
      term: plainText(TERM_MAX)
        .default("")
        .describe('The words to find; supports "quoted phrases", OR and -word to exclude a word'),
      mode: z.enum(["all", "title", "topic", "host"]).default("all").describe("Where the words must appear"),
      category: plainText(100).optional().describe("An Apple Podcasts category, such as Comedy"),
      language: languageCode.optional().describe("An ISO 639 code, such as en"), // prettier-ignore
      country: z.string().regex(/^[A-Z]{2}$/, "is not a country code").optional().describe("An ISO 3166 code, such as US"), // prettier-ignore
      minListeners: z.int().min(0).optional().describe("Only shows with at least this many listeners in 30 days"),
      maxListeners: z.int().min(0).optional().describe("Only shows with at most this many listeners in 30 days"),
      hasContact: z.literal(1).optional().describe("1 for only shows with an email address or a social page"),
      lastUpdate: z.enum(["30d", "60d", "90d"]).optional().describe("Only shows with an episode in this many days"),
      sort: z.enum(["relevance", "listeners", "updated"]).default("relevance").describe("The order of the podcasts"),
      limit: mostOf(8),
      cursor: cursor.optional().describe("The nextCursor of the previous response"),
    }),
    output: z.object({
      results: z.array(listedShow),
      total: z.object({
        value: z.int(),
        relation: z.enum(["eq", "gte"]).describe("eq if the value is exact, gte if it is a minimum"),
      }),
      nextCursor: z.string().nullable().describe("The cursor for what follows the limit, even if results were omitted"),
      omitted,
    }),
    lists: ["results"],
    run: async ({ term, mode, category, sort, limit, cursor: from, ...filters }) => {
      const categories = category === undefined ? [] : categoriesNamed(category);
      const page = await catalogue.search({
        term: term.trim(),
        mode,
        filters: { tags: [], categories, ...filters },
        sort: term.trim() === "" && sort === "relevance" ? "listeners" : sort,
        limit,
        ...(from !== undefined && { cursor: from }),
        facets: false,
        explain: false,
      });
      const shows = await withReceipts(catalogue, page.results);
      return (quote) => ({
        results: shows.map(([show, receipt]) => shownIn(quote, show, receipt)),
        total: page.total,
        nextCursor: page.nextCursor,
      });
    },
  });

const getPodcast = (catalogue: PodcastCatalogue) =>
  tool("get_podcast", {
    input: args({ podcastId }),
    output: z.object({
      podcast: listedShow.extend({
        description: z.string().nullable(),
        country: z.string().nullable().describe("The ISO 3166 code of the country"),
        website: z.string().nullable(),
        explicit: z.boolean().nullable(),
        episodes: z.int().nullable(),
        lastEpisode: z.string().nullable().describe("The day of the newest episode"),
        hasContact: z.boolean().nullable().describe("Whether the show has an email address or a social page"),
        perEpisode: figure.describe("Downloads of a new episode in its first seven days"),
        monthlyReach: figure.describe("Listens to all episodes, new and old, in 30 days"),
        activeFollowers: figure.describe("Listeners who come back from one week to the next"),
        factsOf: z.string().nullable().describe("The day when the catalogue stored these facts"),
      }),
    }),
    lists: [],
    run: async ({ podcastId: id }) => {
      const show = await shownDetail(catalogue, id);
      const isKnown = knownOf(show);
      const { perEpisode, monthlyReach } = rangesOf(show);
      return (quote) => ({
        podcast: {
          ...shownIn(quote, show, show),
          description: isKnown("description") ? quote(show.description) : null,
          country: isKnown("country") ? show.country : null,
          website: isKnown("link") && !isListeningPage(show.link) && show.link.length <= 200 ? show.link : null,
          explicit: isKnown("explicit") && show.explicit !== "N/A" ? show.explicit === 1 : null,
          episodes: isKnown("episodeCount") ? show.episodeCount : null,
          lastEpisode: day(show.lastUpdate),
          hasContact: isKnown("hasContact") && show.hasContact !== "N/A" ? show.hasContact === 1 : null,
          perEpisode: figureOf(perEpisode, show),
          monthlyReach: figureOf(monthlyReach, show),
          activeFollowers: figureOf(show.estimate?.activeFollowers ?? { kind: "unknown" }, show),
          factsOf: day(show.fetchedAt),
        },
      });
    },
  });

const listEpisodes = (catalogue: PodcastCatalogue) =>
  tool("list_episodes", {
    input: args({
      podcastId,
      words: plainText(200).default("").describe("Words that must all appear in the title or the show notes"),
      limit: mostOf(10, 20),
      cursor: cursor.optional().describe("The nextCursor of the previous response"),
    }),
    output: z.object({
      episodes: z.array(
        z.object({
          title: z.string(),
          published: z.string().nullable().describe("When the episode was published, in ISO 8601"),
          minutes: z.int().nullable(),
        }),
      ),
      nextCursor: z.string().nullable().describe("The cursor for what follows the limit, even if results were omitted"),
      omitted,
    }),
    lists: ["episodes"],
    run: async ({ podcastId: id, words, limit, cursor: from }) => {
      const filter = words.trim() === "" ? {} : { filter: { words } };
      const page = found(
        await catalogue.episodes(id, { limit, ...filter, ...(from !== undefined && { cursor: from }) }),
      );
      return (quote) => ({
        episodes: page.episodes.map(({ title, published, duration }) => ({
          title: quote(title),
          published,
          minutes: duration === null ? null : Math.round(duration / 60),
        })),
        nextCursor: page.nextCursor,
      });
    },
  });

const similarPodcasts = (catalogue: PodcastCatalogue) =>
  tool("similar_podcasts", {
    input: args({ podcastId, limit: mostOf(6) }),
    output: z.object({
      similar: z.array(z.object({ podcast: listedShow, reasons: z.array(z.string()) })),
      omitted,
    }),
    lists: ["similar"],
    run: async ({ podcastId: id, limit }) => {
      const similar = found(await catalogue.similar(id, limit));
      const receipts = await withReceipts(
        catalogue,
        similar.map(({ podcast }) => podcast),
      );
      return (quote) => ({
        similar: receipts.map(([show, receipt], at) => ({
          podcast: shownIn(quote, show, receipt),
          reasons: (similar[at]?.reasons ?? []).slice(0, 3).map((reason) => quote(reason)),
        })),
      });
    },
  });
