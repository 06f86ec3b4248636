import { confidenceLabel } from "@earshot/domain/audience/confidence";
import { parseListenerRange, type ListenerRange } from "@earshot/domain/audience/listener-range";
import type { PodcastDetail } from "@earshot/domain/catalogue/podcast";
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

/** How many people a show reaches, how sure that is, and how it was found out. */
export function AudienceInsights({ podcast }: { podcast: PodcastDetail }) {
  const { confidence, match_rank, estimate, fetchedAt } = podcast;
  const [now] = useState(() => new Date());
  const listeners = parseListenerRange(podcast.listener_range);
  const wide = confidence === "low";
  const known = listeners.kind !== "unknown";
  return (
    <Panel aria-labelledby="audience-insights" className="md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="audience-insights" className="text-h2">
          Audience Insights
        </h2>
        <div className="flex items-center gap-2">
          {known && (
            <Badge tone={confidence === "high" ? "pos" : "neutral"}>{confidenceLabel(confidence)} confidence</Badge>
          )}
          {match_rank !== null && (
            <span title="Place among active shows by estimated audience">
              <Badge>Rank {formatCount(match_rank)}</Badge>
            </span>
          )}
        </div>
      </div>
      <p className={cx("mt-4 text-figure", !known && "text-text-3")}>{rangeText(listeners)}</p>
      <p className="mt-1 mb-4 flex items-center gap-1 text-text-2">
        {wide && known ? "estimated listeners, a wide estimate" : "estimated listeners"}
        <InfoButton about="Est. Listeners">
          People who listen to the show at all within about a month, as a range in which the true number likely lies. It
          counts neither downloads nor followers.
        </InfoButton>
      </p>
      <Meter range={listeners} size="lg" muted={wide} axis />
      <dl className="mt-6 grid gap-x-4 gap-y-5 md:grid-cols-3">
        <Figure
          label="Per-Episode Audience"
          range={parseListenerRange(podcast.pea_range)}
          muted={wide}
          about="People expected to hear one new episode within 30 days. Advertisers buy this figure. It is smaller than the monthly reach, because nobody hears every episode."
        />
        <Figure
          label="Monthly Reach"
          range={parseListenerRange(podcast.mr_range)}
          muted={wide}
          about="People who hear at least one episode, old or new, within 30 days. Each person counts once."
        />
        <Figure
          label="Active Followers"
          range={parseListenerRange(podcast.af_range)}
          muted={wide}
          about="People whose app fetches the show by itself and who still listen. Those who followed once and stopped do not count."
        />
      </dl>
      {estimate && <EstimateReceipt estimate={estimate} />}
      {fetchedAt > 0 && (
        <p className="mt-4 text-meta text-text-3">
          Facts read from the source {relativeDate(new Date(fetchedAt * 1000), now)}.
        </p>
      )}
    </Panel>
  );
}

type FigureProps = { label: string; range: ListenerRange; muted: boolean; about: string };

function Figure({ label, range, muted, about }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-2 gap-y-1.5">
      <dt className="flex items-center gap-1 text-[0.875rem] text-text-2">
        {label}
        <InfoButton about={label}>{about}</InfoButton>
      </dt>
      <dd className={cx("font-[640]", range.kind === "unknown" && "text-text-3")}>{rangeText(range)}</dd>
      <dd aria-hidden="true" className="col-span-2">
        <Meter range={range} muted={muted} />
      </dd>
    </div>
  );
}
