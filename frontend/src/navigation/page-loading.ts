let loading = 0;
const listeners = new Set<() => void>();

/** Follows the code of a page on its way, whether it arrives or not. */
export function whileLoading<Code>(code: Promise<Code>): Promise<Code> {
  change(1);
  return code.finally(() => change(-1));
}

/** For `useSyncExternalStore`: whether the code of any page is on its way. */
export const isPageLoading = () => loading > 0;

export function subscribeToPageLoading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(by: number): void {
  loading += by;
  // A page is asked for in the midst of drawing, when nothing else may be drawn anew.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}
