import { AUDIENCE_FIGURES, type AudienceFigure } from "@earshot/domain/audience/figures/audience-figures";

/** A name of the API with its type and meaning. */
export type Field = { readonly name: string; readonly type: string; readonly text: string };

function figure(name: AudienceFigure): Field {
  const { field, label, definition } = AUDIENCE_FIGURES[name];
  return { name: field, type: "text", text: `${label}. ${definition}` };
}

export const FILTERS: readonly Field[] = [
  {
    name: "term",
    type: "text",
    text: "Words to search for, in the query language. May be blank when a filter is set.",
  },
  { name: "mode", type: "all | title | topic | host", text: "Where to look. Anything else means title." },
  { name: "language", type: "text", text: "ISO 639-1 code or English name: en, English." },
  { name: "country", type: "text", text: "ISO 3166-1 alpha-2 code or English name: GB, United Kingdom." },
  {
    name: "explicit",
    type: "true | false",
    text: "Only clean shows, or only explicit ones. Shows that don’t say match neither.",
  },
  {
    name: "hasContact",
    type: "true | false",
    text: "true: shows with an email address or a social page. false: shows whose feed names none.",
  },
  { name: "category", type: "text, repeatable", text: "Shows of any of these categories, by Apple’s names." },
  { name: "tag", type: "text, repeatable", text: "Shows with all of these." },
  {
    name: "minListeners, maxListeners",
    type: "number",
    text: "A show matches when the middle of its range is between them.",
  },
  {
    name: "listenersReach",
    type: "true | false",
    text: "true also includes shows whose range only overlaps the limits.",
  },
  { name: "minEpisodes, maxEpisodes", type: "number", text: "How many episodes the feed has." },
  {
    name: "minPopularity, maxPopularity",
    type: "number",
    text: "popularityScore, both ends included. Shows without a score never match.",
  },
  { name: "lastUpdate", type: "30d | 60d | 90d", text: "An episode was published within this number of days." },
  { name: "updatedSince", type: "day", text: "Last updated on this day or later, in UTC: 2026-11-22." },
  {
    name: "newestEpisodeSince, newestEpisodeUntil",
    type: "day",
    text: "The newest episode came out on or between these days.",
  },
  {
    name: "host",
    type: "domain",
    text: "Where the feed is hosted: libsyn.com also finds feeds.libsyn.com. For people, see mode.",
  },
  { name: "itunesId", type: "number", text: "The show with this number in Apple’s directory." },
  {
    name: "activity",
    type: "very-active | moderately-active | occasional | inactive",
    text: "By the age of the newest episode: up to 7, 90, 365 days, or more. A show without dates never matches.",
  },
  {
    name: "sort",
    type: "relevance | listeners | perEpisode | popularity | updated | episodes | rhythm | title",
    text: "Order of the results; relevance unless you say otherwise. Where the source has no such figure, sortedBy says “relevance”.",
  },
  {
    name: "order",
    type: "asc | desc",
    text: "Direction of the sort: desc for figures and dates, asc for titles, unless you say otherwise. Unknown values are last in both.",
  },
  { name: "limit", type: "1 to 100", text: "Results per page, 24 unless you say otherwise." },
  {
    name: "cursor",
    type: "text",
    text: "nextCursor of the previous page. No show repeats, and none is skipped, unless an import comes in between.",
  },
  {
    name: "facets, explain, modes",
    type: "true | false",
    text: "What each language, category and more would find as a filter; why each result is where it is; what each mode finds.",
  },
];

export const PODCAST_FIELDS: readonly Field[] = [
  { name: "id", type: "text", text: "Identifies the podcast. Always text, even if it looks like a number." },
  { name: "title", type: "text", text: "“No Title” when the feed has none." },
  { name: "description", type: "text", text: "Sanitized; simple markup may remain." },
  { name: "imageUrl", type: "text", text: "Address of the cover, or a path on this server." },
  { name: "categories", type: "array of text", text: "Up to 10, by Apple’s names." },
  { name: "episodeCount", type: "number", text: "Episodes in the feed." },
  { name: "language", type: "text", text: "ISO 639-1 code, or “N/A”." },
  {
    name: "country",
    type: "text",
    text: "ISO 3166-1 alpha-2 code of where it is made, or “N/A”. Read from the feed’s location or its language (en-GB).",
  },
  {
    name: "popularityScore",
    type: "number",
    text: "0 to 10: how often apps ask about the feed. Not an audience. When unknown it is 0 and named in defaulted.",
  },
  { name: "itunesAuthor", type: "text", text: "Who makes it, as the feed says." },
  { name: "lastUpdate", type: "number", text: "Unix timestamp of the newest episode; 0 when unknown." },
  { name: "createdOn", type: "number", text: "Unix timestamp of the first one; 0 when unknown." },
  { name: "itunesId", type: "text", text: "Apple’s number for it, or “N/A”." },
  { ...figure("listeners"), text: `${figure("listeners").text} “1,000-5,000”, “70,001+”, or “N/A” when unknown.` },
  { ...figure("perEpisode"), text: `${figure("perEpisode").text} Left out of results when unknown.` },
  {
    name: "daysBetweenEpisodes",
    type: "number",
    text: "In results: days from one episode to the next, while the show publishes. Left out when unknown.",
  },
  { name: "link", type: "text", text: "The show’s website." },
  { name: "url", type: "text", text: "The RSS feed." },
  { name: "host", type: "text", text: "Domain that hosts the feed; empty when unknown." },
  { name: "priority", type: "number", text: "As the source gives it." },
  { name: "explicit", type: "0 | 1 | “N/A”", text: "1 for explicit content." },
  {
    name: "hasContact",
    type: "0 | 1 | “N/A”",
    text: "1 when the show has an email address or a social page. The addresses are not part of the answer.",
  },
  { name: "duration", type: "text", text: "Typical length of an episode." },
  { name: "languageDetected", type: "true", text: "The language was detected from the texts; absent otherwise." },
  {
    name: "defaulted",
    type: "array of text",
    text: "Fields above that hold a default because the source doesn’t say.",
  },
];

export const DETAIL_FIELDS: readonly Field[] = [
  figure("monthlyReach"),
  figure("activeFollowers"),
  {
    name: "confidence",
    type: "high | medium | low",
    text: "How far the figures can be trusted; medium if the source does not say.",
  },
  {
    name: "match_rank",
    type: "number | null",
    text: "Place among active shows; 1 has the largest estimated audience.",
  },
  { name: "activity", type: "text", text: "As in the filter of that name; unknown for a show without dates." },
  { name: "estimate", type: "object | null", text: "The receipt: facts, weights, notes." },
  {
    name: "fetchedAt",
    type: "number",
    text: "Unix timestamp at which the facts were stored. See origin for their age.",
  },
  {
    name: "origin",
    type: "object",
    text: "Where the facts are from, and as of when: from and at, a Unix timestamp or null.",
  },
  {
    name: "makers",
    type: "object",
    text: "Only where the show’s makers proved that it’s theirs: since, the corrected fields, and correctedAt.",
  },
];

export const STATUSES: readonly Field[] = [
  {
    name: "400",
    type: "request.malformed",
    text: "A parameter cannot be read, or a minimum is above its maximum; errors names it.",
  },
  { name: "404", type: "podcast.unknown", text: "There is no such podcast." },
  { name: "422", type: "search.blank", text: "A blank term without any filter." },
  {
    name: "429",
    type: "limit.exceeded",
    text: "Your network sends too many requests. Retry-After says how many seconds to wait.",
  },
  { name: "503", type: "catalogue.unavailable", text: "The source is down. Retry-After says when to ask again." },
];

/** The examples, whole programs that run as they are printed. */
export const EXAMPLES = [
  {
    id: "example-search",
    program: "search",
    title: "Search with filters",
    text: "Five shows about history with the largest audience. Save it as search.mjs or search.py and run it.",
  },
  {
    id: "example-pages",
    program: "pages",
    title: "Page through results",
    text: "A page names the next one in nextCursor, null at the end. The program waits when the answer carries Retry-After.",
  },
  {
    id: "example-show",
    program: "show",
    title: "Read one show",
    text: "Its audience figures with their confidence, and its newest episodes.",
  },
] as const;
