import { LISTENERS_FOR_EACH } from "@earshot/domain/audience/estimate/signal-evidence";
import { usualConfidence } from "@earshot/domain/audience/estimate/estimate-confidence";
import { confidenceLabel } from "@earshot/domain/audience/range/confidence";
import { FITTED } from "@earshot/domain/audience/signals/fitted-model";
import { NEW_SHOW } from "@earshot/domain/audience/signals/chart-audience";
import { EVIDENCE_CLASSES, type EvidenceClass } from "@earshot/domain/audience/signals/demand-signal";
import { FEWEST_CHECKED, MEASURED_ERRORS } from "@earshot/domain/audience/signals/measured-errors";
import { Badge } from "../ui/badge";

const CLASSES: Readonly<Record<EvidenceClass, readonly [name: string, means: string]>> = {
  measured: ["Measured downloads", "Counted by OP3 or the operator; we convert them to listeners"],
  charted: [
    "Chart place",
    `In a chart of at least one country; for a new show we assume ${100 * NEW_SHOW.part}% of the usual listeners, a share we haven’t checked`,
  ],
  published: [
    "Published figure",
    `Published by a ranking service or the makers; compared with a figure from at most ${FITTED.published.years} years later`,
  ],
  stated: ["Stated figures", "From the makers or the host; we convert and lower them, but don’t check them"],
  rated: [
    "Ratings, reviews, followers",
    `No chart place; we assume ${LISTENERS_FOR_EACH.rating} listeners for each rating, ${LISTENERS_FOR_EACH.follower} for each follower`,
  ],
  listed: ["A list of popular shows", "Without places it gives no number"],
  scored: ["Popularity score", "How often apps ask an index for the feed"],
};

const NUMBER = "text-right whitespace-nowrap";
const FIGURES = ["Figures", "Within 2×", "Within 4×", "Typical error", "Inside our range", "Rank correlation"];

/** The measured error for each class of evidence. Classes that could not be compared with public figures are marked. */
export function ErrorTable() {
  return (
    <div tabIndex={0} role="region" aria-label="Table of measured errors" className="mt-4 overflow-x-auto">
      <table className="w-full min-w-[880px] border-collapse text-left text-meta">
        <caption className="sr-only">Measured error by class of evidence</caption>
        <thead>
          <tr className="border-b border-line-strong [&>th]:py-2 [&>th]:pr-3 [&>th]:font-[560]">
            <th scope="col">Evidence</th>
            {FIGURES.map((head) => (
              <th key={head} scope="col" className={NUMBER}>
                {head}
              </th>
            ))}
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
            <td colSpan={FIGURES.length} className="text-text-2">
              Not checked, because we don’t estimate these.
            </td>
            <td>
              <Badge>No estimate</Badge>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3 text-meta text-text-2">
        Typical error is the middle case: half of the figures are closer, half are farther off. 2× means 10,000 when the
        truth is 5,000 or 20,000. Rank correlation says whether larger shows get larger figures: 1.00 is the same order,
        0 none, −1.00 the opposite.
      </p>
    </div>
  );
}

function ErrorRow({ evidence }: { evidence: EvidenceClass }) {
  const [name, means] = CLASSES[evidence];
  const confidence = usualConfidence(evidence);
  const error = MEASURED_ERRORS[evidence];
  return (
    <tr>
      <th scope="row" className="font-[560]">
        {name}
        <span className="block font-normal text-text-2">{means}</span>
      </th>
      {error === undefined ? (
        <td colSpan={FIGURES.length} className="text-text-2">
          {evidence === "listed"
            ? "Not checked, because we print no number for these."
            : `Not checked yet: fewer than ${FEWEST_CHECKED} shows have both this evidence and a public figure.`}
        </td>
      ) : (
        <>
          <td className={NUMBER}>{error.shows}</td>
          <Share of={error.withinTwo} />
          <Share of={error.withinFour} />
          <td className={`${NUMBER} font-[560]`}>{error.medianFactor.toFixed(1)}×</td>
          <td className={NUMBER}>{percent(error.insideRange)}</td>
          <td className={NUMBER}>{error.rankCorrelation?.toFixed(2).replace("-", "−") ?? "none"}</td>
        </>
      )}
      <td>
        <Badge tone={confidence === "high" ? "pos" : "neutral"}>
          {evidence === "listed" ? "A word, “or more”" : `${confidenceLabel(confidence)} confidence`}
        </Badge>
      </td>
    </tr>
  );
}

/** A share, as a bar and in words. */
function Share({ of }: { of: number }) {
  return (
    <td>
      <span className="flex items-center justify-end gap-2">
        <svg viewBox="0 0 48 6" aria-hidden="true" className="h-1.5 w-12">
          <rect width="48" height="6" fill="var(--color-line)" />
          <rect width={of * 48} height="6" fill="var(--color-accent)" />
        </svg>
        {percent(of)}
      </span>
    </td>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
