import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import { NOT_FOUND, podcastMetadata } from "@earshot/domain/site/page-metadata";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Navigate, useLocation, useParams, useSearchParams } from "react-router-dom";
import { isApiError } from "../client/api-error";
import { useShortcut } from "../keyboard/shortcuts";
import { usePage } from "../navigation/use-page";
import { useHydrated } from "../platform/hydration";
import { Skeleton } from "../ui/skeleton";
import { Tabs } from "../ui/tabs";
import { BackToSearch } from "./podcast/back-to-search";
import { usePodcastQuery } from "./api/catalogue-api";
import { InsightsTab } from "./podcast/insights-tab";
import { PodcastHero } from "./podcast/podcast-hero";
import { PodcastFailed, PodcastNotFound } from "./podcast/podcast-missing";
import { podcastPageState, podcastPath } from "./shows/podcast-path";
import { InsightsSkeleton, PodcastSkeleton } from "./podcast/podcast-skeleton";
import { RefreshLine } from "./podcast/refresh-line";
import { sentOutline } from "./podcast/sent-outline";
import { rememberSeen } from "./query/recently-seen";
import { usePageSlots } from "./shows/show-slots";
import { StickyActions } from "./podcast/sticky-actions";
import { usePlayLatest } from "./podcast/use-play-latest";
import { useRefresh } from "./podcast/use-refresh";

const EpisodesTab = lazy(() => import("./podcast/episodes/episodes-tab"));
const PrintButton = lazy(() => import("./podcast/print-button"));

type TabId = "insights" | "episodes";

/** A podcast's page: it first shows the card's data, then the catalogue's. */
export function Component() {
  const { MatchProvider } = usePageSlots();
  const { id = "" } = useParams();
  const location = useLocation();
  // After a reload, the browser still has the card's data. The server's HTML, which is hydrated first, does not.
  const state: unknown = useHydrated() ? location.state : null;
  const outline = useMemo(() => sentOutline(id), [id]);
  const [parameters, setParameters] = useSearchParams();
  const carried = podcastPageState(state);
  const { currentData: detail, error, isFetching, refetch } = usePodcastQuery(id);
  const podcast = detail ?? (carried.podcast?.id === id ? carried.podcast : undefined);
  // The figures are rendered after the head of the page, in slices: in one piece, both would take a phone a quarter of a second.
  const isSecond = useDeferredValue(podcast !== undefined);
  const missing = isApiError(error) && error.status === 404;
  usePage(missing ? NOT_FOUND : podcast && podcastMetadata(podcast));

  const hasEpisodes = podcast !== undefined && !isDirectoryEntry(podcast);
  const tab: TabId = hasEpisodes && parameters.get("tab") === "episodes" ? "episodes" : "insights";
  // Tabs do not add history entries: Back leads to where the visitor came from.
  const select = (next: TabId) => setParameters(next === "episodes" ? { tab: next } : {}, { replace: true, state });
  useShortcut("1", "Insights", () => select("insights"), { enabled: podcast !== undefined });
  useShortcut("2", "Latest Episodes", () => select("episodes"), { enabled: hasEpisodes });

  const article = useRef<HTMLElement>(null);
  useShortcut("L", "Add to the List", () => {
    const button = article.current?.querySelector<HTMLElement>("[data-action=add-to-list]");
    button?.click();
    return button !== null && button !== undefined;
  });
  usePlayLatest(podcast);
  const refresh = useRefresh(detail);
  useEffect(() => {
    if (detail) rememberSeen(detail);
  }, [detail]);

  // The old id of a show that was merged into another.
  if (detail && detail.id !== id) return <Navigate replace to={podcastPath(detail.id)} state={state} />;
  if (missing) return <PodcastNotFound />;
  if (podcast === undefined) {
    return error && isApiError(error) ? (
      <PodcastFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PodcastSkeleton outline={outline} />
    );
  }
  return (
    <MatchProvider podcast={podcast}>
      <article ref={article} className="relative pt-1 pb-16 md:pt-2">
        {/* This part loads late and must not move anything. */}
        <span className="no-print absolute top-1 right-0 md:top-2">
          <Suspense fallback={null}>
            <PrintButton />
          </Suspense>
        </span>
        <div className="flex items-center gap-3 pr-12">
          <BackToSearch fromResults={carried.fromResults === true} />
          <RefreshLine refresh={refresh} origin={detail?.origin} />
        </div>
        <PodcastHero podcast={podcast} activity={detail?.activity} makers={detail?.makers} />
        <StickyActions podcast={podcast} />
        <Tabs<TabId>
          label={podcast.title}
          selected={tab}
          onSelect={select}
          listClassName="sticky top-below-header z-10 -mx-[16px] bg-bg px-[16px] md:static md:mx-0 md:px-0"
          panelClassName="pt-3"
          tabs={[
            {
              id: "insights",
              label: "Insights",
              content: isSecond ? (
                <InsightsTab
                  podcast={podcast}
                  detail={detail}
                  failure={isApiError(error) ? { error, retry: () => void refetch(), retrying: isFetching } : undefined}
                />
              ) : (
                <InsightsSkeleton />
              ),
            },
            ...(hasEpisodes
              ? [
                  {
                    id: "episodes" as const,
                    label: "Latest Episodes",
                    content: (
                      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
                        <EpisodesTab podcast={podcast} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </article>
    </MatchProvider>
  );
}
