/**
 * The items in another order: one of each group, then another one of each, and so on. Requests that are made in this order
 * wait least for hosts that want to be asked one by one.
 */
export function inTurns<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
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
