import { lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { useScrollMemory } from "../navigation/scroll-memory";
import { PlayerHost } from "../player/player-host";
import { ToastRegion } from "../toasts/toast";
import { useHydrated } from "../platform/hydration";
import { cx } from "../ui/class-names";
import { endEarlyPresses, repeatEarlyPresses, takeEvent } from "./early-presses";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer/footer";
import { GlobalShortcuts } from "./global-shortcuts";
import { Header } from "./header/header";
import { OfflineBar } from "./offline/offline-bar";
import { Overlays, preloadOverlays } from "./overlays";
import { PageProgress } from "./page-progress";
import { RouteAnnouncer } from "./route-announcer";
import { SparePart } from "../ui/spare-part";

const PageViews = lazy(async () => ({ default: (await import("../analytics/page-views")).PageViews }));
const AppKeeper = lazy(async () => ({ default: (await import("./keepers/app-keeper")).AppKeeper }));
const SessionKeeper = lazy(async () => ({ default: (await import("./keepers/session-keeper")).SessionKeeper }));

/** The layout around every page. */
export function Shell() {
  const { pathname } = useLocation();
  useScrollMemory();
  useEffect(preloadOverlays, []);
  const partReady = useEarlyPresses();
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={takeEvent} onChangeCapture={takeEvent}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2.5 text-control text-on-accent no-underline coarse:py-3 focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      {/* Tall from the start, so that the footer does not jump when a page loads. The contact page links to the footer and is only as
          tall as its text: extra space would move the footer while its own text loads. */}
      <main
        id="main"
        tabIndex={-1}
        data-region="content"
        className={cx("page pt-(--offline-height)", pathname !== "/contact" && "min-h-dvh")}
      >
        <PageProgress />
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>
            <Outlet />
            <PartTakenOver onReady={partReady} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* Hydrates after the header, by itself. */}
      <Suspense>
        <Footer />
        <PartTakenOver onReady={partReady} />
      </Suspense>
      <ToastRegion />
      <GlobalShortcuts />
      <RouteAnnouncer />
      <LaterParts />
    </div>
  );
}

/** The parts that hydrate by themselves: the page and the footer. */
const PARTS = 2;

/** Hydrates together with a part. */
function PartTakenOver({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Repeats the early presses in a part when it is hydrated, and stops recording them when all parts are. */
function useEarlyPresses(): () => void {
  const ready = useRef(0);
  useEffect(repeatEarlyPresses, []);
  return useCallback(() => {
    ready.current += 1;
    if (ready.current < PARTS) repeatEarlyPresses();
    else endEarlyPresses();
  }, []);
}

/**
 * Components that render nothing on the server. They are rendered after hydration: if a navigation meets a boundary whose code is still
 * loading, React can lose the navigation, and the page does not change.
 */
function LaterParts() {
  if (!useHydrated()) return null;
  return (
    <>
      <SparePart>
        <PlayerHost />
      </SparePart>
      <SparePart>
        <Overlays />
      </SparePart>
      <SparePart>
        <SessionKeeper />
      </SparePart>
      <SparePart>
        <AppKeeper />
      </SparePart>
      <SparePart>
        <PageViews />
      </SparePart>
    </>
  );
}
