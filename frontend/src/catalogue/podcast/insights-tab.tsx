import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { originText } from "@earshot/domain/catalogue/shows/facts-origin";
import { AudienceInsights } from "../../audience/audience-insights";
import { RankSkeleton } from "../../market/rank-skeleton";
import type { ApiError } from "../../client/api-error";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { SparePart } from "../../ui/spare-part";
import { hasCadence, hasFeed } from "./health/has-feed";
import { isKnown } from "../shows/known";
import { kitPath } from "../shows/podcast-path";
import { loadFailure } from "./podcast-missing";
import { usePageSlots } from "../shows/show-slots";
import { StatCards } from "./stat-cards";
import { type Part, PARTS, usePlacedParts } from "./pictures/use-placed-parts";

const ShowPictures = lazy(() => import("./pictures/show-pictures"));
const OverTime = lazy(() => import("./pictures/over-time"));
const MarketInsights = lazy(() => import("../../market/market-insights"));
const ShowProfile = lazy(() => import("./profile/show-profile"));
const SimilarShows = lazy(() => import("./similar-shows"));
const FeedHealthSection = lazy(() => import("./health/feed-health-section"));

type Props = {
  podcast: Podcast;
  /** Undefined until the page's own data has loaded. */
  detail: PodcastDetail | undefined;
  /** Set when the page's own data could not be loaded. */
  failure: { error: ApiError; retry: () => void; retrying: boolean } | undefined;
};

/** The parts that do not need the page's own data, from top to bottom. */
const WITHOUT_DATA = ["contacts", "profile"] as const;

/** The audience, how the show compares in its categories, and similar shows. */
export function InsightsTab({ podcast, detail, failure }: Props) {
  const { CheckFeed, ContactCard, MakerClaim } = usePageSlots();
  const { hidden, isLate, place } = usePlacedParts(podcast.id);
  const parts: readonly Part[] = failure ? WITHOUT_DATA : PARTS;
  // Until then, a strip of episodes could appear or disappear above the contacts.
  const belowCadence = !failure && (detail === undefined || hasCadence(detail)) && hidden("cadence");
  const overTime = (className: string | false) =>
    detail && (
      <Suspense fallback={null}>
        <OverTime podcast={detail} className={className} onPlaced={() => place("history")} />
      </Suspense>
    );
  const profile = (className: string | false) => (
    <div className={cx("empty:hidden", className)}>
      <Suspense fallback={null}>
        <ShowProfile podcast={podcast} onPlaced={() => place("profile")} />
      </Suspense>
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {/* In a wide window, two cells share a row; a cell without a neighbor has the whole row. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:flex lg:flex-wrap">
        <Figures podcast={podcast} detail={detail} failure={failure} className={hidden("contacts", "pictures")} />
        <div className={cx("order-3 grid min-w-0 lg:flex-[2_0_60%]", belowCadence)}>
          <Suspense fallback={<Skeleton className="no-print h-32 rounded-card" />}>
            <ContactCard podcast={podcast} onPlaced={() => place("contacts")} />
          </Suspense>
        </div>
        {detail && (
          <Suspense fallback={<PicturesSkeleton podcast={detail} />}>
            <ShowPictures podcast={detail} hidden={hidden} onPlaced={place} />
          </Suspense>
        )}
        {!isLate("history") && overTime(hidden("contacts", "pictures"))}
      </div>
      {!isLate("profile") && profile(hidden(...parts.slice(0, -1)))}
      {/* Loads at once, but becomes visible only when nothing above can push it down any more. It can get the focus before that. */}
      <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-8", hidden(...parts))}>
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <MarketInsights podcast={podcast} />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
          <SimilarShows podcastId={podcast.id} />
        </Suspense>
        {detail && hasFeed(detail) && (
          <Suspense fallback={null}>
            <FeedHealthSection key={detail.id} podcast={detail}>
              {detail.makers && (
                <SparePart>
                  <CheckFeed podcast={detail} />
                </SparePart>
              )}
            </FeedHealthSection>
          </Suspense>
        )}
        {/* Late parts are below what was visible before, so that they do not move it. */}
        {isLate("profile") && profile(false)}
        {isLate("history") && overTime(false)}
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

/** Where the pictures will be. Little is known about some shows, which have none. */
function PicturesSkeleton({ podcast }: { podcast: PodcastDetail }) {
  return (
    <>
      {hasCadence(podcast) && <Skeleton className="order-2 h-40 rounded-card md:h-46 lg:flex-[1_0_30%]" />}
      {podcast.categories.length > 0 && <RankSkeleton className="order-5 lg:flex-[1_0_30%]" />}
    </>
  );
}

function Figures({ podcast, detail, failure, className }: Props & { className: string | false }) {
  if (detail) {
    return (
      <AudienceInsights
        podcast={detail}
        popularityScore={isKnown(detail, "popularityScore") ? detail.popularityScore : undefined}
        origin={originText(detail.origin)}
        className={className}
      >
        <StatCards podcast={detail} />
      </AudienceInsights>
    );
  }
  if (!failure) return <Skeleton className="order-1 h-40 rounded-card lg:flex-[2_0_60%]" />;
  return (
    <div className="order-1 grid gap-3 lg:basis-full">
      <ErrorNotice text={loadFailure(failure.error)} onRetry={failure.retry} retrying={failure.retrying}>
        We couldn’t load the audience figures. What we know about the show is above.
      </ErrorNotice>
      <div className="fact-row rounded-card border border-line bg-surface">
        <StatCards podcast={podcast} />
      </div>
    </div>
  );
}
