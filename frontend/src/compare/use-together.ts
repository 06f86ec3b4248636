import { useEffect, useState } from "react";
import type { useComparison } from "./use-comparison";

/** Judgment: a reader who waits longer prefers some shows at once to all of them later. */
const PATIENCE_MS = 2_000;

type Arriving = Pick<ReturnType<typeof useComparison>, "rows" | "places" | "loading">;

/**
 * Shows the first shows together: if they appeared one after another, each would move the skeletons and what is below them. After some
 * time, those that have arrived are shown, because a request may never be answered.
 */
export function useTogether({ rows, places, loading }: Arriving): Arriving {
  const [opened, setOpened] = useState(false);
  const [patient, setPatient] = useState(true);
  if (!opened && rows.length > 0 && (!loading || !patient)) setOpened(true);
  const waits = !opened && loading;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits
    ? { rows: [], places: places.map((place) => (typeof place === "string" ? place : place.show.id)), loading }
    : { rows, places, loading };
}
