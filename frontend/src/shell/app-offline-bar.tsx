import { WifiOff } from "lucide-react";
import type { OfflineControl } from "../platform/platform";
import { useOfflineState } from "../platform/use-offline-state";
import { catalogueDay } from "./app-settings/catalogue-day";

/** Says in the desktop app that the connection is gone, and from which day the catalogue is that answers meanwhile. */
export function AppOfflineBar({ offline }: { offline: OfflineControl }) {
  const state = useOfflineState(offline);
  const hasCatalogue = state?.shows !== undefined;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-14 z-20 flex justify-center">
      {state && !state.online && (
        <p className="flex w-full items-center justify-center gap-2 bg-signal-soft px-4 py-1.5 text-meta text-signal-ink">
          <WifiOff size={16} className="shrink-0" />
          {hasCatalogue
            ? `Offline, catalogue of ${catalogueDay(state.updatedAt)}`
            : "Offline. Download the catalogue in the settings to search without a connection."}
        </p>
      )}
    </div>
  );
}
