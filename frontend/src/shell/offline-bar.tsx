import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { usePlatform } from "../platform/use-platform";
import { momentText, useAsOf } from "./use-as-of";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A bar that shows a lost connection until it is back. It covers the page and shifts nothing. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const asOf = useAsOf(!online);
  // The desktop app has its own bar, with more details.
  if (usePlatform().offline) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-20 flex justify-center">
      {!online && (
        <p className="flex w-full items-center justify-center gap-2 bg-signal-soft px-4 py-1.5 text-meta text-signal-ink">
          <WifiOff size={16} className="shrink-0" />
          {asOf === undefined ? "You’re offline." : `Offline, as of ${momentText(asOf)}.`} Pages you visited still open.
          Searching works again when you’re back online.
        </p>
      )}
    </div>
  );
}
