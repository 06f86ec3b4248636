import type { DemandSignal } from "../signals/demand-signal.js";
import { estimateAudience, type AudienceFacts } from "./estimate-audience.js";
import { LISTENER_BANDS, listenerBand } from "../range/listener-band.js";

// A release check: famous shows must be large. Dead shows and shows with one episode must not be.

const NOW = new Date("2025-06-20T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;
const overall = (place: number, country = "us"): DemandSignal => ({
  ...{ kind: "chart", source: "Apple Podcasts", country, place, at: daysBefore(1) },
});
const inCategory = (genre: string, place: number): DemandSignal => ({
  ...{ kind: "chart", source: "Spotify", country: "us", genre, place, at: daysBefore(200) },
});

/** Places in Apple's overall US chart, June 2025. */
const APPLE_2025: Readonly<Record<string, number>> = {
  "The Daily": 2, "The Joe Rogan Experience": 3, "The Mel Robbins Podcast": 5, "Crime Junkie": 6, "Good Hang with Amy Poehler": 8,
  "Call Her Daddy": 9, "Up First": 10, "On Purpose with Jay Shetty": 13, "Dateline NBC": 14, "Shawn Ryan Show": 15,
  "REAL AF with Andy Frisella": 16, "Huberman Lab": 17, "The Megyn Kelly Show": 18, SmartLess: 19, "The Tucker Carlson Show": 20,
  "The Diary Of A CEO": 21, Morbid: 22, "The Rest Is History": 23, "The Ezra Klein Show": 24, "Pod Save America": 27,
  "This Past Weekend w/ Theo Von": 29, Betrayal: 30, "The School of Greatness": 32, "Young and Profiting": 33, "This American Life": 34,
  "The MeidasTouch Podcast": 37, "Stuff You Should Know": 40, "The Telepathy Tapes": 42, "20/20": 43, "The Commercial Break": 44,
  "Armchair Expert with Dax Shepard": 45, "The Jordan Harbinger Show": 47, "48 Hours": 48,
}; // prettier-ignore

/** Places in Spotify's US lists of popular shows by category, late 2024. */
const SPOTIFY_2024: readonly (readonly [title: string, category: string, place: number])[] = [
  ["The Moth", "Arts", 3],
  ["Fresh Air", "Arts", 5],
  ["99% Invisible", "Arts", 7],
  ["Spooked", "Arts", 8],
  ["PBD Podcast", "Business", 2],
  ["Morning Brew Daily", "Business", 3],
  ["The Ramsey Show", "Business", 5],
  ["The Prof G Pod", "Business", 6],
  ["Planet Money", "Business", 13],
  ["How I Built This", "Business", 18],
  ["The Tim Ferriss Show", "Business", 30],
  ["Bad Friends", "Comedy", 5],
  ["The Weekly Show with Jon Stewart", "Comedy", 7],
  ["Distractible", "Comedy", 8],
  ["Matt and Shane's Secret Podcast", "Comedy", 9],
  ["KILL TONY", "Comedy", 11],
  ["2 Bears, 1 Cave", "Comedy", 16],
];

/**
 * Places in Apple's overall charts, March 2021 (https://github.com/ardeerd/6242-Project), but December 2019 for Ireland and December 2020
 * for Austria.
 */
const APPLE_2021: readonly (readonly [title: string, country: string, place: number])[] = [
  ...([["Serial", "us", 22], ["Wait Wait... Don't Tell Me!", "us", 116], ["Lore", "us", 112], ["Criminal", "us", 114]] as const),
  ...([["Conversations", "au", 1], ["Hamish & Andy", "au", 2], ["Mamamia Out Loud", "au", 4], ["The Quicky", "au", 6]] as const),
  ...([["That Peter Crouch Podcast", "gb", 2], ["Global News Podcast", "gb", 44], ["The 2 Johnnies Podcast", "ie", 1]] as const),
  ...([["Sadhguru’s Podcast", "in", 1], ["The Ranveer Show", "in", 10], ["The Money Show", "za", 6], ["Thema des Tages", "at", 2]] as const),
]; // prettier-ignore

const famous: readonly (readonly [string, readonly DemandSignal[]])[] = [
  ...Object.entries(APPLE_2025).map(([title, place]) => [title, [overall(place)]] as const),
  ...APPLE_2021.map(([title, country, place]) => [title, [overall(place, country)]] as const),
  ...SPOTIFY_2024.map(([title, category, place]) => [title, [inCategory(category, place)]] as const),
];

const bandOf = (facts: AudienceFacts) => listenerBand(estimateAudience(facts, NOW).listeners);
const names = LISTENER_BANDS.map(({ name }) => name);

test("there are 65 famous shows, of seven countries", () => {
  expect(famous).toHaveLength(65);
  expect(new Set(APPLE_2021.map(([, country]) => country)).size).toBe(7);
});

test.each(famous)("%s is at least large, whatever its publishing", (_, signals) => {
  const living = { newestEpisode: daysBefore(2), oldestEpisode: daysBefore(2500), episodeCount: 600, language: "en" };
  for (const facts of [{ signals }, { signals, ...living }, { signals, episodeCount: 3, updateIntervalDays: 90 }])
    expect(names.indexOf(bandOf(facts) ?? "Tiny")).toBeGreaterThanOrEqual(names.indexOf("Large"));
});

/** Old and weak signs of demand, like those of shows that have ended. */
const SIGNS: readonly (readonly [string, Partial<AudienceFacts>])[] = [
  ["a popularity score of 9", { popularityScore: 9 }],
  ["a popularity score of 10 and Apple's listing", { popularityScore: 10, hasItunesId: true }],
  ["a list of popular shows", { signals: [{ kind: "list", shows: 4560, source: "Apple Podcasts" }] }],
  ["a short list of popular shows", { signals: [{ kind: "list", shows: 900, source: "Spotify" }] }],
  ["10,000 ratings", { signals: [{ kind: "ratings", count: 10_000, source: "Apple Podcasts", at: daysBefore(0) }] }],
  ["a million followers", { signals: [{ kind: "followers", count: 1_000_000, source: "Spotify", at: daysBefore(0) }] }],
  ["a list and a score", { popularityScore: 6, signals: [{ kind: "list", shows: 900, source: "Spotify" }] }],
];
const GONE: readonly (readonly [string, AudienceFacts])[] = [
  ["one episode, long ago", { episodeCount: 1, newestEpisode: daysBefore(3000), oldestEpisode: daysBefore(3000) }],
  ["one episode, last week", { episodeCount: 1, newestEpisode: daysBefore(6), oldestEpisode: daysBefore(6) }],
  ["one episode, no date", { episodeCount: 1 }],
  ["a dead feed", { dead: true, episodeCount: 240 }],
  ["a dead feed that was just read", { dead: true, episodeCount: 90, newestEpisode: daysBefore(30) }],
  ["two years of silence", { episodeCount: 320, newestEpisode: daysBefore(730), oldestEpisode: daysBefore(3000) }],
  ["ten years of silence", { episodeCount: 60, newestEpisode: daysBefore(3650), oldestEpisode: daysBefore(4000) }],
  ["silence after a daily run", { episodeCount: 2000, newestEpisode: daysBefore(400), updateIntervalDays: 1 }],
  ["a dead single episode", { dead: true, episodeCount: 1, newestEpisode: daysBefore(2000) }],
  ["a silent show in a small language", { episodeCount: 30, newestEpisode: daysBefore(900), language: "sv" }],
];
const gone = GONE.flatMap(([kind, facts]) =>
  SIGNS.map(([sign, signs]) => [kind, sign, { ...facts, ...signs }] as const),
);

test("there are 70 dead or one-episode shows", () => expect(gone).toHaveLength(70));

test.each(gone)("%s with %s is never above small", (_, __, facts) => {
  expect(names.indexOf(bandOf(facts) ?? "Tiny")).toBeLessThanOrEqual(names.indexOf("Small"));
});
