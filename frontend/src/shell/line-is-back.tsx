import { useEffect } from "react";
import { usePlatform } from "../platform/use-platform";

/** Sends what waits as soon as the connection is back. */
export function LineIsBack() {
  const { outbox } = usePlatform();
  useEffect(() => {
    if (!outbox) return;
    const retry = () => void outbox.retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [outbox]);
  return null;
}
