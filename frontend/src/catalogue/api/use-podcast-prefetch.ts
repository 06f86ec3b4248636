import { useEffect, useRef } from "react";
import { useCataloguePrefetch } from "./catalogue-api";

/** A pointer that leaves a card sooner than this, in milliseconds, is only passing over it. */
const REST_MS = 80;

/** Handlers that preload a show's page when the pointer rests on its card or the card gets the focus. */
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
