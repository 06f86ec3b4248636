import { Observable, useObserved } from "../platform/observable";

/** How many pages' code is on its way. */
const loading = new Observable(() => 0);

/** Follows the code of a page on its way, whether it arrives or not. */
export function whileLoading<Code>(code: Promise<Code>): Promise<Code> {
  change(1);
  return code.finally(() => change(-1));
}

/** Whether the code of any page is on its way. */
export function usePageLoading(): boolean {
  return useObserved(loading, 0) > 0;
}

function change(by: number): void {
  // A page is asked for while React draws, when nothing else may be drawn.
  queueMicrotask(() => loading.set(loading.get() + by));
}
