import type { Podcast, PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { originText } from "@earshot/domain/catalogue/shows/facts-origin";
import { AudienceInsights } from "../../audience/audience-insights";
import type { ApiError } from "../../client/api-error";
import { cx } from "../../ui/class-names";
import { ErrorNotice } from "../../ui/error-notice";
import { Skeleton } from "../../ui/skeleton";
import { hasCadence, hasFeed } from "./health/has-feed";
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

/** The parts that load by themselves and have different heights, from top to bottom. */
const PARTS = ["contacts", "pictures", "profile"] as const;
type Part = (typeof PARTS)[number];
/** The pictures need the page's own data. */
const WITHOUT_PICTURES = PARTS.filter((part) => part !== "pictures");

/** Milliseconds until what is below a part is shown in any case: an answer that does not come must not hide the rest of the page. */
const PATIENCE_MS = 3_000;

/** Which parts of a show's page have their final height. */
function usePlacedParts(id: string) {
  const [placed, setPlaced] = useState<{ readonly id: string; readonly parts: readonly Part[] }>({ id, parts: [] });
  useEffect(() => {
    const timer = setTimeout(() => setPlaced({ id, parts: PARTS }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return {
    isPlaced: (...parts: readonly Part[]) => placed.id === id && parts.every((part) => placed.parts.includes(part)),
    place: (part: Part) => setPlaced((before) => ({ id, parts: [...(before.id === id ? before.parts : []), part] })),
  };
}

/** The audience, how the show compares in its categories, and similar shows. */
export function InsightsTab({ podcast, detail, failure }: Props) {
  const { ContactCard, MakerClaim } = usePageSlots();
  const { isPlaced, place } = usePlacedParts(podcast.id);
  const hidden = (...until: readonly Part[]) => !isPlaced(...until) && "opacity-0";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-12" style={ROWS}>
        <Figures podcast={podcast} detail={detail} failure={failure} className={hidden("contacts", "pictures")} />
        {/* After the strip of episodes on a phone, otherwise next to the figures and the charts. */}
        <div className="order-3 grid min-w-0 lg:order-1 lg:col-span-3 lg:row-span-3 lg:mb-3">
          <Suspense fallback={<Skeleton className="no-print h-32 rounded-card" />}>
            <ContactCard podcast={podcast} onPlaced={() => place("contacts")} />
          </Suspense>
        </div>
        {detail && (
          <Suspense fallback={<PicturesSkeleton podcast={detail} />}>
            <ShowPictures
              podcast={detail}
              className={hidden("contacts", "pictures")}
              onPlaced={() => place("pictures")}
            />
          </Suspense>
        )}
      </div>
      <div className="empty:hidden">
        <Suspense fallback={null}>
          <ShowProfile podcast={podcast} onPlaced={() => place("profile")} />
        </Suspense>
      </div>
      {/* Loads at once, but becomes visible only when nothing above can push it down any more. It can get the focus before that. */}
      <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-8", hidden(...(failure ? WITHOUT_PICTURES : PARTS)))}>
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
function PicturesSkeleton({ podcast }: { podcast: PodcastDetail }) {
  const isFirst = hasCadence(podcast);
  if (!isFirst && !isKnown(podcast, "listener_range")) return null;
  return <Skeleton className={cx("h-48 rounded-card lg:order-2 lg:col-span-9", isFirst ? "order-2" : "order-5")} />;
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
