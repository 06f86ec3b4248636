import { Observable, useObserved } from "../platform/observable";

/** The number of pages whose code is loading. */
const loading = new Observable(() => 0);

/** Counts a page's code as loading until it has arrived or failed. */
export function whileLoading<Code>(code: Promise<Code>): Promise<Code> {
  change(1);
  return code.finally(() => change(-1));
}

/** Whether the code of any page is loading. */
export function usePageLoading(): boolean {
  return useObserved(loading, 0) > 0;
}

function change(by: number): void {
  // Pages are requested while React renders, when no other state may change.
  queueMicrotask(() => loading.set(loading.get() + by));
}
