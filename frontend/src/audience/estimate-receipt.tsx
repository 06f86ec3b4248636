import { AUDIENCE_FIGURES } from "@earshot/domain/audience/audience-figures";
import type { AudienceEstimate, EstimateInput } from "@earshot/domain/audience/audience-estimate";
import { isWide } from "@earshot/domain/audience/listener-band";
import { formatCount } from "@earshot/domain/shared/format-count";
import { relativeDate } from "@earshot/domain/shared/relative-date";
import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { boundsText, rangeText } from "./range-text";

/** The way from facts to figures, unfolded on demand: every input with its value, its weight and what it did. */
export function EstimateReceipt({ estimate }: { estimate: AudienceEstimate }) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const { basis, inputs, notes, methodVersion, listeners } = estimate;
  return (
    <div className="mt-5 border-t border-line pt-3">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={unfolded}
        aria-controls={unfolded ? id : undefined}
        onClick={() => setUnfolded(!unfolded)}
        className="-ml-3"
      >
        How we estimate this
        <ChevronDown size={16} className={cx("transition-transform duration-140", unfolded && "rotate-180")} />
      </Button>
      {unfolded && (
        <div id={id} className="mt-2 grid gap-4">
          <p className="max-w-[72ch] text-text-2">
            {basis === "provided"
              ? "These figures were provided by the catalogue's source. Earshot adds nothing to them."
              : "Only public signs that people ask for a show give it a number. What the show publishes narrows the range."}
          </p>
          <dl className="grid max-w-[72ch] gap-x-4 gap-y-1 text-meta xs:grid-cols-[auto_minmax(0,1fr)]">
            {Object.values(AUDIENCE_FIGURES).map(({ label, definition }) => (
              <Fragment key={label}>
                <dt className="font-[560] max-xs:mt-1">{label}</dt>
                <dd className="text-text-2">{definition}</dd>
              </Fragment>
            ))}
          </dl>
          {isWide(listeners) && (
            <p className="max-w-[72ch] text-text-2">
              {rangeText(listeners)} means about {boundsText(listeners)} listeners: too wide for two numbers at the top.
            </p>
          )}
          {inputs.length > 0 && <InputTable inputs={inputs} />}
          {notes.length > 0 && (
            <ul className="grid max-w-[72ch] list-disc gap-1 ps-5 text-meta text-text-2">
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
      )}
    </div>
  );
}

const narrow = "hidden xs:table-cell";

/** Signs of demand with their source, date and weight, then what only narrows the range. */
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
              {input.role === "narrows" ? (
                "narrows"
              ) : (
                <>
                  <span className="inline-block w-9">{percentText(input.weight)}</span>
                  <span aria-hidden="true" className="hidden h-2 w-16 bg-chart-track sm:inline-block">
                    <span className="block h-full bg-chart-self" style={{ width: `${input.weight * 100}%` }} />
                  </span>
                </>
              )}
            </td>
            <td>{input.pointsTo === null ? effect(input.z) : `points to ${formatCount(input.pointsTo)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Below a quarter of a standard deviation a fact is that of an average show. */
const NOTICEABLE = 0.25;

function effect(z: number): string {
  if (Math.abs(z) < NOTICEABLE) return "as usual";
  return z > 0 ? "raises the lower end" : "lowers the upper end";
}

/** Never below 1 %: a sign that counts at all is listed. */
function percentText(share: number): string {
  return `${Math.max(1, Math.round(share * 100))}%`;
}
