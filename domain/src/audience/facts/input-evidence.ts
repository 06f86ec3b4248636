import { counted, formatCount } from "../../shared/text/format-count.js";
import { daysAgo, spanOfDays } from "../../shared/text/relative-date.js";
import { OCCASIONAL_DAYS } from "./activity.js";
import type { AudienceFacts } from "./audience-facts.js";
import type { PublishingRecord } from "./publishing-record.js";

/** Stable names of the publishing facts. */
export type InputName = "episodeCount" | "recency" | "cadence" | "history" | "itunes";

/** A fact as a standard score (0 is an average active show) and in words, which are generated only on demand. */
export type Evidence = { readonly z: number; readonly words: () => string };

/**
 * The score of each known publishing fact. It is relative to a typical active show: 25 episodes, one every ten days, the newest two weeks
 * old, a year and a half of history. That typical show is a judgment of the model, not a published figure.
 */
export function evidenceOf(facts: AudienceFacts, record: PublishingRecord): Record<InputName, Evidence | undefined> {
  return {
    episodeCount: given(record.episodes, ofEpisodes),
    recency: given(record.daysSinceNewest, (days) => ofRecency(days, record)),
    cadence: given(record.episodesPer30Days, ofCadence),
    history: given(record.historyDays, ofHistory),
    itunes: given(facts.hasItunesId, ofListing),
  };
}

function ofEpisodes(episodes: number): Evidence {
  const words = () => counted(episodes, "episode");
  return { z: clamp(Math.log10(episodes / 25) / 0.52, -3, 3), words };
}

/**
 * Few listeners come back within days, so an episode newer than half a week does not score higher. undefined if the facts are too old:
 * nobody knows what the show has published since then (`datesShowActivity`).
 */
function ofRecency(days: number, { readDaysAgo = 0 }: PublishingRecord): Evidence | undefined {
  if (readDaysAgo > OCCASIONAL_DAYS) return undefined;
  return { z: clamp(-Math.log2(Math.max(days, 3.5) / 14) / 2, -4, 1), words: () => daysAgo(days + readDaysAgo) };
}

function ofCadence(per30Days: number): Evidence {
  return { z: clamp(Math.log2(per30Days / 3) / 1.5, -2, 2), words: () => cadenceInWords(per30Days) };
}

function ofHistory(days: number): Evidence {
  return { z: clamp(Math.log10(Math.max(days, 1) / 548) / 0.45, -2, 2), words: () => spanOfDays(days) };
}

function ofListing(listed: boolean): Evidence {
  return listed ? { z: 0.3, words: () => "listed" } : { z: -0.8, words: () => "not listed" };
}

/** "about 5 a week", "about one a month". */
export function cadenceInWords(per30Days: number): string {
  const days = 30 / per30Days;
  if (days < 0.75) return `about ${formatCount(1 / days)} a day`;
  if (days < 1.5) return "about one a day";
  if (days < 5) return `about ${formatCount(7 / days)} a week`;
  if (days < 10) return "about one a week";
  if (days < 21) return "about one every two weeks";
  if (days < 45) return "about one a month";
  return days < 300 ? `about one every ${formatCount(days / 30)} months` : "about one a year or fewer";
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function given<Fact>(fact: Fact | undefined, evidence: (fact: Fact) => Evidence | undefined): Evidence | undefined {
  return fact === undefined ? undefined : evidence(fact);
}
