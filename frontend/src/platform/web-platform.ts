import type { AppBridge } from "./app-bridge";
import { lateDraftStore } from "./late-draft-store";
import type { Platform } from "./platform";

declare global {
  interface Window {
    /** Set by the desktop app before the page runs. */
    readonly earshotApp?: AppBridge;
  }
}

const browserDrafts = async () => new (await import("./browser-draft-store")).BrowserDraftStore();

/** Calls `start` with the capabilities of this platform: at once in a browser, or after loading the code for the desktop app. */
export function withPlatform(start: (platform: Platform) => void): void {
  const app = window.earshotApp;
  if (!app) return start(webPlatform());
  void import("./app-bridge").then(({ appCapabilities }) => start({ ...webPlatform(), ...appCapabilities(app) }));
}

function webPlatform(): Platform {
  const apple = /mac|iphone|ipad/i.test(navigator.platform);
  return {
    modKey: apple ? "Cmd" : "Ctrl",
    // iPhones and iPads (which call themselves Macs with a touch screen) ignore the volume set by a page.
    setsVolume: !(apple && navigator.maxTouchPoints > 1),
    ...("indexedDB" in window ? { drafts: lateDraftStore(browserDrafts) } : {}),
  };
}
