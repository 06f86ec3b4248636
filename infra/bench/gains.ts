/** How well a ranking answers a query. */
export type Gains = {
  /** Normalized discounted cumulative gain of the first ten, 0 to 1. */
  readonly ndcg: number;
  /** The same without the documents that nobody judged, which are removed from the ranking first. */
  readonly judgedNdcg: number;
  /** One divided by the place of the first relevant document; 0 if none is among those ranked. */
  readonly reciprocalRank: number;
};

const DEPTH = 10;

/**
 * The gains of a ranking against grades (gain 2^grade - 1, discount log2 of the place + 1: Järvelin and Kekäläinen 2002
 * in the form that search engines use). Documents that nobody judged gain nothing.
 */
export function gains(ranking: readonly string[], grades: ReadonlyMap<string, number>): Gains {
  const ideal = discounted([...grades.values()].sort((a, b) => b - a));
  const of = (documents: readonly string[]) => discounted(documents.map((document) => grades.get(document) ?? 0));
  const first = ranking.findIndex((document) => (grades.get(document) ?? 0) > 0);
  return {
    ndcg: ideal > 0 ? of(ranking) / ideal : 0,
    judgedNdcg: ideal > 0 ? of(ranking.filter((document) => grades.has(document))) / ideal : 0,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
  };
}

function discounted(values: readonly number[]): number {
  return values.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
