import { appCapabilities, type AppBridge } from "./app-bridge";
import type { Platform } from "./platform";

declare global {
  interface Window {
    /** Set by the desktop app before the page runs. */
    readonly earshotApp?: AppBridge;
  }
}

/** The capabilities of this platform: the browser's own, and those of the app around it, if any. */
export function platformHere(): Platform {
  const apple = /mac|iphone|ipad/i.test(navigator.platform);
  return {
    modKey: apple ? "Cmd" : "Ctrl",
    // iPhones and iPads (which call themselves Macs with a touch screen) ignore the volume that a page sets.
    setsVolume: !(apple && navigator.maxTouchPoints > 1),
    ...(window.earshotApp ? appCapabilities(window.earshotApp) : {}),
  };
}
