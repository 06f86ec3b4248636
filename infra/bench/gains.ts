/** How good a ranking is for a query. */
export type Gains = {
  /** Normalized discounted cumulative gain of the first ten results, from 0 to 1. */
  readonly ndcg: number;
  /** The same after removing documents that nobody judged from the ranking. */
  readonly judgedNdcg: number;
  /** One divided by the position of the first relevant document; 0 if the ranking contains none. */
  readonly reciprocalRank: number;
};

const DEPTH = 10;

/**
 * Measures a ranking by grades (gain 2^grade - 1, discount log2(position + 1): Järvelin and Kekäläinen 2002, in the form that search
 * engines use). Documents that nobody judged have no gain.
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
