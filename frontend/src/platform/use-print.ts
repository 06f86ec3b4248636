import { useCallback } from "react";
import { onPaper } from "./paper";
import { usePlatform } from "./use-platform";

/** Opens the browser's dialog. Resolves when it is closed. */
const byBrowser = () =>
  new Promise<void>((resolve) => {
    window.addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });

/**
 * Prints the page with all of its content, or with `partOnPaper` only what it shows now: with the app if there is one, otherwise with the
 * browser's dialog.
 */
export function usePrint(how = onPaper): () => void {
  const { print = byBrowser } = usePlatform();
  return useCallback(() => void how(print), [how, print]);
}
