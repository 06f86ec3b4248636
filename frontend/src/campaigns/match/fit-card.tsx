import { type AdFit, FIT_LABELS, type FitPart } from "@earshot/domain/campaigns/fit/ad-fit";
import { CPM_SOURCE } from "@earshot/domain/campaigns/fit/budget-fit";
import { CircleHelp } from "lucide-react";
import { cx } from "../../ui/class-names";
import { InfoButton } from "../../ui/overlay/popover";
import { FitStrip, knownText } from "./fit-strip";

export function FitCard({ fit, title }: { fit: AdFit; title: string }) {
  const { total, parts } = fit;
  return (
    <section aria-labelledby="ad-fit" className="rounded-card border border-line p-4 md:p-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id="ad-fit" className="flex items-center gap-1 text-[0.875rem] text-text-2">
            <span>
              Ad fit with <bdi>{title}</bdi>
            </span>
            <InfoButton about="Ad fit">
              Points for what your brief and the show have in common. Each part below says what it found. What we don’t
              know doesn’t count.
            </InfoButton>
          </h3>
          <p className="mt-1 text-figure" aria-live="polite">
            {total.kind === "unknown" ? (
              <span className="text-text-3">N/A</span>
            ) : (
              <>
                {total.score}
                <span className="ml-1.5 text-body font-normal tracking-normal text-text-2">of 100</span>
              </>
            )}
          </p>
        </div>
        <p className="max-w-[28em] text-meta text-text-2 sm:text-right">{knownText(total)}</p>
      </div>
      <div className="mt-3">
        <FitStrip total={total} size="lg" />
      </div>
      <FitParts parts={parts} className="mt-5" />
    </section>
  );
}

/** The parts of a score, each with its points and an explanation. */
export function FitParts({ parts, className }: Pick<AdFit, "parts"> & { className?: string }) {
  return (
    <ul className={cx("grid gap-4", className)}>
      {parts.map((part) => (
        <PartRow key={part.name} part={part} />
      ))}
    </ul>
  );
}

const HEAVIEST = 40;

function PartRow({ part: { name, weight, points, result } }: { part: FitPart }) {
  const unknown = result.kind === "unknown";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 sm:grid-cols-[208px_minmax(0,1fr)_72px]">
      <p className="flex items-center gap-1 text-control">
        {FIT_LABELS[name]}
        {name === "budget" && (
          <InfoButton about="prices">
            60-second prices per 1,000 listeners: {CPM_SOURCE}. Each show sets its own price.
          </InfoButton>
        )}
      </p>
      <p className="text-right text-control sm:order-3">
        {unknown ? (
          <span className="inline-flex items-center gap-1 font-normal text-text-2">
            <CircleHelp size={14} />
            unknown
          </span>
        ) : (
          <>
            {points}
            <span className="font-normal text-text-2">/{weight}</span>
          </>
        )}
      </p>
      <div aria-hidden="true" className="col-span-2 self-center sm:order-2 sm:col-span-1">
        <div
          className={unknown ? "h-2 border border-dashed border-line-strong" : "h-2 bg-chart-track"}
          style={{ width: `${(weight / HEAVIEST) * 100}%` }}
        >
          {points !== undefined && (
            <span className="block h-full bg-chart-self" style={{ width: `${(points / weight) * 100}%` }} />
          )}
        </div>
      </div>
      <p className="col-span-2 text-meta text-text-2 sm:order-4 sm:col-start-2">{result.finding}</p>
    </li>
  );
}
