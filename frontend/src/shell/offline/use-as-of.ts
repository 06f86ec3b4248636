import { useEffect, useState } from "react";

/**
 * While offline: when the oldest part of the page was sent (epoch milliseconds). The parts are its HTML, unless the visitor navigated here
 * within the site, and the responses that the service worker had stored. undefined if no part is known to come from storage.
 */
export function useAsOf(offline: boolean): number | undefined {
  const [oldest, setOldest] = useState<number>();
  useEffect(() => {
    // Missing over plain HTTP.
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    const note = (date: string | null | undefined) => {
      const at = Date.parse(date ?? "");
      if (at > 0) setOldest((before) => Math.min(before ?? at, at));
    };
    const hear = ({ data }: MessageEvent<{ keptAt?: string | null } | null>) => note(data?.keptAt);
    const forget = () => setOldest(undefined);
    serviceWorker?.addEventListener("message", hear);
    window.addEventListener("online", forget);
    if (offline && serviceWorker && performance.getEntriesByType("navigation")[0]?.name === location.href) {
      caches.match(location.href).then(
        (cached) => note(cached?.headers.get("date")),
        () => undefined,
      );
    }
    return () => {
      serviceWorker?.removeEventListener("message", hear);
      window.removeEventListener("online", forget);
    };
  }, [offline]);
  return oldest;
}

/** "Nov 24, 18:05", on this device's clock. */
export function momentText(at: number): string {
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-US", parts).format(at);
}
