import { useEffect, useState } from "react";
import type { UpdateControl, UpdateState } from "./platform";

/** The state of updates; undefined until the app answers. */
export function useUpdateState(updates: UpdateControl | undefined): UpdateState | undefined {
  const [state, setState] = useState<UpdateState>();
  useEffect(() => {
    if (!updates) return;
    let current = true;
    const stop = updates.follow(setState);
    updates.state().then(
      (now) => current && setState((current) => current ?? now),
      () => undefined,
    );
    return () => {
      current = false;
      stop();
    };
  }, [updates]);
  return state;
}
