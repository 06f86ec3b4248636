import { useCallback, useState, useSyncExternalStore } from "react";

/** The breakpoints with the same names in styles/tokens.css. Print uses the layout of a wide window. */
const QUERIES = { sm: "screen and (width < 45rem)", md: "screen and (width < 56.25rem)" } as const;

/** Whether the window is narrower than a breakpoint; false in prerendered markup. */
export function useNarrowerThan(breakpoint: keyof typeof QUERIES): boolean {
  return useMedia(QUERIES[breakpoint]);
}

/** The same, but on paper as on the screen: for parts whose other layout is lazy code, because printing cannot wait for that. */
export function useNarrowerWindow(breakpoint: keyof typeof QUERIES): boolean {
  const now = useNarrowerThan(breakpoint);
  const onPaper = useMedia("print");
  const [onScreen, setOnScreen] = useState(now);
  if (!onPaper && onScreen !== now) setOnScreen(now);
  return onPaper ? onScreen : now;
}

/** Whether the primary pointer is a finger; false in prerendered markup. */
export function useTouched(): boolean {
  return useMedia("(pointer: coarse)");
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
