import { Link } from "react-router-dom";
import type { OfflineControl } from "../../platform/platform";
import { offlineText } from "../../platform/connection";
import { useFollowed } from "../../platform/use-followed";
import { useOnline } from "../../platform/use-online";
import { catalogueDay } from "../app-settings/catalogue-day";
import { OfflineNotice } from "./offline-notice";

/**
 * Shows in the desktop app that there is no network, or no answer from the server, and how old the offline catalogue is. Without a
 * catalogue, this may be the first start, so it names the server and where to choose another one.
 */
export function AppOfflineBar({ offline }: { offline: OfflineControl }) {
  const state = useFollowed(offline);
  // The app checks its own connection to the server, so this is the network alone.
  const network = useOnline();
  if (state === undefined || state.online) return <OfflineNotice>{null}</OfflineNotice>;
  if (state.shows !== undefined) {
    const why = network ? offlineText() : "Offline";
    return <OfflineNotice>{`${why}, catalogue from ${catalogueDay(state.updatedAt)}`}</OfflineNotice>;
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
