import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import { type Confidence, confidenceLabel, NO_ESTIMATE } from "@earshot/domain/audience/range/confidence";
import { listenersSource } from "@earshot/domain/audience/estimate/figure-source";
import type { FigureTexts } from "@earshot/domain/audience/figures/figure-texts";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { popularityBadge } from "@earshot/domain/audience/popularity-badge";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { cx } from "../ui/class-names";
import { Fact } from "../ui/overlay/fact";
import { InfoButton } from "../ui/overlay/popover";
import { Meter } from "./meter";
import { leastText, rangeText } from "./range-text";
import { NarrowRange } from "./short-range";
import { TypicalAudience } from "./typical-audience";

const EstimateReceipt = lazy(() => import("./estimate-receipt"));

type EstimatedPodcast = FigureTexts & {
  readonly confidence: Confidence;
  /** Rank among active shows, where 1 is the largest estimated audience; null if the show is not ranked. */
  readonly match_rank: number | null;
  readonly estimate: AudienceEstimate | null;
};

type Props = {
  podcast: EstimatedPodcast;
  /** 0 to 10; undefined if unknown. */
  popularityScore?: number | undefined;
  /** "From Podcast Index, 2 May 2018". */
  origin?: string;
  /** More facts about the show, as cells in the row of facts. */
  children?: ReactNode;
  /** Of the row of facts. */
  className?: string | false;
};

/**
 * How many people a podcast reaches, how certain that is, and how it was estimated. Renders two cells of the page's grid, the figure and a
 * row of facts; the grid can put another cell between them.
 */
export function AudienceInsights({ podcast, popularityScore, origin, children, className }: Props) {
  const { estimate } = podcast;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby="audience-insights" className="contents">
      <h2 id="audience-insights" className="sr-only">
        Audience Insights
      </h2>
      <Estimate podcast={podcast} popularity={popularityBadge(popularityScore)} />
      <div
        className={cx("order-4 min-w-0 rounded-card border border-line bg-surface lg:order-6 lg:basis-full", className)}
      >
        <div className="fact-row">
          {hasFigures(podcast) &&
            OTHER_FIGURES.map(({ field, label, definition }) => {
              const range = parseListenerRange(podcast[field]);
              return (
                <Fact
                  key={field}
                  label={label}
                  value={<NarrowRange range={range} />}
                  about={definition}
                  isKnown={range.kind !== "unknown"}
                />
              );
            })}
          {children}
        </div>
        {estimate && (
          <div className="border-t border-line px-4 py-1 md:px-5">
            <div className="flex flex-wrap items-center justify-between gap-x-3 text-meta text-text-2">
              <p className="flex flex-wrap gap-x-3">
                <span>{listenersSource(estimate)}</span>
                <span>{origin}</span>
              </p>
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={unfolded}
                aria-controls={unfolded ? id : undefined}
                onClick={() => setUnfolded(!unfolded)}
              >
                <span className="whitespace-normal">How we estimate this</span>
                <ChevronDown size={16} className={cx("transition-transform duration-140", unfolded && "rotate-180")} />
              </Button>
            </div>
            {unfolded && (
              <div id={id} className="py-3">
                <Suspense fallback={null}>
                  <EstimateReceipt estimate={estimate} />
                </Suspense>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const OTHER_FIGURES = [AUDIENCE_FIGURES.perEpisode, AUDIENCE_FIGURES.monthlyReach, AUDIENCE_FIGURES.activeFollowers];

function hasFigures(podcast: FigureTexts): boolean {
  return Object.values(AUDIENCE_FIGURES).some(({ field }) => parseListenerRange(podcast[field]).kind !== "unknown");
}

/** The page's main number, and the meter that visualizes it. */
function Estimate({ podcast, popularity }: { podcast: EstimatedPodcast; popularity: number | undefined }) {
  const { confidence, match_rank, estimate } = podcast;
  const { label, definition } = AUDIENCE_FIGURES.listeners;
  const listeners = parseListenerRange(podcast.listener_range);
  const estimated = hasFigures(podcast);
  return (
    <section
      aria-label={label}
      className="order-1 min-w-0 rounded-card border border-line bg-surface px-4 py-2 md:px-5 lg:flex-[2_0_60%]"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="flex items-center gap-1 text-meta font-normal text-text-2">
          {label}
          <InfoButton about={label}>{definition}</InfoButton>
        </h3>
        {estimated && (
          <Badge tone={confidence === "high" ? "pos" : "neutral"}>{confidenceLabel(confidence)} confidence</Badge>
        )}
        {/* If only a lower bound is known, the place among other shows is unknown. */}
        {match_rank !== null && listeners.kind === "closed" && (
          <span title="Rank among active shows by estimated audience">
            <Badge>Rank {formatCount(match_rank)}</Badge>
          </span>
        )}
        {popularity !== undefined && <Badge>Popularity {popularity}</Badge>}
      </div>
      <p className={cx("text-figure", !estimated && "text-text-2")}>
        <span className="estimate">{estimated ? rangeText(listeners) : (leastText(estimate) ?? NO_ESTIMATE)}</span>
      </p>
      <div className="mt-2">
        <Meter range={listeners} size="lg" muted={confidence === "low"} axis="far" />
        {!estimated && <TypicalAudience typical={estimate?.typical ?? null} />}
      </div>
    </section>
  );
}
