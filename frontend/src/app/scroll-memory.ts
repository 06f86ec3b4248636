import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { keepScrollPlaces, scrollPlaces } from "./scroll-places";

/** A page that comes back may still be loading: its old place is tried again for this long. */
const PATIENCE_MS = 3000;

/** Scrolls as soon as the page is long enough; gives up when the visitor scrolls or after a while. */
function scrollWhenPossible(top: number): () => void {
  const stop = new AbortController();
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop.abort();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  stop.signal.addEventListener("abort", () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  attempt();
  if (!stop.signal.aborted) growth.observe(document.body);
  return () => stop.abort();
}

/** New pages start at the top; Back, Forward and reload return to where the visitor was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const places = useRef<Record<string, number>>(null);
  const lastPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const keep = () => keepScrollPlaces(places.current ?? {});
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  useLayoutEffect(() => {
    const known = (places.current ??= scrollPlaces());
    const newPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    let cancel: (() => void) | undefined;
    if (kind === NavigationType.Pop) cancel = scrollWhenPossible(known[key] ?? 0);
    else if (newPath) window.scrollTo(0, 0);
    const remember = () => void (known[key] = Math.round(window.scrollY));
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener("scroll", remember);
    };
  }, [key, kind, pathname]);
}
