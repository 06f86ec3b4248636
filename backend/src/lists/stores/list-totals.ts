/** Maximum number of cached totals; the oldest is evicted first. */
const CACHED_TOTALS = 2_000;

/**
 * Caches the number of items that match a query. Counting 100,000 takes longer than the rest of a page, so totals are cached by the
 * list's edition, which every change replaces (`lockLists`).
 */
export class ListTotals {
  private readonly totals = new Map<string, number>();

  /** `of`: the list, its edition before `count` is called, and the query. */
  async total(of: readonly (string | undefined)[], count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(of);
    const cached = this.totals.get(key);
    if (cached !== undefined) return cached;
    const total = await count();
    this.totals.set(key, total);
    const [oldest] = this.totals.keys();
    if (this.totals.size > CACHED_TOTALS && oldest !== undefined) this.totals.delete(oldest);
    return total;
  }
}
