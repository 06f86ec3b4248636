/**
 * The items in round-robin order: one of each group, then another one of each. In this order, requests wait least for hosts that
 * allow one request at a time.
 */
export function roundRobin<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const counts = new Map<string, number>();
  const rounds: Item[][] = [];
  for (const item of items) {
    const group = groupOf(item);
    const round = counts.get(group) ?? 0;
    counts.set(group, round + 1);
    (rounds[round] ??= []).push(item);
  }
  return rounds.flat();
}
