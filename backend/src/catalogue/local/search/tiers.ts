/** One partition of the catalogue: the shows from position `from` up to, but not including, position `to` + 1. */
export type Tier = { readonly table: string; readonly from: number; readonly to: number };

/** All shows that are not popular: in a large catalogue, most of them. */
export const UNPOPULAR: Tier = { table: "catalogue.podcasts_tier5", from: 1_250_001, to: 2_147_483_646 };

/**
 * Popularity tiers, the most popular first, as the migrations make them. A search asks one after the other and stops when
 * it has enough, so that a word which millions of shows have costs no more than one that thousands have.
 */
const TIERS: readonly Tier[] = [
  { table: "catalogue.podcasts_tier1", from: 0, to: 10_000 },
  { table: "catalogue.podcasts_tier2", from: 10_001, to: 50_000 },
  { table: "catalogue.podcasts_tier3", from: 50_001, to: 250_000 },
  { table: "catalogue.podcasts_tier4", from: 250_001, to: 1_250_000 },
  UNPOPULAR,
];

/** The tiers that hold anything in a catalogue whose last show has this position; 0 when it is empty. */
export function tiersOf(last: number): readonly Tier[] {
  return last === 0 ? [] : TIERS.filter(({ from }) => from <= last);
}
