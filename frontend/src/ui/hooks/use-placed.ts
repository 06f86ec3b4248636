import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `report` before the first paint in which a part has its final height, and again for each other `id`. */
export function usePlaced(placed: boolean, id: string, report: () => void): void {
  const latest = useEffectEvent(report);
  useLayoutEffect(() => {
    if (placed) latest();
  }, [placed, id]);
}
