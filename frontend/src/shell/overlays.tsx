import { lazy, Suspense, useCallback } from "react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { overlayClosed, selectOverlay } from "../navigation/overlay-slice";
import { savesData } from "../platform/saves-data";
import { loadPlayer } from "../player/player-host";
import { Dialog } from "../ui/overlay/dialog";

const loadPalette = () => import("./palette/palette");
const loadShortcuts = () => import("./shortcut-sheet");
const loadLogin = () => import("../accounts/sign-in/login-card");
const loadTracking = () => import("../tracking/tracking-card");

const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutSheet = lazy(async () => ({ default: (await loadShortcuts()).ShortcutSheet }));
const CampaignPanel = lazy(() => import("../campaigns/campaign-panel"));
const TrackingCard = lazy(async () => ({ default: (await loadTracking()).TrackingCard }));
const LoginCard = lazy(async () => ({ default: (await loadLogin()).LoginCard }));

/**
 * Loads the code of the layers, the player and the drafts when the browser is idle, so that they open at once. Drafts are
 * on the device, so their page must open without a connection. If the visitor saves data, each is loaded when it is first
 * opened.
 */
export function preloadOverlays(): void {
  if (savesData()) return;
  loadInTurn([
    () => import("../campaigns/drafts-page"),
    () => import("../ui/overlay/dialog-body"),
    () => import("./header/phone-menu"),
    () => import("./header/account-items"),
    loadPalette,
    loadLogin,
    loadTracking,
    loadPlayer,
  ]);
}

/** Loads one after another, each in a pause, so that a press never waits until the code of all has run. */
function loadInTurn([load, ...others]: readonly (() => Promise<unknown>)[], wait = 2000): void {
  if (!load) return;
  const next = () => void Promise.allSettled([load()]).then(() => loadInTurn(others, 100));
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: 4000 });
  else setTimeout(next, wait);
}

/** The global layers: palette, shortcut sheet, campaign request form, login dialog, tracking confirmation. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const overlay = useAppSelector(selectOverlay);
  const close = useCallback(() => void dispatch(overlayClosed()), [dispatch]);
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen={overlay?.kind === "palette"}
        onClose={close}
        title="Search podcasts and go anywhere"
        hideTitle
        placement="top"
      >
        <Palette onClose={close} />
      </Dialog>
      <Dialog isOpen={overlay?.kind === "shortcuts"} onClose={close} title="Keyboard shortcuts" placement="sheet">
        <ShortcutSheet />
      </Dialog>
      <Dialog isOpen={overlay?.kind === "campaign"} onClose={close} title="Analyze & Match" size="lg" placement="sheet">
        {overlay?.kind === "campaign" && <CampaignPanel about={overlay.about ?? null} onClose={close} />}
      </Dialog>
      <Dialog isOpen={overlay?.kind === "login"} onClose={close} title="Log in to continue" size="sm">
        {overlay?.kind === "login" && <LoginCard request={overlay.request} onClose={close} />}
      </Dialog>
      <Dialog isOpen={overlay?.kind === "tracking"} onClose={close} title="Tracking is on" size="sm">
        {overlay?.kind === "tracking" && <TrackingCard title={overlay.title} onClose={close} />}
      </Dialog>
    </Suspense>
  );
}
