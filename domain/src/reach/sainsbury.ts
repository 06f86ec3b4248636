/**
 * The number of people reached by audiences that overlap at random in a universe (Sainsbury formula): U·(1−Π(1−aᵢ/U)). If the
 * universe is smaller than the largest audience, that audience is used instead. So the result is always between the largest
 * audience and the sum of all.
 */
export function sainsbury(audiences: readonly number[], universe: number): number {
  let largest = 0;
  for (const audience of audiences) largest = Math.max(largest, audience);
  const people = Math.max(universe, largest);
  return audiences.reduce((reached, audience) => reachedWith(reached, audience, people), 0);
}

/** One step of the formula: adds one audience to the people reached so far. `universe` must not be smaller than either. */
export function reachedWith(reached: number, audience: number, universe: number): number {
  if (universe === 0) return 0;
  // Rounding must not make the result smaller than one of its parts.
  return Math.max(reached, audience, reached + audience * (1 - reached / universe));
}
