import { appCapabilities, type AppBridge } from "./app-bridge";
import type { Platform } from "./platform";

declare global {
  interface Window {
    /** Set by the desktop app before the page runs. */
    readonly earshotApp?: AppBridge;
  }
}

/** What this place can do: the browser's own abilities, and those of the app around it where there is one. */
export function platformHere(): Platform {
  const apple = /mac|iphone|ipad/i.test(navigator.platform);
  return {
    modKey: apple ? "Cmd" : "Ctrl",
    // iPhones and iPads (which call themselves Macs with a touch screen) ignore the volume that a page sets.
    setsVolume: !(apple && navigator.maxTouchPoints > 1),
    ...(window.earshotApp ? appCapabilities(window.earshotApp) : {}),
  };
}
