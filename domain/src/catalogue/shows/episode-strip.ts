import type { Episode } from "./episode.js";
import type { Podcast, PodcastDetail } from "./podcast.js";

/** How many months the strip of episodes covers. */
const STRIP_MONTHS = 24;

/** An episode on the strip. `at` is from 0 (24 months ago) to 1 (now), `height` from 0 to 1 by duration. */
export type StripMark = { readonly at: number; readonly height: number };

/**
 * A calendar month and its number of episodes. `month` is text such as "2026-11"; `minutes` is the median length, undefined if unknown. On
 * the strip it is from `from` to `to`, from 0 to 1; the newest month ends now.
 */
export type StripMonth = {
  readonly month: string;
  readonly episodes: number;
  readonly minutes: number | undefined;
  readonly from: number;
  readonly to: number;
};

export type EpisodeStrip = {
  readonly marks: readonly StripMark[];
  /** Newest first, including months without episodes. Months before `from` are left out. */
  readonly months: readonly StripMonth[];
  /** 0 to 1: the point before which episodes are unknown, because the source lists only newer ones. 0 if all are known. */
  readonly from: number;
  /** Whether all dated episodes are older than the strip; false if no episode has a date. */
  readonly silent: boolean;
};

/** The height of an episode of unknown length, and the minimum height, relative to the longest episode. */
const UNKNOWN_HEIGHT = 0.5;
const LEAST_HEIGHT = 0.12;

/** A show. The date of its facts is only known once its own page has been loaded. */
export type DatedShow = Podcast & Partial<Pick<PodcastDetail, "activity" | "origin">>;

/**
 * The date up to which a show's episodes are known. Usually today, unless its facts are too old to tell whether the show still publishes
 * (`datesShowActivity`). A strip up to today would then suggest that the show had gone silent.
 */
export function knownUntil({ activity, origin }: Pick<DatedShow, "activity" | "origin">, now: Date): Date {
  return activity === "unknown" && origin?.at ? new Date(origin.at * 1000) : now;
}

/** The strip of the 24 months up to `now`. `complete` means that there are no episodes older than the given ones. */
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
      const [year = 0, number = 0] = month.split("-").map(Number);
      const own = dated.filter(({ moment }) => monthOf(new Date(moment)) === month);
      const lengths = own.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds])).sort((a, b) => a - b);
      const middle = lengths[Math.floor(lengths.length / 2)];
      return {
        month,
        episodes: own.length,
        minutes: middle === undefined ? undefined : Math.round(middle / 60),
        from: share(Date.UTC(year, number - 1, 1)),
        to: share(Math.min(now.getTime(), Date.UTC(year, number, 1))),
      };
    }),
    from: share(from),
    silent: dated.length === 0 && dates.some((date) => date < start),
  };
}

/**
 * The strip of a show in a comparison, where all strips share an axis that ends today. undefined if the show's episodes are not known up
 * to today, because its marks would be at the wrong dates.
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
