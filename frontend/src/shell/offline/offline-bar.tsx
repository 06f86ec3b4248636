import { useEffect, useState } from "react";
import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { usePlatform } from "../../platform/use-platform";
import { OfflineNotice } from "./offline-notice";

/** A bar that shows a lost connection until it is back. */
export function OfflineBar() {
  const online = useOnline();
  const asOf = useAsOf(!online);
  // The desktop app has its own bar, with more details.
  if (usePlatform().offline) return null;
  return (
    <OfflineNotice>
      {!online &&
        `${asOf === undefined ? `${offlineText()}.` : `Offline, as of ${momentText(asOf)}.`} Pages you visited still open. Searching works again when you’re back online.`}
    </OfflineNotice>
  );
}

/**
 * While offline: when the oldest part of the page was sent (epoch milliseconds). The parts are its HTML, unless the visitor navigated here
 * within the site, and the responses that the service worker had stored. undefined if no part is known to come from storage.
 */
function useAsOf(offline: boolean): number | undefined {
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
function momentText(at: number): string {
  const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-US", parts).format(at);
}
