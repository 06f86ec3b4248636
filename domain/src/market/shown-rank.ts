/** Judgment: first of a hundred is one percent. A place among fewer shows says more about which shows have an estimate than about size. */
export const FEWEST_RANKED = 100;

/** The rank of a show among `ranked` shows with an estimate; null without one, and where they are too few to rank. */
export function shownRank(rank: number | null, ranked: number): number | null {
  return ranked >= FEWEST_RANKED ? rank : null;
}
