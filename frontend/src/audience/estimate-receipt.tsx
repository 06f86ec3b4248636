import { AUDIENCE_FIGURES } from "@earshot/domain/audience/audience-figures";
import type { AudienceEstimate, EstimateInput } from "@earshot/domain/audience/audience-estimate";
import { ChevronDown } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";

/** The way from facts to figures, unfolded on demand: every input with its value, its weight and what it did. */
export function EstimateReceipt({ estimate }: { estimate: AudienceEstimate }) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const { basis, inputs, notes, percentile, methodVersion } = estimate;
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
              : "No listening figures are public for most shows. So Earshot weighs what is public, finds the show's place among active shows, and turns that place into people."}
          </p>
          <dl className="grid max-w-[72ch] gap-x-4 gap-y-1 text-meta xs:grid-cols-[auto_minmax(0,1fr)]">
            {Object.values(AUDIENCE_FIGURES).map(({ label, definition }) => (
              <Fragment key={label}>
                <dt className="font-[560] max-xs:mt-1">{label}</dt>
                <dd className="text-text-2">{definition}</dd>
              </Fragment>
            ))}
          </dl>
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
              Method {methodVersion}
              {percentile !== null && `, percentile ${Math.round(percentile * 100)} of active shows`}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function InputTable({ inputs }: { inputs: readonly EstimateInput[] }) {
  const heaviest = Math.max(...inputs.map((input) => input.weight));
  return (
    <table className="w-full max-w-[720px] border-collapse text-left text-meta">
      <caption className="sr-only">What went into the estimate</caption>
      <thead>
        <tr className="text-text-2 [&>th]:pb-1 [&>th]:font-normal">
          <th scope="col">Fact</th>
          <th scope="col" className="hidden xs:table-cell">
            This show
          </th>
          <th scope="col">Weight</th>
          <th scope="col">Effect</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(({ name, label, value, weight, z }) => (
          <tr key={name} className="border-t border-line align-top [&>*]:py-2 [&>*]:pr-3">
            <th scope="row" className="font-[560]">
              {label}
              <span className="block font-normal text-text-2 xs:hidden">{value}</span>
            </th>
            <td className="hidden xs:table-cell">{value}</td>
            <td className="whitespace-nowrap">
              <span className="inline-block w-9">{percentText(weight)}</span>
              <span aria-hidden="true" className="inline-block h-2 w-16 bg-chart-track sm:w-24">
                <span className="block h-full bg-chart-self" style={{ width: `${(weight / heaviest) * 100}%` }} />
              </span>
            </td>
            <td className="whitespace-nowrap">{effect(z)}</td>
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
  if (z > 0) return z > 1 ? "raises a lot" : "raises";
  return z < -1 ? "lowers a lot" : "lowers";
}

/** Never 0 % or 100 %: the model does not know that. */
function percentText(share: number): string {
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
