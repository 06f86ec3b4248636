import { type DrawnComparison, FITTED } from "@earshot/domain/audience/signals/fitted-model";
import { formatCount } from "@earshot/domain/shared/text/format-count";

const COMPARISONS = FITTED.comparisons;

/** Powers of ten on both axes: listeners in 30 days. */
const FROM = 4;
const TO = 8;
const TICKS = ["10K", "100K", "1M", "10M", "100M"];
const SIZE = 400;

const at = (count: number): number => ((Math.log10(count) - FROM) / (TO - FROM)) * SIZE;
const inside = ({ published, low, high }: DrawnComparison) => published >= low && published <= high;
const SAYS = { measured: "Downloads", charted: "Chart positions" } as const;

/** Our estimates compared with the figures that shows publish. The table has the same data. */
export function ComparisonChart() {
  const hits = COMPARISONS.filter(inside).length;
  return (
    <figure className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface p-4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:p-6">
      <div>
        <p className="text-axis text-text-2">Published listeners in 30 days</p>
        <div className="mt-1 grid grid-cols-[2.75rem_minmax(0,1fr)]">
          <div
            aria-hidden="true"
            className="-my-2 flex flex-col-reverse justify-between pr-2 text-right text-axis text-text-3"
          >
            {TICKS.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
          <svg
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            role="img"
            aria-label={`Our estimate against the published figure for ${COMPARISONS.length} shows. ${hits} published figures are within our range.`}
            className="w-full border-b border-l border-line-strong"
          >
            <polygon points={withinTwo()} fill="var(--color-accent-soft)" />
            {TICKS.slice(1, -1).map((tick, step) => {
              const line = ((step + 1) / (TICKS.length - 1)) * SIZE;
              return (
                <path key={tick} d={`M0 ${line}H${SIZE}M${line} 0V${SIZE}`} stroke="var(--color-line)" fill="none" />
              );
            })}
            <path d={`M0 ${SIZE}L${SIZE} 0`} stroke="var(--color-line-strong)" strokeDasharray="4 4" />
            {COMPARISONS.map((one, index) => (
              <Line key={index} one={one} />
            ))}
          </svg>
          <span />
          <div aria-hidden="true" className="mt-1 flex justify-between text-axis text-text-3">
            {TICKS.map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </div>
        </div>
        <p className="mt-1 text-right text-axis text-text-2">What we would say</p>
      </div>
      <figcaption className="grid content-start gap-4">
        <p>
          <b className="block text-h2">
            {hits} of {COMPARISONS.length}
          </b>
          <span className="text-text-2">published figures are within our range.</span>
        </p>
        <ul className="grid gap-1 text-meta text-text-2">
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3 rounded-full bg-chart-self" />
            Inside our range
          </li>
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3 rounded-full bg-chart-base" />
            Outside our range
          </li>
          <li className="flex items-center gap-2">
            <i aria-hidden="true" className="size-3 bg-accent-soft" />
            Within a factor of two
          </li>
        </ul>
        <details className="text-meta">
          <summary className="min-h-6 cursor-pointer coarse:py-3">The same figures as a table</summary>
          <Table />
        </details>
      </figcaption>
    </figure>
  );
}

function Line({ one }: { one: DrawnComparison }) {
  const color = inside(one) ? "var(--color-chart-self)" : "var(--color-chart-base)";
  const y = SIZE - at(one.published);
  return (
    <g stroke={color} fill={color}>
      <path d={`M${at(one.low)} ${y}H${at(one.high)}`} strokeWidth="4" strokeOpacity="0.45" />
      <circle cx={at(one.middle)} cy={y} r="4.5" stroke="none" />
    </g>
  );
}

function withinTwo(): string {
  const two = (Math.log10(2) / (TO - FROM)) * SIZE;
  return `0,${SIZE} 0,${SIZE - two} ${SIZE - two},0 ${SIZE},0 ${SIZE},${two} ${two},${SIZE}`;
}

function Table() {
  return (
    <table className="mt-2 w-full border-collapse text-left">
      <caption className="sr-only">Published figure and our range for each show, in listeners in 30 days</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Published</th>
          <th scope="col">We would say</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {COMPARISONS.map((one, index) => (
          <tr key={index} className="border-t border-line [&>*]:py-1 [&>*]:pr-3">
            <td>{formatCount(one.published)}</td>
            <td className="whitespace-nowrap">
              {formatCount(one.low)}–{formatCount(one.high)}
            </td>
            <td>{SAYS[one.evidence]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
