import { usePlatform } from "./use-platform";

const byBrowser = () => window.print();

/** Prints the page: through the app around it, else through the browser's dialog. */
export function usePrint(): () => void {
  return usePlatform().print ?? byBrowser;
}
