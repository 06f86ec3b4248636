import { formatCount } from "../../shared/text/format-count.js";
import { chartAudience, listAudience, LIST_SPREAD } from "../signals/chart-audience.js";
import type { DemandSignal } from "../signals/demand-signal.js";
import type { MonthlyFigures } from "../facts/monthly-figures.js";

/**
 * The estimate of one signal: listeners in 30 days, and its usual error as a standard deviation in powers of ten (0.3 is a factor
 * of two).
 */
export type SignalEvidence = { readonly listeners: number; readonly deviation: number };

/** Judgement: no show with both a public chart place and a public figure is at hand to measure it. */
export const CHART_DEVIATION = 0.4;
/** Two figures are public: score 7 with 2.09 million downloads a month, score 9 with 8,314. A decade is still kind. */
const POPULARITY_DEVIATION = 1;
const DAYS_PER_MONTH = 30;

/**
 * The evidence of a signal; undefined when its number says nothing (0, not a number). `unit` is the show's month with
 * one download per episode: it turns downloads into listeners.
 */
export function evidenceOfSignal(signal: DemandSignal, unit: MonthlyFigures): SignalEvidence | undefined {
  const found = weigh(signal, unit.people / unit.reach);
  return Number.isFinite(found.listeners) && found.listeners > 0 ? found : undefined;
}

function weigh(signal: DemandSignal, listenersPerDownload: number): SignalEvidence {
  switch (signal.kind) {
    case "downloads":
      // Every listener downloads at least once; days that are missing make the month uncertain.
      return { listeners: signal.perMonth * listenersPerDownload, deviation: signal.complete ? 0.08 : 0.12 };
    case "stated":
      return { listeners: (signal.perWeek * DAYS_PER_MONTH * listenersPerDownload) / 7, deviation: 0.15 };
    case "chart":
      return { listeners: signal.place >= 1 ? chartAudience(signal) : Number.NaN, deviation: CHART_DEVIATION };
    case "reviews":
      // Judgement, as the next two: about one listener in ten thousand reviews a show in a month.
      return { listeners: signal.perMonth * 10_000, deviation: 0.5 };
    case "ratings":
      return { listeners: signal.count * 40, deviation: 0.45 };
    case "followers":
      return { listeners: signal.count * 0.7, deviation: 0.4 };
    case "list":
      return {
        listeners: signal.shows >= 1 ? listAudience(signal.shows) : Number.NaN,
        deviation: Math.hypot(CHART_DEVIATION, LIST_SPREAD),
      };
    case "popularity":
      return { listeners: popularityAudience(signal.score), deviation: POPULARITY_DEVIATION };
  }
}

/** Judgement: from about 350 listeners at score 1 to 63,000 at score 10. Sources write 0 for "not counted". */
function popularityAudience(score: number): number {
  return score > 0 ? 10 ** (2.3 + 0.25 * Math.min(score, 10)) : Number.NaN;
}

/** What a signal is called on the receipt. */
export function signalLabel(signal: DemandSignal): string {
  switch (signal.kind) {
    case "downloads":
      return "Measured downloads";
    case "stated":
      return "Stated downloads";
    case "chart":
      return signal.genre === undefined ? "Chart place" : "Chart place in its category";
    case "reviews":
      return "Recent reviews";
    case "ratings":
      return "Ratings";
    case "followers":
      return "Followers";
    case "list":
      return "In a list of popular shows";
    case "popularity":
      return "Popularity score";
  }
}

/** A signal in words: "No. 12 in US", "1,900 ratings". */
export function signalWords(signal: DemandSignal): string {
  switch (signal.kind) {
    case "downloads":
      return `${formatCount(signal.perMonth)} in 30 days${signal.complete ? "" : ", some days missing"}`;
    case "stated":
      return `${formatCount(signal.perWeek)} a week`;
    case "chart":
      return `No. ${formatCount(signal.place)} in ${signal.country.toUpperCase()}${signal.genre === undefined ? "" : `, ${signal.genre}`}`;
    case "reviews":
      return `${formatCount(signal.perMonth)} in 30 days`;
    case "ratings":
    case "followers":
      return formatCount(signal.count);
    case "list":
      return `one of ${formatCount(signal.shows)}`;
    case "popularity":
      return `${Math.round(signal.score * 10) / 10} of 10`;
  }
}
