import type { DemandSignal } from "./demand-signal.js";
import type { MeasuredError } from "./measured-errors.js";

/** A public figure and what the model says without it, in listeners in 30 days, to two digits. */
export type DrawnComparison = {
  /** "measured": the downloads were known; "charted": chart places were. */
  readonly evidence: "measured" | "charted";
  readonly published: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
};

/** What the estimates take from published figures. Deviations are in powers of ten: 0.3 is a factor of two. */
export type FittedModel = {
  /** The commit whose code fitted it, and a hash of the figures. */
  readonly commit: string;
  readonly figures: string;
  /** Downloads for each listener of a window with n new episodes: `base` times n to the power of `growth`. */
  readonly downloadsPerListener: { readonly base: number; readonly growth: number; readonly deviation: number };
  /** Listeners of the first place of the United States, and the power of the place with which they fall. */
  readonly chart: { readonly firstPlace: number; readonly fall: number; readonly deviation: number };
  /** Each show's figure against a fit without that show. */
  readonly errors: Readonly<Record<DrawnComparison["evidence"], MeasuredError>>;
  readonly comparisons: readonly DrawnComparison[];
  /** What the model says of a weekly show with one sign, for the page about the method. */
  readonly examples: Readonly<Record<"downloads" | "chart" | "popularity", string>>;
};

/** The signs of the examples. */
export const EXAMPLE_SIGNALS = {
  downloads: { kind: "downloads", perMonth: 40_000, complete: true, source: "OP3" },
  chart: { kind: "chart", country: "us", place: 100, source: "Apple Podcasts" },
  popularity: { kind: "popularity", score: 8, source: "Podcast Index" },
} as const satisfies Readonly<Record<keyof FittedModel["examples"], DemandSignal>>;

/** Written by `npm run bench -- estimates --fit`, and the same as it by test. Change the figures, not this. */
export const FITTED: FittedModel = {
  commit: "db32e9a",
  figures: "34e92ab02c7d",
  downloadsPerListener: { base: 1.593, growth: 0.233, deviation: 0.083 },
  chart: { firstPlace: 14_000_000, fall: 0.687, deviation: 0.324 },
  errors: {
    measured: {
      shows: 11,
      rankCorrelation: 0.95,
      medianFactor: 1.2,
      withinTwo: 1,
      withinFour: 1,
      insideRange: 0.73,
      aboveRange: 0.09,
    },
    charted: {
      shows: 10,
      rankCorrelation: 0.89,
      medianFactor: 1.8,
      withinTwo: 0.5,
      withinFour: 1,
      insideRange: 0.7,
      aboveRange: 0.2,
    },
  },
  comparisons: [
    { evidence: "measured", published: 38_000, low: 27_000, middle: 34_000, high: 44_000 },
    { evidence: "measured", published: 39_000, low: 36_000, middle: 46_000, high: 59_000 },
    { evidence: "measured", published: 50_000, low: 51_000, middle: 65_000, high: 83_000 },
    { evidence: "measured", published: 53_000, low: 45_000, middle: 58_000, high: 74_000 },
    { evidence: "measured", published: 60_000, low: 41_000, middle: 52_000, high: 66_000 },
    { evidence: "charted", published: 81_000, low: 29_000, middle: 76_000, high: 200_000 },
    { evidence: "charted", published: 120_000, low: 96_000, middle: 250_000, high: 650_000 },
    { evidence: "charted", published: 130_000, low: 59_000, middle: 150_000, high: 400_000 },
    { evidence: "measured", published: 180_000, low: 150_000, middle: 190_000, high: 250_000 },
    { evidence: "measured", published: 250_000, low: 150_000, middle: 200_000, high: 250_000 },
    { evidence: "measured", published: 290_000, low: 290_000, middle: 370_000, high: 480_000 },
    { evidence: "charted", published: 290_000, low: 42_000, middle: 110_000, high: 280_000 },
    { evidence: "measured", published: 320_000, low: 240_000, middle: 310_000, high: 390_000 },
    { evidence: "charted", published: 400_000, low: 110_000, middle: 290_000, high: 750_000 },
    { evidence: "charted", published: 440_000, low: 360_000, middle: 930_000, high: 2_400_000 },
    { evidence: "charted", published: 490_000, low: 510_000, middle: 1_300_000, high: 3_500_000 },
    { evidence: "measured", published: 550_000, low: 330_000, middle: 420_000, high: 540_000 },
    { evidence: "measured", published: 920_000, low: 700_000, middle: 890_000, high: 1_100_000 },
    { evidence: "charted", published: 920_000, low: 300_000, middle: 770_000, high: 2_000_000 },
    { evidence: "charted", published: 2_900_000, low: 400_000, middle: 1_000_000, high: 2_700_000 },
    { evidence: "charted", published: 10_000_000, low: 2_400_000, middle: 6_300_000, high: 16_000_000 },
  ],
  examples: { downloads: "15,000-20,000", chart: "200,000-1,500,000", popularity: "1,000-300,000" },
};
