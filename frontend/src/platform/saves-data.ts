/** What a browser reveals about its connection. Safari and Firefox reveal nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Whether pages should load only what is needed now: the browser is in data-saving mode, or the connection is as slow as 2G, where
 * preloading delays what is needed.
 */
export function savesData({ connection } = navigator as { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
