import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { originText } from "@earshot/domain/catalogue/shows/facts-origin";
import { AudienceInsights } from "../../audience/audience-insights";
import type { ApiError } from "../../client/api-error";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { hasFeed } from "./health/has-feed";
import { isKnown } from "../shows/known";
import { kitPath } from "../shows/podcast-path";
import { loadFailure } from "./podcast-missing";
import { usePageSlots } from "../shows/show-slots";
import { StatCards } from "./stat-cards";

const ShowPictures = lazy(() => import("./pictures/show-pictures"));
const MarketInsights = lazy(() => import("../../market/market-insights"));
const ShowProfile = lazy(() => import("./profile/show-profile"));
const SimilarShows = lazy(() => import("./similar-shows"));
const FeedHealthSection = lazy(() => import("./health/feed-health-section"));

/** Contacts also span a third row, so that figures and charts keep their heights if the contacts are longer. */
const ROWS = { gridTemplateRows: "auto auto 1fr" };

type Props = {
  podcast: Podcast;
  /** Undefined until the page's own data has loaded. */
  detail: PodcastDetail | undefined;
  /** Set when the page's own data could not be loaded. */
  failure: { error: ApiError; retry: () => void; retrying: boolean } | undefined;
};

/** The audience, how the show compares in its categories, and similar shows. */
export function InsightsTab({ podcast, detail, failure }: Props) {
  const { ContactCard, MakerClaim } = usePageSlots();
  // The id of the show whose profile has rendered or is known to be empty.
  const [placed, setPlaced] = useState<string>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-12" style={ROWS}>
        <Figures podcast={podcast} detail={detail} failure={failure} />
        {/* After the strip of episodes on a phone, otherwise next to the figures and the charts. */}
        <div className="order-3 grid min-w-0 lg:order-1 lg:col-span-3 lg:row-span-3 lg:mb-3">
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <ContactCard podcast={podcast} />
          </Suspense>
        </div>
        {detail && (
          <Suspense fallback={<PicturesSkeleton podcast={detail} />}>
            <ShowPictures podcast={detail} />
          </Suspense>
        )}
      </div>
      <div className="empty:hidden">
        <Suspense fallback={null}>
          <ShowProfile podcast={podcast} onPlaced={() => setPlaced(podcast.id)} />
        </Suspense>
      </div>
      {/* Loads at once, but becomes visible only when nothing above can push it down any more. It can get the focus before that. */}
      <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-8", placed !== podcast.id && "opacity-0")}>
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <MarketInsights podcast={podcast} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <SimilarShows podcastId={podcast.id} />
        </Suspense>
        {detail && hasFeed(detail) && (
          <Suspense fallback={null}>
            <FeedHealthSection key={detail.id} podcast={detail} />
          </Suspense>
        )}
        <div className="no-print flex flex-wrap items-center gap-x-6 text-meta">
          <Link to={kitPath(podcast.id)} className="link inline-flex items-center coarse:min-h-11">
            Media kit on one page
          </Link>
          {detail && hasFeed(detail) && (
            <Suspense fallback={null}>
              <MakerClaim key={detail.id} podcast={detail} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** Where the first picture will be. Little is known about some shows, which have none. */
function PicturesSkeleton({ podcast }: { podcast: Podcast }) {
  const hasCadence = isKnown(podcast, "episodeCount");
  if (!hasCadence && !isKnown(podcast, "listener_range")) return null;
  return <Skeleton className={cx("h-48 rounded-card lg:order-2 lg:col-span-9", hasCadence ? "order-2" : "order-5")} />;
}

function Figures({ podcast, detail, failure }: Props) {
  if (detail) {
    return (
      <AudienceInsights
        podcast={detail}
        popularityScore={isKnown(detail, "popularityScore") ? detail.popularityScore : undefined}
        origin={originText(detail.origin)}
      >
        <StatCards podcast={detail} />
      </AudienceInsights>
    );
  }
  if (!failure) return <Skeleton className="order-1 h-40 rounded-card lg:col-span-9" />;
  return (
    <div className="order-1 grid gap-3 lg:col-span-9">
      <ErrorNotice text={loadFailure(failure.error)} onRetry={failure.retry} retrying={failure.retrying}>
        We couldn’t load the audience figures. What we know about the show is above.
      </ErrorNotice>
      <div className="fact-row rounded-card border border-line bg-surface">
        <StatCards podcast={podcast} />
      </div>
    </div>
  );
}
