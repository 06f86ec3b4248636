import { useCallback } from "react";
import { onPaper } from "./paper";
import { usePlatform } from "./use-platform";

/** Opens the browser's dialog. Resolves when it is closed. */
const byBrowser = () =>
  new Promise<void>((resolve) => {
    window.addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });

/** Prints the page with all of its content: with the app if there is one, otherwise with the browser's dialog. */
export function usePrint(): () => void {
  const { print = byBrowser } = usePlatform();
  return useCallback(() => void onPaper(print).catch((error: unknown) => reportError(error)), [print]);
}

/** Prints only what the page shows now, because the rest of its content cannot be loaded. */
export function usePrintPart(): () => void {
  const { print = byBrowser } = usePlatform();
  return useCallback(() => void print().catch((error: unknown) => reportError(error)), [print]);
}
