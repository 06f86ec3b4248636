import { formatCount } from "../../shared/text/format-count.js";
import { chartAudience, type ChartPlace, NEW_SHOW } from "../signals/chart-audience.js";
import type { DemandSignal, ReadChart } from "../signals/demand-signal.js";
import { FITTED } from "../signals/fitted-model.js";
import { twoDigits } from "../range/readable-range.js";
import { type MonthlyFigures, monthlyFigures } from "../facts/monthly-figures.js";

/**
 * The estimate from one signal: listeners in 30 days, and its typical error as a standard deviation in powers of ten (0.3 is a factor of
 * two).
 */
export type SignalEvidence = {
  readonly listeners: number;
  readonly deviation: number;
  /** Set for a chart place of a new show, which means less. */
  readonly isOfNewShow?: true;
  /** Set for chart places if no chart is of a country that speaks the show's language: most of its listeners may be elsewhere. */
  readonly isOnlyAbroad?: true;
  /** Set for chart places if no chart is of the largest country of the show's language, nor of its own country. */
  readonly isWithoutLargest?: true;
};

/** What the weight of a signal depends on besides the signal. */
export type SignalContext = {
  /** The show's monthly figures at one download per episode; converts downloads to listeners. */
  readonly unit: MonthlyFigures;
  readonly now: Date;
  /** The show's language (ISO 639-1, optionally with a region). */
  readonly language?: string | undefined;
  /** The show's own country (ISO 3166-1 alpha-2), if it names one. */
  readonly country?: string | undefined;
  /** Whether the show was new on the days of its chart places. */
  readonly isNew: boolean;
};

/**
 * Judgment: listeners for each rating of a show, each of its reviews of 30 days, and each follower on one platform. The last is what 14
 * shows say in the middle case: 0.31 plays of an episode for each follower, and 2.1 listeners in a month for each one of an episode.
 */
export const LISTENERS_FOR_EACH = { rating: 40, review: 10_000, follower: 0.7 } as const;
/**
 * Judgment: makers state too much. One told the press 750,000 and counted 400,000; another said 15,000, and later "more than 5,000". Both
 * are powers of ten: what a stated figure is lowered by, and what its deviation has above a published one's.
 */
export const STATED = { lowered: 0.1, deviation: 0.2 } as const;
/** Judgment: the error from days that were not counted. It adds to the error of the conversion. */
const MISSING_DAYS = 0.1;
/** Judgment: how far shows drift from a figure or a place per year. */
export const DRIFT_A_YEAR = 0.08;
const YEAR_SECONDS = 365.25 * 86_400;
/**
 * Only two public figures exist: score 7 with 2.09 million downloads a month, score 9 with 8,314. Even an error of a factor of ten is
 * lenient.
 */
export const POPULARITY_DEVIATION = 1;
/**
 * No show has ratings or reviews together with a figure to compare with. They count as no more accurate than followers, for which there
 * are some figures.
 */
export const UNCHECKED = FITTED.followers.deviation;
const DAYS_PER_MONTH = 30;

/**
 * The evidence of a signal; undefined when it gives no number (a list without places) or one that says nothing (0).
 */
export function evidenceOfSignal(signal: DemandSignal, context: SignalContext): SignalEvidence | undefined {
  const found = weigh(signal, context);
  if (!found || !Number.isFinite(found.listeners) || found.listeners <= 0) return undefined;
  return { ...found, deviation: Math.hypot(found.deviation, DRIFT_A_YEAR * ageInYears(signal, context.now)) };
}

/** How old a sign of demand is; 0 for one without a date, except a published figure, which is then as old as can be. */
export function ageInYears({ kind, at }: DemandSignal, now: Date): number {
  const seconds = now.getTime() / 1000;
  return Math.max(0, seconds - (at ?? (kind === "published" ? 0 : seconds))) / YEAR_SECONDS;
}

function weigh(signal: DemandSignal, context: SignalContext): SignalEvidence | undefined {
  const unit = monthOf(signal, context);
  const listenersPerDownload = unit.people / unit.reach;
  const converted = Math.hypot(FITTED.downloadsPerListener.deviation, unit.deviation);
  switch (signal.kind) {
    case "downloads":
      return {
        listeners: signal.perMonth * listenersPerDownload,
        deviation: signal.complete ? converted : Math.hypot(converted, MISSING_DAYS),
      };
    case "stated":
      return {
        listeners: ((signal.perWeek * DAYS_PER_MONTH * listenersPerDownload) / 7) * 10 ** -STATED.lowered,
        deviation: Math.hypot(converted, FITTED.published.deviation) + STATED.deviation,
      };
    case "published": {
      const each = { listeners: 1, downloads: listenersPerDownload, perEpisode: unit.people }[signal.unit];
      const conversion = { listeners: 0, downloads: converted, perEpisode: FITTED.downloadsPerListener.deviation }[
        signal.unit
      ];
      return {
        listeners: signal.figure * each,
        deviation: Math.hypot(FITTED.published.deviation, conversion),
      };
    }
    case "chart":
      return chartEvidence(signal, context.isNew);
    case "reviews":
      return { listeners: signal.perMonth * LISTENERS_FOR_EACH.review, deviation: UNCHECKED };
    case "ratings":
      return { listeners: signal.count * LISTENERS_FOR_EACH.rating, deviation: UNCHECKED };
    case "followers":
      return { listeners: signal.count * LISTENERS_FOR_EACH.follower, deviation: UNCHECKED };
    case "list":
      return undefined;
    case "popularity":
      return { listeners: popularityAudience(signal.score), deviation: POPULARITY_DEVIATION };
  }
}

/** The month of a published figure by the episodes in it, which may be more than the feed has; otherwise the show's usual month. */
function monthOf(signal: DemandSignal, { unit }: SignalContext): MonthlyFigures {
  return signal.kind === "published" && signal.episodes !== undefined
    ? monthlyFigures(1, { episodesPer30Days: signal.episodes })
    : unit;
}

function chartEvidence(chart: ChartPlace, isNew: boolean): SignalEvidence {
  const listeners = chart.place >= 1 ? chartAudience(chart) : Number.NaN;
  const { deviation } = FITTED.chart;
  if (!isNew) return { listeners, deviation };
  return {
    listeners: listeners * NEW_SHOW.part,
    deviation: Math.hypot(deviation, NEW_SHOW.deviation),
    isOfNewShow: true,
  };
}

/** Judgment: from about 350 listeners at score 1 to 63,000 at score 10. Sources write 0 for "not counted". */
function popularityAudience(score: number): number {
  return score > 0 ? 10 ** (2.3 + 0.25 * Math.min(score, 10)) : Number.NaN;
}

export function signalLabel(signal: DemandSignal): string {
  switch (signal.kind) {
    case "downloads":
      return "Measured downloads";
    case "stated":
      return "Stated downloads";
    case "published":
      return "Published figure";
    case "chart":
      return signal.genre === undefined ? "Chart position" : "Chart position in its category";
    case "reviews":
      return "Recent reviews";
    case "ratings":
      return "Ratings";
    case "followers":
      return "Followers";
    case "list":
      return "On a list of popular shows";
    case "popularity":
      return "Popularity score";
  }
}

const UNITS = {
  listeners: "listeners in 30 days",
  downloads: "downloads in 30 days",
  perEpisode: "downloads an episode",
} as const;

/** "not among the 100 in US or GB": the charts that do not have the show, by the number of their places. */
function absences(charts: readonly ReadChart[]): readonly string[] {
  return [...new Set(charts.map(({ places }) => places))].map((many) => {
    const countries = charts.filter(({ places }) => places === many).map(({ country }) => country.toUpperCase());
    return `not among the ${formatCount(many)} in ${countries.join(" or ")}`;
  });
}

/** The signal in words: "No. 12 in US", "1,900 ratings". */
export function signalWords(signal: DemandSignal): string {
  switch (signal.kind) {
    case "downloads":
      return `${formatCount(signal.perMonth)} in 30 days${signal.complete ? "" : ", some days missing"}`;
    case "stated":
      return `${formatCount(signal.perWeek)} a week`;
    case "published":
      return signal.workedOutFrom === undefined
        ? `${formatCount(signal.figure)} ${UNITS[signal.unit]}`
        : `about ${formatCount(twoDigits(signal.figure))} ${UNITS[signal.unit]}, worked out from a ${signal.workedOutFrom}`;
    case "chart":
      return [
        `No. ${formatCount(signal.place)} in ${signal.country.toUpperCase()}`,
        ...(signal.genre === undefined ? [] : [signal.genre]),
        ...absences(signal.absentFrom ?? []).map((words) => (signal.genre === undefined ? words : `${words} overall`)),
      ].join(", ");
    case "reviews":
      return `${formatCount(signal.perMonth)} in 30 days`;
    case "ratings":
    case "followers":
      return formatCount(signal.count);
    case "list":
      return `one of ${formatCount(signal.shows)}${signal.genre === undefined ? "" : ` in ${signal.genre}`}`;
    case "popularity":
      return `${Math.round(signal.score * 10) / 10} of 10`;
  }
}
