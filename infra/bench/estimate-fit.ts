import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { PRIOR_FALL, jointPlace } from "@earshot/domain/audience/signals/chart-audience";
import type { DrawnComparison, FittedModel } from "@earshot/domain/audience/signals/fitted-model";
import type { MeasuredError } from "@earshot/domain/audience/signals/measured-errors";
import { RANGE_DEVIATIONS } from "@earshot/domain/audience/range/spread";
import { twoDigits } from "@earshot/domain/audience/range/readable-range";
import { estimateListeners, METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { formatListenerRange } from "@earshot/domain/audience/range/listener-range";
import { EXAMPLE_SIGNALS } from "@earshot/domain/audience/signals/fitted-model";
import { type Comparison, errorOf } from "./estimate-errors.ts";
import { fitLine, leaveOneOut, type Line, type Point, type Prior } from "./fit-line.ts";
import { DRIFT_A_YEAR, signalLabel, signalWords } from "@earshot/domain/audience/estimate/signal-evidence";
import {
  CHARTED_SHOWS,
  type ChartedShow,
  DOWNLOAD_PAIRS,
  type DownloadPair,
  FOLLOWED_SHOWS,
  type FollowedShow,
  REPEATED_FIGURES,
  type RepeatedFigure,
} from "./published-audiences.ts";

// All fits use powers of ten: a deviation of 0.3 is a factor of two.

/** Two downloads per listener, within a factor of two; more for shows with more episodes, at most in proportion to their number. */
const PAIRS_PRIOR: Prior = { intercept: [Math.log10(2), 0.3], slope: [0.25, 0.2], noise: 0.1 };

/**
 * 11 million listeners for place 1 in the United States, falling with the power 0.74. This follows from two public statements:
 * the 32 largest shows have 2.14 million weekly listeners each on average (Edison Research), and a show in the top 1% of 450,000
 * active ones has about 23,000 (a host's quantiles, shifted by half a standard score because that host has many small shows).
 */
const CHART_PRIOR: Prior = { intercept: [Math.log10(11_000_000), 0.3], slope: [-PRIOR_FALL, 0.15], noise: 0.35 };

/** The product's model, fitted to published figures. Each show's error comes from a fit without that show. */
export function fitModel(
  pairs: readonly DownloadPair[] = DOWNLOAD_PAIRS,
  charted: readonly ChartedShow[] = CHARTED_SHOWS,
  repeated: readonly RepeatedFigure[] = REPEATED_FIGURES,
): Omit<FittedModel, "commit" | "kind"> {
  const pairPoints = pairs.map(pairPoint);
  const perListener = fitLine(pairPoints, PAIRS_PRIOR);
  const [base, growth] = [digits(10 ** perListener.intercept), digits(perListener.slope)];
  const shows = charted.map((show) => chartPoint(show, perListener));
  const chart = fitLine(shows, CHART_PRIOR);
  const [measured, places] = [leaveOneOut(pairPoints, PAIRS_PRIOR), leaveOneOut(shows, CHART_PRIOR)];
  const deviations = { pairs: deviationOf(measured), charts: deviationOf(places) };
  const comparisons = {
    measured: pairs.map(({ downloads, listeners }, at) =>
      around(listeners, downloads / 10 ** (measured[at]?.said ?? Number.NaN), deviations.pairs),
    ),
    charted: places.map(({ published, said }) => around(10 ** published, 10 ** said, deviations.charts)),
  };
  return {
    method: METHOD_VERSION,
    figures: createHash("sha256")
      .update(JSON.stringify([pairs, charted, repeated, FOLLOWED_SHOWS]))
      .digest("hex")
      .slice(0, 12),
    downloadsPerListener: { base, growth, deviation: deviations.pairs },
    chart: { firstPlace: twoDigits(10 ** chart.intercept), fall: digits(-chart.slope), deviation: deviations.charts },
    published: { deviation: digits(changeOf(repeated)), years: Math.ceil(Math.max(...repeated.map(yearsBetween))) },
    followers: { deviation: digits(followersDeviation()) },
    errors: {
      measured: errorOf(comparisons.measured),
      charted: errorOf(comparisons.charted),
      published: errorOf(repeated.map((one, at) => laterFigure(one, repeated.toSpliced(at, 1)))),
    },
    comparisons: drawn(comparisons),
    examples: examples(),
  };
}

/**
 * The commit that a fit is stamped with. Throws if files other than the model's own (`except`, relative to the folder) differ from that
 * commit, because the stamp would then name code that did not fit the model.
 */
export function fittingCommit(folder: string, except: string): string {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", `:!${except}`);
  if (changed !== "") throw new Error(`Commit these changes first, then fit the model:\n${changed}`);
  return git("rev-parse", "--short=8", "HEAD");
}

/** What the shipped model returns. If a fit changes the model, the following fit writes the new examples. */
function examples(): FittedModel["examples"] {
  const says = (signal: (typeof EXAMPLE_SIGNALS)[keyof typeof EXAMPLE_SIGNALS]) => ({
    sign: `${signalLabel(signal)}: ${signalWords(signal)}`,
    listeners: formatListenerRange(estimateListeners({ signals: [signal], updateIntervalDays: 7 }, new Date())),
  });
  const { downloads, chart, popularity } = EXAMPLE_SIGNALS;
  return { downloads: says(downloads), chart: says(chart), popularity: says(popularity) };
}

function pairPoint({ episodes, downloads, listeners }: DownloadPair): Point {
  return { x: Math.log10(Math.max(1, episodes)), y: Math.log10(downloads / listeners) };
}

function chartPoint({ figure, charts }: ChartedShow, perListener: Line): Point {
  const listeners =
    "listeners" in figure ? figure.listeners : figure.downloads / downloadsEach(figure.episodes, perListener);
  return { x: Math.log10(jointPlace(charts, PRIOR_FALL)), y: Math.log10(listeners) };
}

function downloadsEach(episodes: number, { intercept, slope }: Line): number {
  return 10 ** (intercept + slope * Math.log10(Math.max(1, episodes)));
}

/** The standard deviation of predictions made without the show itself; corrected for two fitted parameters. */
function deviationOf(said: readonly { readonly published: number; readonly said: number }[]): number {
  const squares = said.reduce((sum, one) => sum + (one.said - one.published) ** 2, 0);
  return digits(Math.sqrt(squares / Math.max(1, said.length - 2)));
}

const yearsBetween = ({ earlier, later }: RepeatedFigure): number =>
  (Date.parse(later[1]) - Date.parse(earlier[1])) / (365.25 * 86_400_000);

/** How far a later figure deviates from an earlier one, beyond the drift that is assumed per year. */
function changeOf(repeated: readonly RepeatedFigure[]): number {
  const squares = repeated.map(
    (one) => Math.log10(one.later[0] / one.earlier[0]) ** 2 - (DRIFT_A_YEAR * yearsBetween(one)) ** 2,
  );
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

/** Compares a show's later figure with its earlier one, using the deviation measured on the `others`. */
function laterFigure(show: RepeatedFigure, others: readonly RepeatedFigure[]): Comparison {
  return around(show.later[0], show.earlier[0], Math.hypot(changeOf(others), DRIFT_A_YEAR * yearsBetween(show)));
}

/** The usual plays of an episode for each follower, as a power of ten. */
export function playsForEachFollower(shows: readonly FollowedShow[] = FOLLOWED_SHOWS): number {
  return shows.reduce((sum, { followers, plays }) => sum + Math.log10(plays / followers), 0) / shows.length;
}

/** How far apart shows are in the plays of an episode for each follower. */
function followersDeviation(shows = FOLLOWED_SHOWS): number {
  const mean = playsForEachFollower(shows);
  const squares = shows.map(({ followers, plays }) => (Math.log10(plays / followers) - mean) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (squares.length - 1));
}

/** The plays of an episode of each show beside what the other shows and its followers say. Plays on one platform are not listeners. */
export function followersError(shows = FOLLOWED_SHOWS): MeasuredError {
  const deviation = followersDeviation(shows);
  return errorOf(
    shows.map(({ followers, plays }, at) =>
      around(plays, followers * 10 ** playsForEachFollower(shows.toSpliced(at, 1)), deviation),
    ),
  );
}

function around(published: number, middle: number, deviation: number): Comparison {
  const factor = 10 ** (RANGE_DEVIATIONS * deviation);
  return { published, low: middle / factor, middle, high: middle * factor };
}

function drawn(by: Readonly<Record<DrawnComparison["evidence"], readonly Comparison[]>>): readonly DrawnComparison[] {
  const all = (["measured", "charted"] as const).flatMap((evidence) =>
    by[evidence].map(({ published, low, middle, high }) => ({
      evidence,
      published: twoDigits(published),
      low: twoDigits(low),
      middle: twoDigits(middle),
      high: twoDigits(high),
    })),
  );
  return all.sort((one, other) => one.published - other.published);
}

const digits = (value: number): number => Math.round(value * 1_000) / 1_000;
