import { daysAgo, spanOfDays } from "../../shared/text/relative-date.js";
import { MODERATELY_ACTIVE_DAYS } from "../../audience/facts/activity.js";
import { rhythmWords } from "../shows/rhythm-words.js";
import { type CheckId, type FeedFinding, finding, type FindingState } from "./finding.js";

/** The number of latest episodes that are read: enough to show a rhythm, few enough to leave out old habits. */
export const EPISODES_READ = 50;

/** The stored data of an episode. `published` in epoch seconds, `duration` in seconds. */
export type EpisodeFacts = {
  readonly published: number | null;
  readonly duration: number | null;
  readonly audio: "https" | "http" | "none";
  /** null if the feed was read by a version that did not store this. */
  readonly hasTranscript: boolean | null;
  readonly hasPeople: boolean | null;
};

const DAY = 86_400;
/** A rhythm needs at least this many gaps. */
const LEAST_GAPS = 3;
/** Judgment: a gap is normal up to twice the median, or up to two extra days for shows that skip weekends. */
const usualUpTo = (median: number): number => Math.max(2 * median, median + 2);
/** Judgment: a show is regular if at least this share of its gaps is normal. */
const REGULAR = 0.8;
/** In days. A smaller median means that all episodes got the same date, for example after a move to another host. */
const LEAST_MEDIAN = 0.1;
/** A judgment call: a show is late after three gaps, but not before three weeks. */
const [LATE_GAPS, LEAST_LATE_DAYS] = [3, 21];
/** Judgment: a fact counts as present if at least this share of episodes has it. */
const MOSTLY = 0.5;

type Rhythm = { readonly median: number; readonly gaps: readonly number[] };

/**
 * Returns the findings from a feed's latest episodes, at most `EPISODES_READ`, in any order. `readAt` is in epoch seconds, or null if
 * unknown.
 */
export function episodeFindings(
  episodes: readonly EpisodeFacts[],
  { now, readAt }: { readonly now: Date; readonly readAt: number | null },
): readonly FeedFinding[] {
  if (episodes.length === 0) {
    const checks: CheckId[] = ["rhythm", "latest", "https-audio", "durations", "transcripts"];
    return checks.map((id) => finding(id, "unknown", "No episodes are known."));
  }
  const dates = episodes
    .flatMap(({ published }) => (published !== null && published <= now.getTime() / 1000 + DAY ? [published] : []))
    .sort((a, b) => b - a);
  const rhythm = rhythmOf(dates);
  return [
    rhythmFinding(rhythm, dates.length),
    latestFinding(dates[0], rhythm, { now: now.getTime() / 1000, readAt }),
    audioFinding(episodes),
    durationFinding(episodes),
    transcriptFinding(episodes),
  ];
}

/** undefined if there are too few dates, or if nearly all dates are the same. */
function rhythmOf(newestFirst: readonly number[]): Rhythm | undefined {
  const gaps = newestFirst.slice(1).map((date, index) => ((newestFirst[index] ?? date) - date) / DAY);
  const median = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  return gaps.length < LEAST_GAPS || median === undefined || median < LEAST_MEDIAN ? undefined : { median, gaps };
}

function rhythmFinding(rhythm: Rhythm | undefined, dated: number): FeedFinding {
  if (rhythm === undefined) {
    const seen =
      dated <= LEAST_GAPS
        ? "Too few dated episodes to tell."
        : "Its episodes have nearly the same date, so we can’t tell how often it publishes.";
    return finding("rhythm", "unknown", seen);
  }
  const { median, gaps } = rhythm;
  const limit = usualUpTo(median);
  const long = gaps.filter((gap) => gap > limit).length;
  const usual = gaps.length - long;
  if (long === 0)
    return finding("rhythm", "pass", `${rhythmWords(median)}. No gap is longer than ${spanOfDays(limit)}.`);
  const longest = `The longest is ${spanOfDays(Math.max(...gaps))}.`;
  const seen = `${rhythmWords(median)}, but ${long} of ${gaps.length} gaps ${long === 1 ? "is" : "are"} longer than ${spanOfDays(limit)}.`;
  return finding("rhythm", usual / gaps.length >= REGULAR ? "pass" : "note", `${seen} ${longest}`);
}

function latestFinding(
  newest: number | undefined,
  rhythm: Rhythm | undefined,
  { now, readAt }: { readonly now: number; readonly readAt: number | null },
): FeedFinding {
  if (newest === undefined) return finding("latest", "unknown", "No episode has a plausible date.");
  const days = Math.max(0, (now - newest) / DAY);
  const late = rhythm ? Math.max(LATE_GAPS * rhythm.median, LEAST_LATE_DAYS) : MODERATELY_ACTIVE_DAYS;
  if (days <= late) return finding("latest", "pass", `Published ${daysAgo(days)}.`);
  // Newer episodes may have come out since the feed was read, so the show must have been late already at that time.
  if (readAt === null || (readAt - newest) / DAY <= late) {
    return finding("latest", "unknown", `Published ${daysAgo(days)}. We haven’t read the feed since.`);
  }
  const before = rhythm ? ` Before that: ${rhythmWords(rhythm.median).toLowerCase()}.` : "";
  return finding("latest", "note", `Published ${daysAgo(days)}.${before}`);
}

function audioFinding(episodes: readonly EpisodeFacts[]): FeedFinding {
  const total = episodes.length;
  const [plain, missing] = (["http", "none"] as const).map(
    (kind) => episodes.filter(({ audio }) => audio === kind).length,
  ) as [number, number];
  if (plain + missing === 0) return finding("https-audio", "pass", `Used for ${some(total, total)}.`);
  const seen = [
    ...(plain > 0 ? [`Plain http for ${some(plain, total)}.`] : []),
    ...(missing > 0 ? [`No file for ${some(missing, total)}.`] : []),
  ];
  return finding("https-audio", "note", seen.join(" "));
}

function durationFinding(episodes: readonly EpisodeFacts[]): FeedFinding {
  const total = episodes.length;
  const missing = episodes.filter(({ duration }) => duration === null || duration <= 0).length;
  return missing === 0
    ? finding("durations", "pass", `Given for ${some(total, total)}.`)
    : finding("durations", "note", `Missing for ${some(missing, total)}.`);
}

function transcriptFinding(episodes: readonly EpisodeFacts[]): FeedFinding {
  const known = episodes.filter(({ hasTranscript }) => hasTranscript !== null);
  const having = known.filter(({ hasTranscript }) => hasTranscript === true).length;
  if (known.length === 0) return finding("transcripts", "unknown", "Not read yet.");
  const state: FindingState = having / known.length >= MOSTLY ? "pass" : "note";
  return finding("transcripts", state, having === 0 ? "None." : `Given for ${some(having, known.length)}.`);
}

/** Returns "12 of its 50 latest episodes", "all of its 50 latest episodes" or "its one episode". */
export function some(count: number, total: number): string {
  if (total === 1) return "its one episode";
  return `${count === total ? "all" : count} of its ${total} latest episodes`;
}
