import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import type { AudienceEstimate, EstimateInput } from "@earshot/domain/audience/figures/audience-estimate";
import { isWide } from "@earshot/domain/audience/range/listener-band";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { relativeDate } from "@earshot/domain/shared/text/relative-date";
import { Fragment, useState } from "react";
import { Link } from "react-router-dom";
import { boundsText, rangeText } from "./range-text";

/** How the figures follow from facts: each input with its value and its effect, and the weight of a sign of demand. */
export default function EstimateReceipt({ estimate }: { estimate: AudienceEstimate }) {
  const { basis, inputs, notes, methodVersion, listeners } = estimate;
  return (
    <div className="grid gap-4">
      <p className="max-w-[48em] text-text-2">
        {basis === "provided"
          ? "These figures come from the catalogue’s source. Earshot adds nothing to them."
          : "A number needs public signs of demand. What the show publishes only narrows the range."}
      </p>
      <dl className="grid max-w-[48em] gap-x-4 gap-y-1 text-meta xs:grid-cols-[auto_minmax(0,1fr)]">
        {Object.values(AUDIENCE_FIGURES).map(({ label, definition }) => (
          <Fragment key={label}>
            <dt className="font-[560]">{label}</dt>
            <dd className="text-text-2">{definition}</dd>
          </Fragment>
        ))}
      </dl>
      {isWide(listeners) && (
        <p className="max-w-[48em] text-text-2">
          {rangeText(listeners)} means about {boundsText(listeners)} listeners: too wide to print as two numbers.
        </p>
      )}
      {inputs.length > 0 && <InputTable inputs={inputs} />}
      {notes.length > 0 && (
        <ul className="grid max-w-[48em] list-disc gap-1 ps-5 text-meta text-text-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {methodVersion !== null && (
        <p className="text-meta text-text-3">
          Method {methodVersion}.{" "}
          <Link to="/how-we-estimate" className="link">
            How close we get
          </Link>
        </p>
      )}
    </div>
  );
}

const narrow = "hidden xs:table-cell";

/** Signs of demand with source, date and weight, then the facts that only narrow the range. */
function InputTable({ inputs }: { inputs: readonly EstimateInput[] }) {
  const [now] = useState(() => new Date());
  return (
    <table className="w-full max-w-[720px] border-collapse text-left text-meta">
      <caption className="sr-only">What went into the estimate</caption>
      <thead>
        <tr className="text-text-2 [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">Evidence</th>
          <th scope="col" className={narrow}>
            This show
          </th>
          <th scope="col">Weight</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map((input, at) => (
          <tr key={at} className="border-t border-line align-top [&>*]:py-2 [&>*]:pr-3">
            <th scope="row" className="font-[560]">
              {input.label}
              <span className="block font-normal text-text-2 xs:hidden">{input.value}</span>
              {input.source !== null && (
                <span className="block font-normal text-text-2">
                  {input.source}, {input.at === null ? "no date given" : relativeDate(new Date(input.at * 1000), now)}
                </span>
              )}
            </th>
            <td className={narrow}>{input.value}</td>
            <td className="whitespace-nowrap">
              {input.role !== "places" ? (
                "–"
              ) : (
                <>
                  <span className="mr-2">{percentText(input.weight)}</span>
                  <span aria-hidden="true" className="hidden h-2 w-16 bg-chart-track sm:inline-block">
                    <span className="block h-full bg-chart-self" style={{ width: `${input.weight * 100}%` }} />
                  </span>
                </>
              )}
            </td>
            <td>{effectOf(input)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A deviation below a quarter of a standard deviation counts as average. */
const NOTICEABLE = 0.25;

function effectOf({ role, pointsTo, z }: EstimateInput): string {
  if (role === "contains") return "gives no number";
  if (pointsTo !== null) return `points to ${formatCount(pointsTo)}`;
  if (Math.abs(z) < NOTICEABLE) return "as usual";
  return z > 0 ? "raises the lower end" : "lowers the upper end";
}

/** Never below 1%, because every listed sign counts. */
function percentText(share: number): string {
  return `${Math.max(1, Math.round(share * 100))}%`;
}
