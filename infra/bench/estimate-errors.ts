import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { estimateAudience, type AudienceFacts } from "@earshot/domain/audience/estimate/estimate-audience";
import { likelyListeners } from "@earshot/domain/audience/range/listener-band";
import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { MeasuredError } from "@earshot/domain/audience/signals/measured-errors";
import { downloadsPerListener, monthlyFigures } from "@earshot/domain/audience/facts/monthly-figures";
import { publishingRecord } from "@earshot/domain/audience/facts/publishing-record";
import { typicalDownloads } from "@earshot/domain/audience/estimate/typical-range";
import type { LaunchedShow } from "./published-audiences.ts";

/** A show's public figure, and what a directory knows about the show: downloads in 30 days, as of `day`. */
export type PublicFigure = { readonly downloads: number; readonly facts: AudienceFacts; readonly day: Date };

/** A show's estimate and its public figure, in the same unit. */
export type Comparison = {
  readonly published: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
};

type PublishedShow = {
  readonly episodeCount: number;
  readonly latestEpisodePublished: number;
  readonly itunesID: number;
  readonly weekly_downloads_avg: { readonly value: number; readonly updated: string };
};

/** Shows whose makers publish their weekly downloads, sorted by name. The number of episodes is from a later day than the figure. */
export function publishedShows(folder: string): readonly PublicFigure[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as PublishedShow)
    .filter((show) => show.weekly_downloads_avg.value > 0)
    .map((show) => {
      const day = new Date(show.weekly_downloads_avg.updated);
      return {
        downloads: (show.weekly_downloads_avg.value * 30) / 7,
        day,
        facts: {
          episodeCount: show.episodeCount,
          newestEpisode: Math.min(show.latestEpisodePublished, day.getTime() / 1000),
          categories: ["Technology"],
          language: "de",
          hasItunesId: show.itunesID > 0,
        },
      };
    });
}

/** From issue 38 of Podcastindex-org/database: two shows with their popularity score and their monthly downloads. */
export const SCORED: readonly PublicFigure[] = [
  { downloads: 2_090_000, facts: { popularityScore: 7 }, day: new Date("2023-01-01") },
  { downloads: 8_314, facts: { popularityScore: 9 }, day: new Date("2023-01-01") },
];

/** Compares the estimate of a show, made from its facts, with its public figure. */
export function compare(figure: PublicFigure): Comparison {
  const { monthlyReach } = estimateAudience(figure.facts, figure.day);
  return { published: figure.downloads, ...bounds(monthlyReach) };
}

/**
 * The listeners that a show's first month had, and what the model says of its first places. With `isOld`, of the same places of a
 * show that is years old.
 */
export function compareLaunch({ downloads, episodes, countries, date }: LaunchedShow, isOld = false): Comparison {
  const day = new Date(`${date}-28`);
  const seconds = day.getTime() / 1000;
  const signals = countries.map((country) => {
    return { kind: "chart", place: 1, country, at: seconds, source: "Apple Podcasts" } as const;
  });
  const oldestEpisode = seconds - (isOld ? 1_000 : 20) * 86_400;
  const { listeners } = estimateAudience({ signals, oldestEpisode }, day);
  return { published: downloads / downloadsPerListener(episodes), ...bounds(listeners) };
}

/** The typical range of shows like this one beside its public figure. Some months have no episode. */
export function compareKind(figure: PublicFigure, shift: number): Comparison {
  const record = publishingRecord(figure.facts, figure.day);
  const { low, middle, high } = typicalDownloads(figure.facts, figure.day, shift);
  const { reach } = monthlyFigures(1, record);
  return { published: figure.downloads, low: low * reach, middle: middle * reach, high: high * reach };
}

/** The shift at which half of these shows are larger than is typical of their kind, and half are smaller. */
export function fitShift(half: readonly PublicFigure[]): number {
  let [low, high] = [-2, 4];
  for (let step = 0; step < 30; step += 1) {
    const shift = (low + high) / 2;
    const above = half.filter((figure) => figure.downloads > compareKind(figure, shift).middle).length;
    if (above > half.length / 2) low = shift;
    else high = shift;
  }
  return Math.round(((low + high) / 2) * 100) / 100;
}

/** Each show beside its kind's typical range, fitted on the half of the shows without it. */
export function compareOtherHalves(shows: readonly PublicFigure[]): readonly Comparison[] {
  const [one, other] = halves(shows);
  const held = (half: typeof shows, fitted: typeof shows) => half.map((show) => compareKind(show, fitShift(fitted)));
  return [...held(one, other), ...held(other, one)];
}

/** Assigns shows alternately, so that names from the entire alphabet are in both halves. */
export function halves<Item>(items: readonly Item[]): readonly [readonly Item[], readonly Item[]] {
  return [items.filter((_, at) => at % 2 === 0), items.filter((_, at) => at % 2 === 1)];
}

/** How far off the estimates were. */
export function errorOf(comparisons: readonly Comparison[]): MeasuredError {
  const share = (holds: (one: Comparison) => boolean) =>
    Math.round((comparisons.filter(holds).length / comparisons.length) * 100) / 100;
  const factors = comparisons.map(factor).sort((one, other) => one - other);
  return {
    shows: comparisons.length,
    rankCorrelation: rankCorrelation(comparisons) ?? null,
    medianFactor: Math.round(median(factors) * 10) / 10,
    withinTwo: share((one) => factor(one) <= 2),
    withinFour: share((one) => factor(one) <= 4),
    insideRange: share(({ published, low, high }) => published >= low && published <= high),
    aboveRange: share(({ published, high }) => published > high),
  };
}

/** Spearman's rank correlation between published and estimated figures; undefined if all estimates are equal. */
export function rankCorrelation(comparisons: readonly Comparison[]): number | undefined {
  const [one, other] = [ranks(comparisons.map(({ published }) => published)), ranks(comparisons.map((c) => c.middle))];
  const mean = (comparisons.length + 1) / 2;
  const sum = (value: (at: number) => number) => comparisons.reduce((all, _, at) => all + value(at), 0);
  const spread = (of: readonly number[]) => sum((at) => ((of[at] ?? 0) - mean) ** 2);
  const common = sum((at) => ((one[at] ?? 0) - mean) * ((other[at] ?? 0) - mean));
  const both = Math.sqrt(spread(one) * spread(other));
  return both === 0 ? undefined : Math.round((common / both) * 100) / 100;
}

function bounds(range: ListenerRange): Omit<Comparison, "published"> {
  if (range.kind !== "closed") throw new Error("An estimate from signs of demand has two bounds.");
  return { low: range.low, middle: likelyListeners(range) ?? range.low, high: range.high };
}

function factor({ published, middle }: Comparison): number {
  return Math.max(published / middle, middle / published);
}

function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return smaller + (same + 1) / 2;
  });
}
