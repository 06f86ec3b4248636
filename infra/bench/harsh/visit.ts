/** Results on the first page, as in `frontend/src/catalogue/api/catalogue-api.ts`. */
const PAGE_SIZE = 24;

/**
 * The requests that the search page sends for a question: the results with the totals of all modes, and after that, the
 * counts next to the filters. Other addresses are one request.
 */
export function requestsOf(address: string): readonly string[] {
  if (!address.startsWith("/search?")) return [address];
  const page = `${address}&limit=${PAGE_SIZE}`;
  return address.includes("cursor=") ? [page] : [`${page}&modes=1`, `${address}&limit=1&facets=1`];
}
