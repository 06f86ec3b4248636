import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { storeScrollPositions, scrollPositions, stepName } from "./scroll-positions";

/** A page may still be loading when its position is restored, so scrolling is retried for this many milliseconds. */
const TIMEOUT_MS = 3000;

/** Scrolls as soon as the page is long enough, and again whenever it grows: content that loads above moves the rest down. */
function scrollWhenPossible(top: number): () => void {
  return tryUntil(() => {
    window.scrollTo(0, top);
    return top === 0;
  });
}

/** Scrolls to an anchor as soon as it is on the page, and again whenever the page grows. Focuses it once. */
function goWhenPossible(hash: string, behavior: ScrollBehavior): () => void {
  let found: HTMLElement | null = null;
  const go = () => {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView({ behavior });
    if (target !== found) focusOn(target);
    found = target;
    return false;
  };
  // The part with the anchor can be as tall as its placeholder.
  const additions = new MutationObserver(() => {
    if (!found) go();
  });
  additions.observe(document.body, { childList: true, subtree: true });
  return tryUntil(go, () => additions.disconnect());
}

/** Keeps an element at a place in the window (CSS pixels from its top) while content that loads above moves it. */
export function keepInPlace(element: HTMLElement, top: number): void {
  tryUntil(() => {
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    return false;
  });
}

/** Retries whenever the page grows; stops when the visitor scrolls, or after a time limit. */
function tryUntil(succeeds: () => boolean, stopped?: () => void): () => void {
  const stop = new AbortController();
  const attempt = () => {
    if (succeeds()) stop.abort();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  stop.signal.addEventListener("abort", () => {
    growth.disconnect();
    clearTimeout(timer);
    stopped?.();
  });
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  attempt();
  if (!stop.signal.aborted) growth.observe(document.body);
  return () => stop.abort();
}

function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Smooth within the same page, unless the visitor prefers reduced motion; instant on a new page. */
function anchorBehavior(newPath: boolean): ScrollBehavior {
  return newPath || window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** New pages start at the top, or at the anchor in their address. Back, Forward and a reload restore the scroll position. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const step = stepName(key, pathname + search + hash);
  const kind = useNavigationType();
  const positions = useRef<Record<string, number>>(null);
  const lastPath = useRef(pathname);
  const remember = useRef(() => {});

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const store = () => {
      // A page can be left before the event of its last scroll. At its top, it may still wait for its content.
      if (window.scrollY > 0) remember.current();
      storeScrollPositions(positions.current ?? {});
    };
    window.addEventListener("pagehide", store);
    return () => window.removeEventListener("pagehide", store);
  }, []);

  useLayoutEffect(() => {
    const isFirst = positions.current === null;
    const known = (positions.current ??= scrollPositions());
    const newPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    let cancel: (() => void) | undefined;
    const anchored = hash !== "" && (kind !== NavigationType.Pop || known[step] === undefined);
    // The section of an anchor may load later, and the old page's position means nothing on a new one.
    if (anchored && newPath) window.scrollTo(0, 0);
    if (anchored) cancel = goWhenPossible(hash, anchorBehavior(newPath || kind === NavigationType.Pop));
    // A visitor may have scrolled the served page before its scripts came.
    else if (isFirst && known[step] === undefined) cancel = undefined;
    else if (kind === NavigationType.Pop) cancel = scrollWhenPossible(known[step] ?? 0);
    else if (newPath) window.scrollTo(0, 0);
    const note = (remember.current = () => void (known[step] = Math.round(window.scrollY)));
    window.addEventListener("scroll", note, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener("scroll", note);
    };
  }, [step, kind, pathname, hash]);
}
