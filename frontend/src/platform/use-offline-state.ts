import { useEffect, useState } from "react";
import type { OfflineControl, OfflineState } from "./platform";

/** What is known of the connection and the offline catalogue; undefined until the app has said. */
export function useOfflineState(offline: OfflineControl | undefined): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>();
  useEffect(() => {
    if (!offline) return;
    let current = true;
    const stop = offline.follow(setState);
    offline.state().then(
      (now) => current && setState((told) => told ?? now),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [offline]);
  return state;
}
