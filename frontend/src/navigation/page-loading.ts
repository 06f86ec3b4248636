import { Observable, useObserved } from "../platform/observable";

/** Number of pages with code that is loading. */
const loading = new Observable(() => 0);

/** Tracks a page's loading code until it arrives or fails. */
export function whileLoading<Code>(code: Promise<Code>): Promise<Code> {
  change(1);
  return code.finally(() => change(-1));
}

/** Whether any page's code is loading. */
export function usePageLoading(): boolean {
  return useObserved(loading, 0) > 0;
}

function change(by: number): void {
  // Pages are requested during a React render, when no other state may change.
  queueMicrotask(() => loading.set(loading.get() + by));
}
