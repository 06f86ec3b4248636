import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { usePlatform } from "../platform/use-platform";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Says that the connection is gone, over the page rather than pushing it, and leaves by itself. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The desktop app knows more of its connection, and has a line of its own.
  if (usePlatform().offline) return null;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-20 flex justify-center">
      {!online && (
        <p className="flex w-full items-center justify-center gap-2 bg-signal-soft px-4 py-1.5 text-meta text-signal-ink">
          <WifiOff size={16} className="shrink-0" />
          You are offline. What is on the screen stays; searching works again once the connection is back.
        </p>
      )}
    </div>
  );
}
