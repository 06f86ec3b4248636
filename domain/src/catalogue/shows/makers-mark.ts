/** Fields of a show that its makers can correct. */
export const CORRECTED_FIELDS = ["description", "link"] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** The information on a page about makers who proved that the show is theirs. Times in epoch seconds. */
export type MakersMark = {
  readonly since: number;
  /** Fields that have the makers' words instead of the source's. */
  readonly corrected: readonly CorrectedField[];
  /** null: they have not corrected anything yet. */
  readonly correctedAt: number | null;
};
