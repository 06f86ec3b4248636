import { BRAND } from "@earshot/domain/shared/brand";
import { lazy, Suspense, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { runShortcut } from "../../keyboard/shortcuts";
import { useSavePdf } from "../../lists/desk/use-save-pdf";
import { usePrint } from "../../platform/use-print";
import { usePlatform } from "../../platform/use-platform";
import { useFollowed } from "../../platform/use-followed";
import { useToast } from "../../toasts/toast";
import { leaveServer } from "../../platform/leave-server";
import { AppOfflineBar } from "../offline/app-offline-bar";
import { ListConflicts } from "./list-conflicts";

const ViewMenu = lazy(() => import("./view-menu"));

/** How long the offer to restart is shown, in milliseconds; afterward it is on the settings page. */
const OFFER_MS = 20_000;

/** The name of the page, from which the app makes the name of a file. */
function pageName(): string {
  // The app accepts names of at most 200 letters.
  return document.title.replace(` - ${BRAND}`, "").slice(0, 200) || BRAND;
}

/**
 * Connects the page to the desktop app: opens links, runs menu commands, sends waiting briefs once the connection is back, offers updates,
 * lists the saved views in the menu, and shows a lost connection. Links that arrive earlier wait in the app's preload script.
 */
export function AppKeeper() {
  const { app, outbox, updates, links, commands, paper, offline, listNews, viewMenu } = usePlatform();
  const print = usePrint();
  const savePdf = useSavePdf();
  const navigate = useNavigate();
  const toast = useToast();
  const state = useFollowed(updates);
  const ready = state?.kind === "ready" ? state.version : undefined;
  useEffect(() => {
    // A platform with offline support has the pages on the device already, so it needs no service worker.
    if (!offline) registerWorker();
  }, [offline]);
  // The page reloads with the new account, as it does after a return from a provider's website.
  useEffect(() => app?.followSignIn(() => window.location.reload()), [app]);
  useEffect(() => app?.followServer(() => void leaveServer()), [app]);
  useEffect(() => commands?.follow(runShortcut), [commands]);
  useEffect(() => paper?.follow((how) => (how === "print" ? print() : savePdf(pageName()))), [paper, print, savePdf]);
  useEffect(() => links?.follow((path) => void navigate(path)), [links, navigate]);
  useEffect(() => {
    if (!outbox) return;
    const retry = () => void outbox.retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [outbox]);
  useEffect(() => {
    if (ready === undefined || !updates) return;
    const restart = { label: "Restart to update", run: () => void updates.restart() };
    toast(`Version ${ready} is ready.`, "neutral", OFFER_MS, restart);
  }, [ready, updates, toast]);
  return (
    <>
      {offline && <AppOfflineBar offline={offline} />}
      {viewMenu && (
        <Suspense fallback={null}>
          <ViewMenu menu={viewMenu} />
        </Suspense>
      )}
      {listNews && <ListConflicts news={listNews} />}
    </>
  );
}

/** Lets the browser store the shell and visited pages (`public/sw.js`). The site also works without it. */
function registerWorker(): void {
  // Missing over plain HTTP. In development, Vite serves the pages.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  serviceWorker.register("/sw.js").catch(() => undefined);
}
