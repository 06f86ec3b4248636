import type { OfflineControl } from "../../platform/platform";
import { useFollowed } from "../../platform/use-followed";
import { catalogueDay } from "../app-settings/catalogue-day";
import { OfflineNotice } from "./offline-notice";

/** Shows in the desktop app that there is no connection, and how old the offline catalogue is. */
export function AppOfflineBar({ offline }: { offline: OfflineControl }) {
  const state = useFollowed(offline);
  const shown = state !== undefined && !state.online;
  return (
    <OfflineNotice>
      {shown &&
        (state.shows !== undefined
          ? `Offline, catalogue from ${catalogueDay(state.updatedAt)}`
          : "Offline. Download the catalogue in the settings to search without a connection.")}
    </OfflineNotice>
  );
}
