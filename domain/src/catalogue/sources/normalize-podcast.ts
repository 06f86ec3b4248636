import { activityOf } from "../../audience/facts/activity.js";
import { toConfidence } from "../../audience/range/confidence.js";
import { figureTexts } from "../../audience/figures/figure-texts.js";
import { formatListenerRange, parseListenerRange } from "../../audience/range/listener-range.js";
import { providedEstimate } from "../../audience/estimate/provided-estimate.js";
import { typicalDuration } from "../shows/duration.js";
import { CODED_FACTS, eachCoded } from "../codes/coded-facts.js";
import { durationSeconds } from "../shows/episode-duration.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import { withModelledAudience } from "../shows/modelled-audience.js";
import type { DefaultableField, Explicit, Podcast, PodcastDetail } from "../shows/podcast.js";
import { sourceCategories } from "./source-categories.js";
import { epochSeconds } from "./source-date.js";
import { countOf, fieldsOf, idOf, lineOf, numberOf, textOf, webAddressOf } from "./source-values.js";

/** "Not known" in a text field (product specification, section 3). */
export const NOT_AVAILABLE = "N/A";

/** Default values of a podcast (product specification, sections 3 and 9). */
export const PODCAST_DEFAULTS: Readonly<Pick<Podcast, DefaultableField>> = {
  title: "No Title",
  description: "No Description",
  imageUrl: "",
  categories: [],
  episodeCount: 0,
  ...eachCoded(() => NOT_AVAILABLE),
  popularityScore: 0,
  itunesAuthor: "No Author",
  lastUpdate: 0,
  createdOn: 0,
  itunesId: NOT_AVAILABLE,
  listener_range: NOT_AVAILABLE,
  link: "",
  url: "",
  host: "",
  priority: 0,
  explicit: NOT_AVAILABLE,
  hasContact: NOT_AVAILABLE,
  duration: "45 min",
};

const FIELDS = Object.keys(PODCAST_DEFAULTS) as DefaultableField[];

/** Maximum number of UTF-16 units in a text. No real show has more. */
const LONGEST_LINE = 1_000;
const LONGEST_DESCRIPTION = 50_000;

/** A source's facts about a podcast; undefined if missing or unusable. */
type Facts = { readonly [Field in DefaultableField]: Podcast[Field] | undefined };

/**
 * Builds a podcast from a source's data, which uses the field names of the product specification, section 3. Values of the wrong type
 * count as missing. undefined if there is no id; never throws.
 */
export function normalizePodcast(raw: unknown): Podcast | undefined {
  const source = fieldsOf(raw);
  const id = idOf(source?.id);
  if (source === undefined || id === undefined) return undefined;
  const facts = factsOf(source);
  const known = Object.fromEntries(
    FIELDS.filter((field) => facts[field] !== undefined).map((field) => [field, facts[field]]),
  );
  const defaulted = FIELDS.filter((field) => facts[field] === undefined);
  return { id, ...PODCAST_DEFAULTS, ...known, defaulted };
}

/** A podcast for lists and lookups, without the figures and facts that only its page has. */
export function listedPodcast(podcast: Podcast): Podcast {
  const { id, defaulted, languageDetected, listenersAtLeast } = podcast;
  const facts = Object.fromEntries(FIELDS.map((field) => [field, podcast[field]])) as Pick<Podcast, DefaultableField>;
  return {
    ...{ id, ...facts, ...(languageDetected && { languageDetected }), ...(listenersAtLeast && { listenersAtLeast }) },
    defaulted,
  };
}

function factsOf(source: Readonly<Record<string, unknown>>): Facts {
  const score = numberOf(source.popularityScore);
  const url = given(webAddressOf(source.url));
  return {
    title: given(lineOf(source.title, LONGEST_LINE), PODCAST_DEFAULTS.title),
    description: given(textOf(source.description, LONGEST_DESCRIPTION), PODCAST_DEFAULTS.description),
    imageUrl: given(webAddressOf(source.imageUrl)),
    categories: sourceCategories(source.categories, source.category),
    episodeCount: countOf(source.episodeCount),
    ...eachCoded((name) => CODED_FACTS[name].read(lineOf(source[name], LONGEST_LINE))),
    popularityScore: score !== undefined && score >= 0 ? score : undefined,
    itunesAuthor: given(lineOf(source.itunesAuthor, LONGEST_LINE), PODCAST_DEFAULTS.itunesAuthor),
    // Sources write 0 for an unknown time.
    lastUpdate: epochSeconds(source.lastUpdate) || undefined,
    createdOn: epochSeconds(source.createdOn) || undefined,
    itunesId: given(idOf(source.itunesId) ?? "", NOT_AVAILABLE, "0"),
    listener_range: range(source.listener_range),
    link: given(webAddressOf(source.link)),
    url,
    host: hostingDomain(lineOf(source.host, LONGEST_LINE)) ?? hostingDomain(url),
    priority: numberOf(source.priority),
    explicit: explicitOf(source.explicit),
    hasContact: source.hasContact === 1 || source.hasContact === 0 ? source.hasContact : undefined,
    duration: durationOf(source.duration),
  };
}

/**
 * Builds a podcast with the facts of its own page from a source's response. The source's figures get a receipt. Missing figures are
 * modeled, or stay "N/A" without a receipt if too little is known. undefined if there is no id; never throws.
 */
export function normalizePodcastDetail(raw: unknown, now: Date): PodcastDetail | undefined {
  const podcast = normalizePodcast(raw);
  const source = fieldsOf(raw);
  if (podcast === undefined || source === undefined) return undefined;
  const confidence = given(lineOf(source.confidence, 20)) ?? lineOf(source.estimate_confidence, 20);
  const estimate =
    providedEstimate({
      listeners: podcast.listener_range,
      perEpisode: range(source.pea_range),
      monthlyReach: range(source.mr_range) ?? range(source.monthly_reach_range),
      activeFollowers: range(source.af_range) ?? range(source.active_followers_range),
      confidence,
    }) ?? null;
  const detail: PodcastDetail = {
    ...podcast,
    ...figureTexts(estimate),
    confidence: toConfidence(confidence),
    match_rank: rankOf(source.match_rank) ?? rankOf(source.rank) ?? null,
    activity: activityOf(podcast.lastUpdate, now),
    estimate,
    origin: { from: "provider", at: Math.floor(now.getTime() / 1000) },
    fetchedAt: Math.floor(now.getTime() / 1000),
  };
  return withModelledAudience(detail, now);
}

/** The text, or undefined if it is blank or a word for "unknown". */
function given(text: string, ...unknown: readonly string[]): string | undefined {
  return text === "" || unknown.includes(text) ? undefined : text;
}

/** A listener range in the product's notation; undefined if it cannot be parsed. */
function range(value: unknown): string | undefined {
  return given(formatListenerRange(parseListenerRange(value)), NOT_AVAILABLE);
}

function explicitOf(value: unknown): Explicit | undefined {
  const answer = typeof value === "boolean" ? String(value) : lineOf(value, 20).toLowerCase();
  if (["1", "true", "yes", "explicit"].includes(answer)) return 1;
  if (["0", "false", "no", "clean"].includes(answer)) return 0;
  return undefined;
}

/** Formats a length in any notation: "52 min". */
function durationOf(value: unknown): string | undefined {
  return typicalDuration(durationSeconds(value));
}

function rankOf(value: unknown): number | undefined {
  const rank = countOf(value);
  return rank === 0 ? undefined : rank;
}
