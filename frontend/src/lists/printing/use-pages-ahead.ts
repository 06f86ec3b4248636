import { useEffect, useEffectEvent } from "react";
import { savesData } from "../../platform/saves-data";
import type { Asked } from "./load-pages";

/**
 * Loads this many pages of a list when the browser is idle, and keeps them: the browser's own print command cannot wait for them. Does
 * nothing if the visitor saves data.
 */
export function usePagesAhead(key: string, pages: number, ask: (page: number) => Asked): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (pages === 0 || savesData()) return;
    const asked: Asked[] = [];
    const load = () => {
      for (let page = 1; page <= pages; page += 1) asked.push(askNow(page));
    };
    const cancel = whenIdle(load);
    return () => {
      cancel();
      for (const one of asked) one.unsubscribe();
    };
  }, [key, pages]);
}

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(work, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, 1000);
  return () => clearTimeout(timer);
}
