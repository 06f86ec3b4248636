import type { Platform } from "./platform";

const apple = /mac|iphone|ipad/i.test(navigator.platform);
/** iPhones and iPads (which call themselves Macs with a touch screen) ignore the volume that a page sets. */
const handheldApple = apple && navigator.maxTouchPoints > 1;

/** The browser, whatever it forbids: private windows may refuse storage. */
export const platform = {
  modKey: apple ? "Cmd" : "Ctrl",
  setsVolume: !handheldApple,
  memory: {
    read(key) {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // Refused or full: by contract nothing depends on it.
      }
    },
  },
} satisfies Platform;
