import { offlineText } from "../../platform/connection";
import { useOnline } from "../../platform/use-online";
import { usePlatform } from "../../platform/use-platform";
import { OfflineNotice } from "./offline-notice";
import { momentText, useAsOf } from "./use-as-of";

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
