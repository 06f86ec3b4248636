/** The information about its connection that a browser reveals. Safari and Firefox reveal nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Whether pages fetch only what is needed now: the visitor has asked the browser to save data, or the connection is as
 * slow as 2G, on which prefetching delays what is needed.
 */
export function savesData({ connection } = navigator as { readonly connection?: Connection }): boolean {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
