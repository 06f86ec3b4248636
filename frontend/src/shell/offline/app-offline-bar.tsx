import { Link } from "react-router-dom";
import type { OfflineControl } from "../../platform/platform";
import { useFollowed } from "../../platform/use-followed";
import { catalogueDay } from "../app-settings/catalogue-day";
import { OfflineNotice } from "./offline-notice";

/**
 * Shows in the desktop app that there is no connection, and how old the offline catalogue is. Without a catalogue, this may be the first
 * start, so it names the server and where to choose another one.
 */
export function AppOfflineBar({ offline }: { offline: OfflineControl }) {
  const state = useFollowed(offline);
  if (state === undefined || state.online) return <OfflineNotice>{null}</OfflineNotice>;
  if (state.shows !== undefined) {
    return <OfflineNotice>{`Offline, catalogue from ${catalogueDay(state.updatedAt)}`}</OfflineNotice>;
  }
  return (
    <OfflineNotice>
      No answer from {new URL(state.server).host}. Check your connection, or choose another server in the{" "}
      <Link to="/app-settings" className="link pointer-events-auto">
        settings
      </Link>
      .
    </OfflineNotice>
  );
}
