import { useEffect, useRef } from "react";
import { useCataloguePrefetch } from "./catalogue-api";

/** A pointer that only passes over a card shows no interest. */
const REST_MS = 80;

/** Handlers that fetch a show's page data ahead, when a pointer rests on its card or the focus moves to it. */
export function usePodcastPrefetch(id: string) {
  const prefetch = useCataloguePrefetch("podcast");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: () => void (timer.current = setTimeout(() => prefetch(id), REST_MS)),
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: () => prefetch(id),
  };
}
