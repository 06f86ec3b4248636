import type { Episode } from "./episode.js";
import type { Podcast, PodcastDetail } from "./podcast.js";

/** How far back the strip of episodes reaches. */
export const STRIP_MONTHS = 24;

/** An episode on the strip. `at` is 0 (24 months ago) to 1 (now), `height` 0 to 1 by duration. */
export type StripMark = { readonly at: number; readonly height: number };

/** The episodes of a calendar month, `month` as "2026-11"; `minutes` is their median length, undefined when unknown. */
export type StripMonth = { readonly month: string; readonly episodes: number; readonly minutes: number | undefined };

export type EpisodeStrip = {
  readonly marks: readonly StripMark[];
  /** Newest first; months without an episode are included with 0. Months before `from` are left out. */
  readonly months: readonly StripMonth[];
  /** 0 to 1: episodes before this are unknown, because the source lists only newer ones. 0 when all are known. */
  readonly from: number;
  /** Every dated episode is older than the strip. Without a dated one, nobody knows. */
  readonly silent: boolean;
};

/** An episode of unknown length is drawn this high, and none is lower than this share of the longest. */
const UNKNOWN_HEIGHT = 0.5;
const LEAST_HEIGHT = 0.12;

/** A show, with the day of its facts once its own page is known. */
export type DatedShow = Podcast & Partial<Pick<PodcastDetail, "activity" | "origin">>;

/**
 * The day up to which a show's episodes are known: today, unless its facts are of a day so long ago that nobody knows what came
 * after it (`datesShowActivity`). A strip up to today would then say that the show went silent.
 */
export function knownUntil({ activity, origin }: Pick<DatedShow, "activity" | "origin">, now: Date): Date {
  return activity === "unknown" && origin?.at ? new Date(origin.at * 1000) : now;
}

/** The 24 months of a show up to `now`. `complete`: there are no older episodes than the given ones. */
export function episodeStrip(
  episodes: readonly Pick<Episode, "published" | "duration">[],
  { now, complete }: { readonly now: Date; readonly complete: boolean },
): EpisodeStrip {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - STRIP_MONTHS + 1, 1);
  const dated = episodes.flatMap(({ published, duration }) => {
    const moment = published === null ? Number.NaN : Date.parse(published);
    return moment >= start && moment <= now.getTime() ? [{ moment, seconds: duration ?? undefined }] : [];
  });
  const dates = episodes.flatMap(({ published }) => (published === null ? [] : [Date.parse(published)]));
  const oldest = Math.min(now.getTime(), ...dates.filter((date) => !Number.isNaN(date)));
  const from = complete || dates.length === 0 ? start : Math.max(start, oldest);
  const longest = Math.max(1, ...dated.map(({ seconds }) => seconds ?? 0));
  const share = (moment: number) => (moment - start) / (now.getTime() - start);
  return {
    marks: dated.map(({ moment, seconds }) => ({
      at: share(moment),
      height: seconds === undefined ? UNKNOWN_HEIGHT : Math.max(LEAST_HEIGHT, seconds / longest),
    })),
    months: monthsSince(from, now).map((month) => {
      const own = dated.filter(({ moment }) => monthOf(new Date(moment)) === month);
      const lengths = own.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds])).sort((a, b) => a - b);
      const middle = lengths[Math.floor(lengths.length / 2)];
      return { month, episodes: own.length, minutes: middle === undefined ? undefined : Math.round(middle / 60) };
    }),
    from: share(from),
    silent: dated.length === 0 && dates.some((date) => date < start),
  };
}

/**
 * The strip of a show beside those of others, which share an axis that ends today; undefined where the show's episodes are not known
 * up to today. Its marks would be at the wrong dates.
 */
export function comparedStrip(
  show: Pick<DatedShow, "activity" | "origin">,
  episodes: Parameters<typeof episodeStrip>[0],
  { now, complete }: Parameters<typeof episodeStrip>[1],
): EpisodeStrip | undefined {
  return knownUntil(show, now) === now ? episodeStrip(episodes, { now, complete }) : undefined;
}

function monthsSince(from: number, now: Date): string[] {
  const months: string[] = [];
  const first = monthOf(new Date(from));
  for (let back = 0; back < STRIP_MONTHS; back += 1) {
    const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)));
    if (month >= first) months.push(month);
  }
  return months;
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
