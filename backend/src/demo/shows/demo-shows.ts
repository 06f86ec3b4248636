import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";
import { drawExplicit } from "./demo-categories.js";
import { signalsText } from "../../catalogue/local/record/stored-signals.js";
import { drawContacts } from "./demo-contacts.js";
import { drawSignals } from "./demo-signals.js";
import { describeShow } from "./describe-show.js";
import { writeEpisodes } from "./episode-writer.js";
import { drawHistory, type PublishingHistory } from "./publishing-history.js";
import { randomFrom, type Random } from "./random.js";
import type { ShowFormat } from "./show-format.js";
import { sketchShows, type ShowSketch } from "./show-sketch.js";

/** Seed and size of the catalogue that a first start shows. */
export const DEMO_SEED = 20;
export const DEMO_SHOWS = 2000;

/** How many of a show's latest episodes are kept at most; it may have published more. */
export const STORED_EPISODES = 12;

/** Shortest and longest usual episode in minutes. */
const MINUTES: Readonly<Record<ShowFormat, readonly [number, number]>> = {
  interview: [38, 82],
  duo: [32, 74],
  solo: [11, 34],
  serial: [21, 43],
  tale: [7, 19],
  brief: [5, 13],
  lesson: [8, 26],
};

/** Listener bands, with the share of stating shows that lie below their upper edge. */
const BANDS: readonly (readonly [belowShare: number, range: string])[] = [
  [0.44, "1-1,000"],
  [0.72, "1,000-5,000"],
  [0.84, "5,000-10,000"],
  [0.92, "10,000-25,000"],
  [0.975, "25,000-70,000"],
  [1, "70,001+"],
];

/**
 * The demo catalogue: invented shows in all Apple categories and twelve languages, with their latest episodes.
 * The same seed, count and day give the same shows. Directory numbers, feeds and websites are left unknown on purpose:
 * an invented one could be somebody's.
 */
export function* demoShows(seed: number, count: number, now: Date): Generator<ImportedPodcast> {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
  for (const sketch of sketchShows(seed, count)) yield demoShow(sketch, seed, today);
}

function demoShow(sketch: ShowSketch, seed: number, today: number): ImportedPodcast {
  const random = randomFrom(`${seed}:${sketch.number}`);
  const history = drawHistory(sketch, today, STORED_EPISODES, random);
  const [shortest, longest] = MINUTES[sketch.format];
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
    country: drawCountry(sketch.lexicon.language, `${seed}:${sketch.number}`),
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

/** Where shows in a language are from, with their shares; the rest do not say. */
const COUNTRIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { US: 55, GB: 15, CA: 7, AU: 7, IE: 3, IN: 3 },
  es: { ES: 30, MX: 30, AR: 12, CO: 10 },
  de: { DE: 70, AT: 10, CH: 8 },
  fr: { FR: 65, CA: 12, BE: 8 },
  pt: { BR: 70, PT: 18 },
  zh: { CN: 45, TW: 35, HK: 8 },
  ar: { EG: 30, SA: 30, AE: 15 },
  ja: { JP: 85 },
  ko: { KR: 85 },
  hi: { IN: 85 },
  it: { IT: 85 },
  ru: { RU: 60, KZ: 10 },
};

/** They have their own random sequence, so that the rest of the show stays the same. */
function drawCountry(language: string, seed: string): string | undefined {
  const random = randomFrom(`${seed}:country`);
  return random.chance(0.12) ? undefined : random.weighted(COUNTRIES[language] ?? {});
}

/**
 * Popularity with a long tail, for one show in seven a listener range of its own that goes with it, and the signs of demand of
 * a show of that size. Many shows have none, as in a real catalogue.
 */
function drawAudience(
  sketch: ShowSketch,
  history: PublishingHistory,
  today: number,
  random: Random,
): Pick<ImportedPodcast, "popularityScore" | "listenerRange" | "priority" | "signals"> {
  const stale = (today - history.newest) / 86_400 > 365;
  const size = random.next() * (stale ? 0.8 : 1);
  const popularityScore = random.chance(0.04) ? undefined : Math.min(10, Math.round(10.2 * size ** 3.2));
  const signals = stale ? undefined : signalsText(drawSignals(sketch, size, today));
  if (!random.chance(0.15)) return { popularityScore, signals };
  return { popularityScore, listenerRange: BANDS.find(([below]) => size <= below)?.[1], signals };
}
