import { ABOVE_AVERAGE, BELOW_AVERAGE } from "@earshot/domain/market/comparison";
import { HIGH_COMPETITION, LOW_COMPETITION } from "@earshot/domain/market/competition";

const TERMS: readonly { readonly term: string; readonly means: string }[] = [
  { term: "The strip", means: "This show's listeners, on the same scale as everywhere." },
  {
    term: "The grey bar under it",
    means: "The average show of the category, on the same scale. Where they overlap, they are alike.",
  },
  {
    term: "Above and below average",
    means: `Middle of one range against middle of the other: above from ${ABOVE_AVERAGE} times the average, below up to ${BELOW_AVERAGE} times, on par between.`,
  },
  {
    term: "Competition",
    means: `How many podcasts the category has against the median of its level (main categories with each other, sub-categories with each other): high from ${HIGH_COMPETITION} times, low up to ${LOW_COMPETITION} times, typical between.`,
  },
];

/** The terms of the market cards, with the rules behind them. */
export function MarketLegend() {
  return (
    <dl className="mb-4 grid gap-x-8 gap-y-3 rounded-card bg-surface-2 p-4 text-meta md:grid-cols-2">
      {TERMS.map(({ term, means }) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-text-2">{means}</dd>
        </div>
      ))}
    </dl>
  );
}
