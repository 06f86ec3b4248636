import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/podcast";
import { lazy, Suspense } from "react";
import { AudienceInsights } from "../audience/audience-insights";
import type { ApiError } from "../client/api-error";
import { MarketInsights } from "../market/market-insights";
import { ErrorNotice } from "../ui/error-notice";
import { Skeleton } from "../ui/skeleton";
import { EPISODE_STRIP_HEIGHT } from "./episode-strip-height";
import { isKnown } from "./known";
import { loadFailure } from "./podcast-missing";
import { SimilarShows } from "./similar-shows";
import { StatCards } from "./stat-cards";

const EpisodeStripPanel = lazy(() => import("./episode-strip"));

type Props = {
  podcast: Podcast;
  /** Undefined until the page's own data is there. */
  detail: PodcastDetail | undefined;
  /** Set when the page's own data could not be had. */
  failure: { error: ApiError; retry: () => void; retrying: boolean } | undefined;
};

/** Who listens, how the show stands in its categories, and which shows are like it. */
export function InsightsTab({ podcast, detail, failure }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <StatCards podcast={podcast} detail={detail} />
      {detail && <AudienceInsights podcast={detail} />}
      {!detail && !failure && <Skeleton className="h-[340px] rounded-card" />}
      {!detail && failure && (
        <ErrorNotice text={loadFailure(failure.error)} onRetry={failure.retry} retrying={failure.retrying}>
          What the search knew of the show is above; the audience figures are missing.
        </ErrorNotice>
      )}
      {detail && isKnown(detail, "episodeCount") && (
        <Suspense fallback={<Skeleton className={EPISODE_STRIP_HEIGHT} />}>
          <EpisodeStripPanel podcastId={podcast.id} />
        </Suspense>
      )}
      <MarketInsights podcast={podcast} />
      <SimilarShows podcastId={podcast.id} />
    </div>
  );
}
