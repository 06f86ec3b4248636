import { useEffect, useState } from "react";
import type { UpdateControl, UpdateState } from "./platform";

/** What is known of updates; undefined until the app has said. */
export function useUpdateState(updates: UpdateControl | undefined): UpdateState | undefined {
  const [state, setState] = useState<UpdateState>();
  useEffect(() => {
    if (!updates) return;
    let current = true;
    const stop = updates.follow(setState);
    updates.state().then(
      (now) => current && setState((told) => told ?? now),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [updates]);
  return state;
}
