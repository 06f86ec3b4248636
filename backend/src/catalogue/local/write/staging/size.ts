/** The facts about a show's size that sorting uses. */
export type SizeFacts = {
  /** Midpoint of the listener range on a logarithmic scale; undefined if unknown. */
  readonly listeners?: number;
  readonly episodeCount?: number;
  /** 0 to 10. */
  readonly popularityScore?: number;
  readonly priority?: number;
  readonly itunesId?: number;
  readonly imageUrl?: string;
  readonly description?: string;
};

/**
 * The number by which the catalogue is ordered, larger first: the decimal logarithm of the estimated listeners, then
 * signs of a well-kept show, which together weigh less than one power of ten. Most shows have no popularity score and
 * many no estimate; these signs put well-described shows before bare entries.
 */
export function sizeOf(facts: SizeFacts): number {
  const listeners = Math.log10(1 + Math.max(0, facts.listeners ?? 0));
  const score = Math.min(10, Math.max(0, facts.popularityScore ?? 0)) / 10;
  const episodes = Math.min(1, Math.log10(1 + Math.max(0, facts.episodeCount ?? 0)) / 3);
  const signs =
    0.3 * score +
    0.2 * episodes +
    0.15 * Number((facts.priority ?? 0) > 0) +
    0.1 * Number(facts.itunesId !== undefined) +
    0.1 * Number(facts.imageUrl !== undefined) +
    0.1 * Math.min(1, (facts.description?.length ?? 0) / 400);
  // The database stores four bytes, so the size is rounded here: the order is the same before and after storing.
  return Math.fround(Math.round((listeners + signs) * 1e4) / 1e4);
}
