import { useEffect, useState } from "react";
import type { OfflineControl, OfflineState } from "./platform";

/** The state of the connection and the offline catalogue; undefined until the app answers. */
export function useOfflineState(offline: OfflineControl | undefined): OfflineState | undefined {
  const [state, setState] = useState<OfflineState>();
  useEffect(() => {
    if (!offline) return;
    let current = true;
    const stop = offline.follow(setState);
    offline.state().then(
      (now) => current && setState((current) => current ?? now),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [offline]);
  return state;
}
