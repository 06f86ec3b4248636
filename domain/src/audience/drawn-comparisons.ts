/** A public figure and our estimate, in downloads in 30 days, to two digits. */
export type DrawnComparison = {
  /** "kind" is the usual range of such shows, fitted without this show; "scored" an estimate from a popularity score. */
  readonly evidence: "kind" | "scored";
  readonly published: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
};

/** Made by `npm run bench -- estimates`, whose test compares them with the data. */
export const DRAWN_COMPARISONS: readonly DrawnComparison[] = [
  { evidence: "kind", published: 680, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 750, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 760, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 770, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 860, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 1_100, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 2_000, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 2_600, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 3_900, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 4_700, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 7_500, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 8_100, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "scored", published: 8_300, low: 7_000, middle: 70_000, high: 700_000 },
  { evidence: "kind", published: 8_500, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 8_600, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "kind", published: 21_000, low: 530, middle: 2_700, high: 14_000 },
  { evidence: "kind", published: 37_000, low: 440, middle: 2_000, high: 10_000 },
  { evidence: "scored", published: 2_100_000, low: 2_000, middle: 20_000, high: 200_000 },
];
