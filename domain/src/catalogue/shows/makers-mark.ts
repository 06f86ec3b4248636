export const CORRECTED_FIELDS = ["description", "link"] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** What a page says about makers who proved that the show is theirs. Times are in epoch seconds. */
export type MakersMark = {
  readonly since: number;
  /** Fields where the makers' text replaces the source's. */
  readonly corrected: readonly CorrectedField[];
  /** null if they have not corrected anything yet. */
  readonly correctedAt: number | null;
};

const NAMES: Readonly<Record<CorrectedField, string>> = { description: "description", link: "website" };

/** "description and website by its makers"; undefined if they corrected nothing. */
export function correctedWords(makers: MakersMark | undefined): string | undefined {
  if (!makers || makers.corrected.length === 0) return undefined;
  return `${makers.corrected.map((field) => NAMES[field]).join(" and ")} by its makers`;
}
