import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { estimateAudience } from "@earshot/domain/audience/estimate/estimate-audience";
import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { audienceFacts } from "../../catalogue/local/record/audience-facts.js";
import { storableFacts } from "../../catalogue/local/record/podcast-facts.js";
import type { ImportedPodcast } from "../../catalogue/local/record/imported-podcast.js";
import { DEMO_SEED, DEMO_SHOWS, demoShows, STORED_EPISODES } from "./demo-shows.js";

const NOW = new Date("2026-11-20T15:30:00Z");
const NOW_SECONDS = NOW.getTime() / 1000;
const DAY = 86_400;

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

describe("the demo catalogue", () => {
  const shows = [...demoShows(DEMO_SEED, DEMO_SHOWS, NOW)];
  const share = (is: (show: ImportedPodcast) => boolean) => shows.filter(is).length / shows.length;
  const daysAgo = (show: ImportedPodcast) => (NOW_SECONDS - (show.newestEpisode ?? 0)) / DAY;

  it("is the same for the same seed, count and day, and differs for another seed", () => {
    expect([...demoShows(DEMO_SEED, 60, new Date("2026-11-20T00:00:01Z"))]).toEqual([...demoShows(DEMO_SEED, 60, NOW)]);
    expect([...demoShows(DEMO_SEED + 1, 60, NOW)].map((show) => show.title)).not.toEqual(
      [...demoShows(DEMO_SEED, 60, NOW)].map((show) => show.title),
    );
  });

  it("has fresh episodes on whatever day it is installed", () => {
    const later = [...demoShows(DEMO_SEED, 40, new Date("2027-06-01T10:00:00Z"))];
    const fresh = later.filter((show) => Date.UTC(2027, 5, 1) / 1000 - (show.newestEpisode ?? 0) < 8 * DAY);
    expect(fresh.length).toBeGreaterThan(10);
    expect(later.map((show) => show.title)).toEqual([...demoShows(DEMO_SEED, 40, NOW)].map((show) => show.title));
  });

  it("covers the 19 categories and the 12 languages of the filter", () => {
    const perCategory = Object.fromEntries(TOP_CATEGORIES.map((name) => [name, 0]));
    for (const { categories } of shows) if (categories[0]) perCategory[categories[0]]!++;
    expect(Object.keys(perCategory)).toHaveLength(19);
    for (const [name, count] of Object.entries(perCategory)) expect([name, count > 35]).toEqual([name, true]);
    for (const { code } of LANGUAGES)
      for (const name of TOP_CATEGORIES)
        expect([code, name, shows.some((s) => s.language === code && s.categories.includes(name))]).toEqual([
          code,
          name,
          true,
        ]);
    expect(new Set(shows.flatMap((show) => show.categories)).size).toBeGreaterThan(95);
  });

  it("writes each language in its script", () => {
    for (const show of shows) {
      const script = SCRIPTS[show.language ?? ""];
      if (script) expect(show.title + show.description).toMatch(script);
    }
  });

  it("has unique keys, no outside addresses, and no unfilled placeholders", () => {
    expect(new Set(shows.map((show) => show.key)).size).toBe(DEMO_SHOWS);
    const text = JSON.stringify(shows);
    expect(text).not.toMatch(/https?:|www\.|\{\w+\}|undefined(?!-behaviour)|NaN/);
    for (const show of shows) {
      expect(show.source).toBe("demo");
      expect(show.key).toMatch(/^demo:\d{4}$/);
      expect([show.feedUrl, show.link, show.itunesId]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("keeps dates and counts consistent", () => {
    for (const show of shows) {
      const { episodeCount = 0, newestEpisode = 0, oldestEpisode = 0, episodes = [] } = show;
      expect(newestEpisode).toBeLessThan(NOW_SECONDS);
      expect(oldestEpisode).toBeLessThanOrEqual(newestEpisode);
      expect(oldestEpisode).toBeGreaterThan(Date.UTC(2004, 11, 31) / 1000);
      expect(episodeCount).toBeGreaterThan(0);
      expect(episodes).toHaveLength(Math.min(episodeCount, STORED_EPISODES));
      const dates = episodes.map((episode) => episode.published ?? 0);
      expect(dates[0]).toBe(newestEpisode);
      expect(dates).toEqual([...new Set(dates)].sort((a, b) => b - a));
      expect(dates.at(-1)).toBeGreaterThanOrEqual(oldestEpisode);
      if (episodeCount <= STORED_EPISODES) expect(dates.at(-1)).toBe(oldestEpisode);
      expect(new Set(episodes.map((episode) => episode.guid)).size).toBe(episodes.length);
      expect(new Set(episodes.map((episode) => episode.title)).size).toBe(episodes.length);
      // The time between first and last episode has room for all episodes at the stated pace (daily shows pause on weekends).
      const room = (newestEpisode - oldestEpisode) / DAY / (show.updateIntervalDays ?? 1) + 2;
      expect(episodeCount).toBeLessThanOrEqual(Math.max(room * 1.35, STORED_EPISODES));
    }
  });

  it("has daily and monthly shows, new and old, paused and ended ones", () => {
    expect(share((show) => daysAgo(show) <= 8)).toBeGreaterThan(0.35);
    expect(share((show) => daysAgo(show) > 365)).toBeGreaterThan(0.1);
    expect(share((show) => daysAgo(show) > 91 && daysAgo(show) <= 365)).toBeGreaterThan(0.05);
    expect(share((show) => show.updateIntervalDays === 1)).toBeGreaterThan(0.04);
    expect(share((show) => (show.updateIntervalDays ?? 0) >= 28)).toBeGreaterThan(0.08);
    expect(share((show) => (show.episodeCount ?? 0) <= 5)).toBeGreaterThan(0.02);
    expect(share((show) => (show.episodeCount ?? 0) >= 500)).toBeGreaterThan(0.03);
    expect(share((show) => show.dead === true)).toBeGreaterThan(0.03);
    for (const show of shows) if (show.dead) expect(daysAgo(show)).toBeGreaterThan(365);
  });

  it("is mostly small and seldom large", () => {
    const scores = shows.map((show) => show.popularityScore).filter((score) => score !== undefined);
    expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 10)).toBe(true);
    expect(scores.filter((score) => score <= 2).length / scores.length).toBeGreaterThan(0.5);
    const top = scores.filter((score) => score >= 9).length / scores.length;
    expect(top).toBeGreaterThan(0.01);
    expect(top).toBeLessThan(0.12);
  });

  it("states listeners for some shows, in a form that the domain reads", () => {
    const stated = shows.map((show) => show.listenerRange).filter((range) => range !== undefined);
    expect(stated.length / shows.length).toBeGreaterThan(0.1);
    expect(stated.length / shows.length).toBeLessThan(0.25);
    expect(stated.every((range) => parseListenerRange(range).kind !== "unknown")).toBe(true);
    expect(stated).toContain("70,001+");
    expect(stated).toContain("1,000-5,000");
  });

  it("has shows with measured, charted, modelled and no audience, and some whose source states it", () => {
    const estimates = shows.map((show) => estimateAudience(audienceFacts(storableFacts(show)), NOW));
    const part = (is: (estimate: AudienceEstimate) => boolean) => estimates.filter(is).length / shows.length;
    expect(part(({ basis }) => basis === "measured")).toBeGreaterThan(0.03);
    expect(part(({ basis }) => basis === "provided")).toBeGreaterThan(0.1);
    for (const evidence of ["charted", "rated", "scored"] as const)
      expect([evidence, part((estimate) => estimate.evidence === evidence) > 0.02]).toEqual([evidence, true]);
    const unknown = part(({ listeners }) => listeners.kind === "unknown");
    expect(unknown).toBeGreaterThan(0.2);
    expect(unknown).toBeLessThan(0.6);
    for (const confidence of ["high", "medium", "low"] as const)
      expect([confidence, part((estimate) => estimate.confidence === confidence) > 0.02]).toEqual([confidence, true]);
  });

  it("marks some shows explicit, none of them for children, and leaves some facts unknown", () => {
    expect(share((show) => show.explicit === true)).toBeGreaterThan(0.05);
    expect(shows.some((show) => show.categories[0] === "Kids & Family" && show.explicit)).toBe(false);
    for (const field of ["author", "language", "imageUrl", "popularityScore", "typicalDuration", "explicit"] as const) {
      const unknown = share((show) => show[field] === undefined);
      expect([field, unknown > 0.002 && unknown < 0.09]).toEqual([field, true]);
    }
  });
});
