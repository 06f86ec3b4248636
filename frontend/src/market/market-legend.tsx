import { ABOVE_AVERAGE, BELOW_AVERAGE } from "@earshot/domain/market/comparison";
import { HIGH_COMPETITION, LEAST_MEDIAN, LOW_COMPETITION } from "@earshot/domain/market/competition";

const TERMS: readonly { readonly term: string; readonly means: string }[] = [
  {
    term: "The bars above the strip",
    means:
      "The category’s shows in this show’s language that have an estimate, on the same scale; in all languages if those are too few. This show’s band is highlighted.",
  },
  { term: "The strip", means: "This show’s listeners, on the same scale as everywhere else." },
  {
    term: "The gray bar under it",
    means: "The category’s average show, on the same scale. Where they overlap, there’s no clear difference.",
  },
  {
    term: "Above and below average",
    means: `We compare the middles of the ranges. Above: at least ${ABOVE_AVERAGE} times the average. Below: at most ${BELOW_AVERAGE} times. On par: in between.`,
  },
  {
    term: "Competition",
    means: `How many podcasts the category has, compared with the median of its level (main categories or sub-categories). High: at least ${HIGH_COMPETITION} times. Low: at most ${LOW_COMPETITION} times. Typical: in between. A dash: the median is unknown or below ${LEAST_MEDIAN}.`,
  },
];

/** The terms used on the market cards, and the rules behind them. */
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
