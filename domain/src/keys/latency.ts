/**
 * Upper bounds of the latency buckets, in milliseconds. One more bucket counts everything slower. Judgment: a search should take at most
 * a tenth of a second.
 */
export const LATENCY_BOUNDS: readonly number[] = [10, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** The index of the bucket for a latency in milliseconds. */
export function latencyBucket(milliseconds: number): number {
  const bucket = LATENCY_BOUNDS.findIndex((bound) => milliseconds <= bound);
  return bucket === -1 ? LATENCY_BOUNDS.length : bucket;
}

/**
 * The smallest bound in milliseconds that at least this share (0 to 1) of the latencies does not exceed. null if the share is only
 * reached in the open-ended last bucket, or if nothing was counted.
 */
export function latencyWithin(counts: readonly number[], share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  let sum = 0;
  for (const [bucket, bound] of LATENCY_BOUNDS.entries()) {
    sum += counts[bucket] ?? 0;
    if (sum >= all * share) return bound;
  }
  return null;
}
