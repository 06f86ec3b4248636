import type { AudienceFacts } from "../facts/audience-facts.js";
import { OCCASIONAL_DAYS, datesShowActivity } from "../facts/activity.js";
import { RANGE_DEVIATIONS, type Spread } from "../range/spread.js";
import {
  EVIDENCE_OF,
  strongestEvidence,
  type DemandSignal,
  type EvidenceClass,
  type SignalKind,
} from "../signals/demand-signal.js";
import { isNewInCharts, leastInList, listenersElsewhere, listenersInLarger } from "../signals/chart-audience.js";
import { FITTED } from "../signals/fitted-model.js";
import type { MonthlyFigures } from "../facts/monthly-figures.js";
import { isSilent, type PublishingRecord } from "../facts/publishing-record.js";
import {
  ageInYears,
  evidenceOfSignal,
  POPULARITY_DEVIATION,
  type SignalContext,
  type SignalEvidence,
  STATED,
  UNCHECKED,
} from "./signal-evidence.js";
import { birgeRatio, meanOf, precision } from "./sign-agreement.js";

const DAY = 86_400;
/**
 * The smallest deviation of each class, however many signals agree. Whether several signals are more accurate than one has never been
 * measured.
 */
const CLOSEST: Readonly<Record<EvidenceClass, number>> = {
  measured: FITTED.downloadsPerListener.deviation,
  stated: FITTED.published.deviation + STATED.deviation,
  ...{ charted: 0.25, published: 0.25, rated: UNCHECKED, listed: UNCHECKED, scored: POPULARITY_DEVIATION },
};

/** A signal with its estimate, and its weight from 0 to 1. */
export type WeighedSignal = SignalEvidence & { readonly signal: DemandSignal; readonly weight: number };

/** Where the signals place a show. `listeners` is a number of people. */
export type Placement = {
  readonly evidence: EvidenceClass;
  readonly signals: readonly WeighedSignal[];
  readonly listeners: Spread;
  /** Whether the signs are further apart than their errors explain. */
  readonly isDisputed: boolean;
};

/** Judgment: from this Birge ratio on, signs contradict each other. For two signs, chance alone gets there in one of twenty cases. */
const DISPUTED = 2;

/**
 * Places a show by its signs of demand; undefined when none of them counts. Counted downloads take precedence over everything
 * else, unless they are years old. The others are combined by how reliable each one is: signs that agree narrow the range, and signs that
 * are further apart than their errors explain widen it. `begun` is the first known day of the show, in epoch seconds.
 */
export function placeByDemand(
  signals: readonly DemandSignal[],
  unit: MonthlyFigures,
  now: Date,
  { begun, ...home }: Pick<SignalContext, "language" | "country"> & { readonly begun?: number | undefined } = {},
): Placement | undefined {
  const days = signals.flatMap(({ kind, at }) => (kind === "chart" ? [at ?? now.getTime() / 1000] : []));
  const context = { unit, now, ...home, isNew: isNewInCharts(begun, days) };
  const telling = signals.filter((signal) => evidenceOfSignal(signal, context) !== undefined);
  const recent = telling.filter((signal) => ageInYears(signal, now) <= FITTED.published.years);
  const evidence = strongestEvidence(recent) ?? strongestEvidence(telling);
  if (evidence === undefined) return undefined;
  const groups = grouped(
    signals.filter(({ kind }) => evidence !== "measured" || EVIDENCE_OF[kind] === evidence),
    context,
  );
  const { middle, total } = meanOf(groups);
  const ratio = birgeRatio(groups.filter(canContradict));
  const deviation = Math.max(ratio * total ** -0.5, CLOSEST[evidence]);
  const weighed = groups.flatMap(({ parts, deviation }) => {
    const counted = widest(parts);
    const sum = counted.reduce((all, { listeners }) => all + listeners, 0);
    const share = (part: (typeof parts)[number]) => (counted.includes(part) ? part.listeners / sum : 0);
    return parts.map((part) => ({ ...part, weight: (precision(deviation) / total) * share(part) }));
  });
  return {
    evidence,
    signals: weighed.sort((one, other) => other.weight - one.weight),
    listeners: spreadAround(middle, deviation * RANGE_DEVIATIONS),
    isDisputed: ratio >= DISPUTED,
  };
}

/** The popularity score counts requests of apps, which may be few for a large show. So it does not cast doubt on another sign. */
function canContradict({ parts }: Group): boolean {
  return parts.every(({ signal }) => signal.kind !== "popularity");
}

/** Whether the strongest signal is a per-episode figure, so that the figure per episode is known even if the show's rhythm is not. */
export function countsEpisodes({ signals }: Placement): boolean {
  const [first] = signals;
  return first?.signal.kind === "published" && first.signal.unit === "perEpisode";
}

/** Whether monthly downloads were converted to listeners by the show's rhythm, not by the episodes of a published figure. */
export function convertsDownloads({ signals }: Placement): boolean {
  return signals.some(({ signal }) =>
    signal.kind === "published"
      ? signal.unit === "downloads" && signal.episodes === undefined
      : signal.kind === "downloads" || signal.kind === "stated",
  );
}

/** The episodes in 30 days by which published downloads were converted; undefined if none say how many. */
export function publishedEpisodes({ signals }: Placement): number | undefined {
  const [first] = signals.flatMap(({ signal }) =>
    signal.kind === "published" && signal.unit !== "listeners" && signal.episodes !== undefined
      ? [signal.episodes]
      : [],
  );
  return first;
}

/** `middle` and `reach` are powers of ten. */
function spreadAround(middle: number, reach: number): Spread {
  return { low: 10 ** (middle - reach), middle: 10 ** middle, high: 10 ** (middle + reach) };
}

type Group = SignalEvidence & { readonly parts: readonly (SignalEvidence & { readonly signal: DemandSignal })[] };

/** Charts of several countries are one piece of evidence: their listeners add up. Every other signal is evidence by itself. */
function grouped(signals: readonly DemandSignal[], context: SignalContext): readonly Group[] {
  const telling = signals.flatMap((signal) => {
    const says = evidenceOfSignal(signal, context);
    return says === undefined ? [] : [{ signal, ...says }];
  });
  const charts = telling.filter(({ signal }) => signal.kind === "chart");
  const others = telling.filter(({ signal }) => signal.kind !== "chart").map((part) => ({ ...part, parts: [part] }));
  if (charts.length === 0) return others;
  const deviation = Math.min(...charts.map((part) => part.deviation));
  const byCountry = new Map<string, number>();
  for (const { signal, listeners } of widest(charts)) {
    const country = signal.kind === "chart" ? signal.country.toLowerCase() : "";
    byCountry.set(country, Math.max(listeners, byCountry.get(country) ?? 0));
  }
  const listeners = [...byCountry.values()].reduce((sum, people) => sum + people, 0);
  const known = {
    countries: [...byCountry.keys()],
    listeners,
    absentFrom: charts.flatMap(({ signal }) => (signal.kind === "chart" ? (signal.absentFrom ?? []) : [])),
  };
  const abroad = listenersElsewhere(context.language, known);
  if (abroad !== undefined) {
    // Halfway, in powers of ten, between no listeners at home and the same place in every chart there.
    const reach = Math.log10(1 + abroad) / 2;
    const parts = charts.map((part) => ({ ...part, isOnlyAbroad: true as const }));
    const wider = Math.hypot(deviation, reach / RANGE_DEVIATIONS);
    return [{ listeners: listeners * 10 ** reach, deviation: wider, parts }, ...others];
  }
  const larger = listenersInLarger(context.language, known, context.country);
  if (larger === undefined) return [{ listeners, deviation, parts: charts }, ...others];
  return [{ ...raisedAbove({ listeners, deviation }, larger), parts: charts.map(withoutLargest) }, ...others];
}

/** Chart places without those in a category if the country's chart of all shows has the show too: that one says more. */
function widest(charts: Group["parts"]): Group["parts"] {
  const placed = charts.map(({ signal }) => (signal.kind === "chart" ? signal : undefined));
  const isAmongAll = (country = "") =>
    placed.some((other) => other?.genre === undefined && other?.country.toLowerCase() === country.toLowerCase());
  return charts.filter((_, at) => placed[at]?.genre === undefined || !isAmongAll(placed[at].country));
}

const withoutLargest = <Part extends SignalEvidence>(part: Part) => ({ ...part, isWithoutLargest: true as const });

/**
 * Raises only the upper end of a range: to that of the same place in the charts of larger countries, whose listeners are `more` times as
 * many. Many shows in the chart of a small country are its own, others are famous everywhere.
 */
function raisedAbove({ listeners, deviation }: SignalEvidence, more: number): SignalEvidence {
  const below = deviation * RANGE_DEVIATIONS;
  const above = Math.hypot(below, Math.log10(1 + more));
  return { listeners: listeners * 10 ** ((above - below) / 2), deviation: (above + below) / 2 / RANGE_DEVIATIONS };
}

/** Signs that describe the time when they were seen. Ratings and followers are totals of all years, and an undated list tells no time. */
const OF_THEIR_DAY: ReadonlySet<SignalKind> = new Set(["downloads", "stated", "published", "chart", "reviews"]);

/**
 * The signals that currently count for a show. For a show that is dead or has been silent for more than a year, a signal must describe
 * a later time. The others do not place a show with only one episode either. A popularity score is as old as its dump and stops counting
 * after a year.
 */
export function countingSignals(facts: AudienceFacts, record: PublishingRecord, now: Date): readonly DemandSignal[] {
  const { signals = [], popularityScore, newestEpisode } = facts;
  const silent = isSilent(facts, record);
  const silentSince = (newestEpisode ?? Infinity) + OCCASIONAL_DAYS * DAY;
  const scored: readonly DemandSignal[] =
    popularityScore === undefined || !datesShowActivity(facts.readAt, now)
      ? []
      : [{ kind: "popularity", score: popularityScore, source: "Podcast Index" }];
  return [...signals, ...scored].filter((signal) => {
    const isOfItsDay = OF_THEIR_DAY.has(signal.kind);
    if (record.episodes === 1 && !isOfItsDay) return false;
    return !silent || (isOfItsDay && facts.dead !== true && (signal.at ?? 0) >= silentSince);
  });
}

type ListSignal = Extract<DemandSignal, { readonly kind: "list" }>;

/** The popular-shows lists that contain the show and count as evidence, starting with the one whose last show is largest. */
export function countingLists(facts: AudienceFacts, record: PublishingRecord, now: Date): readonly ListSignal[] {
  if (facts.signals === undefined) return [];
  const isList = (signal: DemandSignal): signal is ListSignal => signal.kind === "list" && signal.shows >= 1;
  return countingSignals(facts, record, now)
    .filter(isList)
    .toSorted((one, other) => leastInList(other) - leastInList(one));
}

/**
 * Narrows a range by how a show publishes, without moving its middle: frequent, steady publishing raises the lower end, rare publishing
 * lowers the upper end, each by at most half of the way to the middle. `strength` is from -1 to 1.
 */
export function narrowed({ low, middle, high }: Spread, strength: number): Spread {
  const part = 0.5 * Math.min(1, Math.abs(strength));
  const toward = (end: number) => end ** (1 - part) * middle ** part;
  return { low: strength > 0 ? toward(low) : low, middle, high: strength < 0 ? toward(high) : high };
}
