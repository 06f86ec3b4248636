import { LRUCache } from "lru-cache";
import type { LimitRule } from "./limit-rules.js";

/** Maximum number of networks in memory; the least recently active one is evicted first (about 10 MB when full). */
const MOST_NETWORKS = 50_000;

type Count = { readonly until: number; spent: number };

/** Counts in this process's memory, for events too frequent for a database row each. */
export class NetworkCounter {
  private readonly counts = new LRUCache<string, Count>({ max: MOST_NETWORKS });

  /** `clock` returns monotonic milliseconds. */
  constructor(
    private readonly rule: LimitRule,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Counts `points` more. Above the limit, returns the seconds to wait; otherwise undefined. */
  trySpend(network: string, points = 1): number | undefined {
    const now = this.clock();
    const known = this.counts.get(network);
    const count = known && known.until > now ? known : { until: now + this.rule.seconds * 1_000, spent: 0 };
    if (count !== known) this.counts.set(network, count);
    count.spent += points;
    return count.spent > this.rule.points ? Math.max(1, Math.ceil((count.until - now) / 1_000)) : undefined;
  }
}
