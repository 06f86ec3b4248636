import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import type { OfflineControl } from "../platform/platform";
import { useFollowed } from "../platform/use-followed";
import { catalogueDay } from "./app-settings/catalogue-day";

/** Height of one line with its padding. */
const HEIGHT = "2rem";

/** Shows in the desktop app that there is no connection, and how old the offline catalogue is. */
export function AppOfflineBar({ offline }: { offline: OfflineControl }) {
  const state = useFollowed(offline);
  const hasCatalogue = state?.shows !== undefined;
  const shown = state !== undefined && !state.online;
  useEffect(() => {
    if (!shown) return;
    // The bar covers the top of the page, so the page moves down.
    const main = document.getElementById("main");
    main?.style.setProperty("padding-top", HEIGHT);
    return () => void main?.style.removeProperty("padding-top");
  }, [shown]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-20 flex justify-center">
      {shown && (
        <p className="flex w-full items-center justify-center gap-2 bg-signal-soft px-4 py-1.5 text-meta text-signal-ink">
          <WifiOff size={16} className="shrink-0" />
          {hasCatalogue
            ? `Offline, catalogue from ${catalogueDay(state.updatedAt)}`
            : "Offline. Download the catalogue in the settings to search without a connection."}
        </p>
      )}
    </div>
  );
}
