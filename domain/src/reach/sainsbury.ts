/**
 * People reached by audiences that overlap at random in a universe (Sainsbury): U·(1−Π(1−aᵢ/U)). A universe smaller than the
 * largest audience counts as that audience, so the result is always between the largest audience and their sum.
 */
export function sainsbury(audiences: readonly number[], universe: number): number {
  let largest = 0;
  for (const audience of audiences) largest = Math.max(largest, audience);
  const people = Math.max(universe, largest);
  return audiences.reduce((reached, audience) => reachedWith(reached, audience, people), 0);
}

/** One step of it: the people reached so far, and one audience more. `universe` is not smaller than either. */
export function reachedWith(reached: number, audience: number, universe: number): number {
  if (universe === 0) return 0;
  // Rounding must not take the result below one of its parts.
  return Math.max(reached, audience, reached + audience * (1 - reached / universe));
}
