import { EVIDENCE_CLASSES, type EvidenceClass } from "@earshot/domain/audience/demand-signal";
import { MEASURED_ERRORS } from "@earshot/domain/audience/measured-errors";
import { Badge } from "../ui/badge";

const CLASSES: Readonly<Record<EvidenceClass, readonly [name: string, means: string, confidence: string]>> = {
  measured: ["Measured downloads", "Counted by OP3 or the operator; we turn and round them", "High"],
  stated: ["Stated figures", "From makers or host; we turn and round them, and don’t check them", "Medium"],
  charted: ["Chart place", "In a chart of at least one country", "Medium"],
  rated: ["Ratings, reviews, followers", "No chart place", "Medium"],
  listed: ["A list of popular shows", "Without places, so we only say “at least”", "Low"],
  scored: ["Popularity score", "How often apps ask an index for the feed", "Low"],
};

const NUMBER = "text-right whitespace-nowrap";

/** The measured error of each class of evidence; a class without a public figure to compare with says so. */
export function ErrorTable() {
  return (
    <div tabIndex={0} role="region" aria-label="Table of measured errors" className="mt-4 overflow-x-auto">
      <table className="w-full min-w-[640px] border-collapse text-left text-meta">
        <caption className="sr-only">Measured error by class of evidence</caption>
        <thead>
          <tr className="border-b border-line-strong [&>th]:py-2 [&>th]:pr-3 [&>th]:font-[560]">
            <th scope="col">Evidence</th>
            <th scope="col" className={NUMBER}>
              Figures
            </th>
            <th scope="col" className={NUMBER}>
              Within 2×
            </th>
            <th scope="col" className={NUMBER}>
              Within 4×
            </th>
            <th scope="col" className={NUMBER}>
              Typical error
            </th>
            <th scope="col">We print</th>
          </tr>
        </thead>
        <tbody className="[&>tr]:border-b [&>tr]:border-line [&>tr>*]:py-3 [&>tr>*]:pr-4">
          {EVIDENCE_CLASSES.map((evidence) => (
            <ErrorRow key={evidence} evidence={evidence} />
          ))}
          <tr>
            <th scope="row" className="font-[560]">
              None of these
              <span className="block font-normal text-text-2">How and how often a show publishes</span>
            </th>
            <td colSpan={4} className="text-text-2">
              Not checked, because we don’t estimate these.
            </td>
            <td>
              <Badge>No estimate</Badge>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3 text-meta text-text-2">
        Typical error is the middle case: half of the figures are closer, half are further off. 2× means 10,000 when the
        truth is 5,000 or 20,000.
      </p>
    </div>
  );
}

function ErrorRow({ evidence }: { evidence: EvidenceClass }) {
  const [name, means, confidence] = CLASSES[evidence];
  const error = MEASURED_ERRORS[evidence];
  return (
    <tr>
      <th scope="row" className="font-[560]">
        {name}
        <span className="block font-normal text-text-2">{means}</span>
      </th>
      {error === undefined ? (
        <td colSpan={4} className="text-text-2">
          Not checked yet: no show with both this evidence and a public figure was at hand.
        </td>
      ) : (
        <>
          <td className={NUMBER}>{error.shows}</td>
          <td className={NUMBER}>{percent(error.withinTwo)}</td>
          <td className={NUMBER}>{percent(error.withinFour)}</td>
          <td className={NUMBER}>{error.medianFactor.toFixed(1)}×</td>
        </>
      )}
      <td>
        <Badge tone={confidence === "High" ? "pos" : "neutral"}>{confidence} confidence</Badge>
      </td>
    </tr>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
