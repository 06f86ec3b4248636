import { usePlatform } from "./use-platform";

const byBrowser = () => window.print();

/** Prints the page: with the app if there is one, otherwise with the browser's dialog. */
export function usePrint(): () => void {
  return usePlatform().print ?? byBrowser;
}
