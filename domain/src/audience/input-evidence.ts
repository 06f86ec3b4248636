import { formatCount } from "../shared/format-count.js";
import { daysAgo, spanOfDays } from "../shared/relative-date.js";
import type { AudienceFacts } from "./audience-facts.js";
import { categoryPrior, languagePrior } from "./audience-priors.js";
import { publishingRecord } from "./publishing-record.js";

/** Stable names of the inputs, strongest first. */
export type InputName =
  "episodeCount" | "recency" | "cadence" | "history" | "category" | "language" | "itunes" | "popularityScore";

/** A fact in words and as a standard score; 0 is an average active show. */
export type Evidence = { readonly value: string; readonly z: number };

/**
 * What each known fact says about the audience. The typical active show against which they are scored (25 episodes, one
 * every ten days, newest two weeks old, a year and a half of history) is a judgement of the model, not a published figure.
 */
export function evidenceOf(facts: AudienceFacts, now: Date): Partial<Record<InputName, Evidence>> {
  const record = publishingRecord(facts, now);
  const category = categoryPrior(facts.categories ?? []);
  const language = languagePrior(facts.language ?? "");
  return {
    ...given("episodeCount", record.episodes, ofEpisodes),
    ...given("recency", record.daysSinceNewest, ofRecency),
    ...given("cadence", record.episodesPer30Days, ofCadence),
    ...given("history", record.historyDays, ofHistory),
    ...given("category", category, ({ names, z }) => ({ value: names.join(", "), z })),
    ...given("language", language, ({ code, z }) => ({ value: LANGUAGE_NAMES.of(code) ?? code, z })),
    ...given("itunes", facts.hasItunesId, ofListing),
    ...given("popularityScore", positiveScore(facts.popularityScore), ofPopularity),
  };
}

const LANGUAGE_NAMES = new Intl.DisplayNames(["en"], { type: "language" });

function ofEpisodes(episodes: number): Evidence {
  const value = `${formatCount(episodes)} ${episodes === 1 ? "episode" : "episodes"}`;
  return { value, z: clamp(Math.log10(episodes / 25) / 0.52, -3, 3) };
}

/** Nobody comes back to a show within days, so below half a week newer is not better. */
function ofRecency(days: number): Evidence {
  return { value: daysAgo(days), z: clamp(-Math.log2(Math.max(days, 3.5) / 14) / 2, -4, 1) };
}

function ofCadence(per30Days: number): Evidence {
  return { value: cadenceInWords(per30Days), z: clamp(Math.log2(per30Days / 3) / 1.5, -2, 2) };
}

function ofHistory(days: number): Evidence {
  return { value: spanOfDays(days), z: clamp(Math.log10(Math.max(days, 1) / 548) / 0.45, -2, 2) };
}

function ofListing(listed: boolean): Evidence {
  return listed ? { value: "listed", z: 0.3 } : { value: "not listed", z: -0.8 };
}

function ofPopularity(score: number): Evidence {
  return { value: `${formatDecimal(score)} of 10`, z: clamp((score - 5) / 4, -1, 1) };
}

/** Sources write 0 for "not counted". */
function positiveScore(score: number | undefined): number | undefined {
  return score !== undefined && Number.isFinite(score) && score > 0 ? score : undefined;
}

function cadenceInWords(per30Days: number): string {
  const days = 30 / per30Days;
  if (days < 0.75) return `about ${formatCount(1 / days)} a day`;
  if (days < 1.5) return "about one a day";
  if (days < 5) return `about ${formatCount(7 / days)} a week`;
  if (days < 10) return "about one a week";
  if (days < 21) return "about one every two weeks";
  if (days < 45) return "about one a month";
  return days < 300 ? `about one every ${formatCount(days / 30)} months` : "about one a year or fewer";
}

function formatDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function given<Name extends InputName, Fact>(
  name: Name,
  fact: Fact | undefined,
  evidence: (fact: Fact) => Evidence,
): Partial<Record<InputName, Evidence>> {
  return fact === undefined ? {} : { [name]: evidence(fact) };
}
