import { useSyncExternalStore } from "react";

/** From here on a table of shows fits (the breakpoint `md` of the design). */
const QUERY = "(width >= 56.25rem)";

/** Whether the window is wide enough for a table of shows. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(QUERY);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(QUERY).matches,
  );
}
