import { AUDIENCE_FIGURES, type FigureTerms } from "@earshot/domain/audience/audience-figures";
import type { AudienceEstimate } from "@earshot/domain/audience/audience-estimate";
import { type Confidence, confidenceLabel, NO_ESTIMATE } from "@earshot/domain/audience/confidence";
import { listenersSource } from "@earshot/domain/audience/figure-source";
import type { FigureTexts } from "@earshot/domain/audience/figure-texts";
import { parseListenerRange, type ListenerRange } from "@earshot/domain/audience/listener-range";
import { formatCount } from "@earshot/domain/shared/format-count";
import { relativeDate } from "@earshot/domain/shared/relative-date";
import { useState } from "react";
import { Badge } from "../ui/badge";
import { cx } from "../ui/class-names";
import { Panel } from "../ui/panel";
import { InfoButton } from "../ui/popover";
import { EstimateReceipt } from "./estimate-receipt";
import { Meter } from "./meter";
import { rangeText } from "./range-text";
import { TypicalAudience } from "./typical-audience";

type EstimatedPodcast = FigureTexts & {
  readonly confidence: Confidence;
  /** Place among active shows, 1 = largest estimated audience; null when not ranked. */
  readonly match_rank: number | null;
  readonly estimate: AudienceEstimate | null;
  /** Epoch seconds. */
  readonly fetchedAt: number;
};

/** How many people a podcast reaches, how sure that is, and how it was found out. */
export function AudienceInsights({ podcast }: { podcast: EstimatedPodcast }) {
  const { confidence, match_rank, estimate, fetchedAt } = podcast;
  const [now] = useState(() => new Date());
  const listeners = parseListenerRange(podcast.listener_range);
  const wide = confidence === "low";
  const known = listeners.kind !== "unknown";
  const estimated = known || OTHER_FIGURES.some(({ field }) => parseListenerRange(podcast[field]).kind !== "unknown");
  return (
    <Panel aria-labelledby="audience-insights" className="md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="audience-insights" className="text-h2">
          Audience Insights
        </h2>
        <div className="flex items-center gap-2">
          {estimated && (
            <Badge tone={confidence === "high" ? "pos" : "neutral"}>{confidenceLabel(confidence)} confidence</Badge>
          )}
          {match_rank !== null && (
            <span title="Place among active shows by estimated audience">
              <Badge>Rank {formatCount(match_rank)}</Badge>
            </span>
          )}
        </div>
      </div>
      <p className={cx("mt-4 text-figure", !known && "text-text-3")}>
        {estimated ? rangeText(listeners) : NO_ESTIMATE}
      </p>
      <p className="mt-1 mb-4 flex items-center gap-1 text-text-2">
        {wide && known ? "estimated listeners, a wide estimate" : "estimated listeners"}
        <InfoButton about={AUDIENCE_FIGURES.listeners.label}>{AUDIENCE_FIGURES.listeners.definition}</InfoButton>
      </p>
      {known ? (
        <Meter range={listeners} size="lg" muted={wide} axis />
      ) : (
        <p className="text-text-2">{listenersSource(estimate)}</p>
      )}
      {!estimated && (
        <div className="mt-4">
          <TypicalAudience typical={estimate?.typical ?? null} />
        </div>
      )}
      {estimated && (
        <dl className="mt-6 grid gap-x-4 gap-y-5 md:grid-cols-3">
          {OTHER_FIGURES.map((terms) => (
            <Figure key={terms.field} terms={terms} range={parseListenerRange(podcast[terms.field])} muted={wide} />
          ))}
        </dl>
      )}
      {estimate && <EstimateReceipt estimate={estimate} />}
      {fetchedAt > 0 && (
        <p className="mt-4 text-meta text-text-3">
          Facts read from the source {relativeDate(new Date(fetchedAt * 1000), now)}.
        </p>
      )}
    </Panel>
  );
}

const OTHER_FIGURES = [AUDIENCE_FIGURES.perEpisode, AUDIENCE_FIGURES.monthlyReach, AUDIENCE_FIGURES.activeFollowers];

type FigureProps = { terms: FigureTerms; range: ListenerRange; muted: boolean };

function Figure({ terms: { label, definition }, range, muted }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-2 gap-y-1.5">
      <dt className="flex items-center gap-1 text-[0.875rem] text-text-2">
        {label}
        <InfoButton about={label}>{definition}</InfoButton>
      </dt>
      <dd className={cx("font-[640]", range.kind === "unknown" && "text-text-3")}>{rangeText(range)}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Meter range={range} muted={muted} />
      </dd>
    </div>
  );
}
