import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";
import { signalsText } from "../../catalogue/local/record/stored-signals.js";
import { drawContacts } from "./demo-contacts.js";
import { drawSignals } from "./demo-signals.js";
import { TABLES } from "./demo-tables.js";
import { describeShow } from "./describe-show.js";
import { writeEpisodes } from "./episode-writer.js";
import { drawHistory, type PublishingHistory } from "./publishing-history.js";
import { randomFrom, type Random } from "./random.js";
import { sketchShows, type ShowSketch } from "./show-sketch.js";
import type { Subject } from "../words/lexicon.js";

/** Seed and size of the catalogue at the first start. */
export const DEMO_SEED = 20;
export const DEMO_SHOWS = 2000;

/** The maximum number of a show's latest episodes that are stored; it may have published more. */
export const STORED_EPISODES = 12;

/**
 * The demo catalogue: invented shows in all Apple categories and twelve languages, with their latest episodes. The same seed, count
 * and day give the same shows. Directory numbers, feeds and websites are left unknown on purpose: an invented one could belong to
 * someone.
 */
export function* demoShows(seed: number, count: number, now: Date): Generator<ImportedPodcast> {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
  for (const sketch of sketchShows(seed, count)) yield demoShow(sketch, seed, today);
}

let sketches: ReadonlyMap<string, ShowSketch> | undefined;

/** A show in the initial catalogue by its number; undefined if there is none. The shows are created on first use. */
export function demoShowOf(number: string): ShowSketch | undefined {
  sketches ??= new Map(sketchShows(DEMO_SEED, DEMO_SHOWS).map((show) => [show.number, show]));
  return sketches.get(number);
}

function demoShow(sketch: ShowSketch, seed: number, today: number): ImportedPodcast {
  const random = randomFrom(`${seed}:${sketch.number}`);
  const history = drawHistory(sketch, today, STORED_EPISODES, random);
  const [shortest, longest] = TABLES.formats[sketch.format].minutes;
  const typicalDuration = random.between(shortest * 60, longest * 60);
  const unknown = (probability: number): boolean => random.chance(probability);
  return {
    source: "demo",
    key: `demo:${sketch.number}`,
    title: sketch.title,
    description: unknown(0.02) ? undefined : describeShow(sketch, random),
    author: sketch.credits.author,
    owner: sketch.credits.owner,
    imageUrl: unknown(0.015) ? undefined : `/demo/covers/${sketch.number}.svg`,
    categories: unknown(0.01) ? [] : sketch.categories,
    language: unknown(0.012) ? undefined : sketch.lexicon.language,
    country: drawCountry(sketch, seed),
    explicit: drawExplicit(sketch.subject, random),
    episodeCount: history.episodeCount,
    ...drawAudience(sketch, history, today, random),
    createdOn: unknown(0.02) ? undefined : history.oldest - random.between(0, 5) * 3600,
    lastUpdate: history.newest + random.between(60, 5400),
    newestEpisode: history.newest,
    oldestEpisode: history.oldest,
    updateIntervalDays: history.updateIntervalDays,
    typicalDuration: unknown(0.03) ? undefined : typicalDuration,
    dead: history.dead,
    contacts: drawContacts(sketch, seed),
    episodes: writeEpisodes(sketch, history.latest, history.episodeCount, typicalDuration, random),
  };
}

/** Countries have their own random sequence, so that the rest of the show does not change. */
function drawCountry({ number, lexicon }: ShowSketch, seed: number): string | undefined {
  const random = randomFrom(`${seed}:${number}:country`);
  return random.chance(0.12) ? undefined : random.weighted(lexicon.countries);
}

/** Whether the show is marked as explicit; undefined if the maker does not say. */
function drawExplicit({ category, subcategory }: Subject, random: Random): boolean | undefined {
  if (random.chance(0.05)) return undefined;
  return random.chance(subcategory === "Sexuality" ? 0.8 : (TABLES.categories[category]?.explicit ?? 0));
}

/**
 * A popularity with a long tail, a matching listener range for one show in seven, and the signs of demand of a show of that size.
 * Many shows have none, as in a real catalogue.
 */
function drawAudience(sketch: ShowSketch, history: PublishingHistory, today: number, random: Random) {
  const stale = (today - history.newest) / 86_400 > 365;
  const size = random.next() * (stale ? 0.8 : 1);
  const popularityScore = random.chance(0.04) ? undefined : Math.min(10, Math.round(10.2 * size ** 3.2));
  const signals = stale ? undefined : signalsText(drawSignals(sketch, size, today));
  if (!random.chance(0.15)) return { popularityScore, signals };
  return { popularityScore, listenerRange: TABLES.listenerRanges.find(({ below }) => size <= below)?.range, signals };
}
