/** The number of results on the first page, as in `frontend/src/catalogue/api/catalogue-api.ts`. */
const PAGE_SIZE = 24;

/**
 * The requests that the search page sends for a question: first the results with the totals of all modes, then the counts beside the
 * filters. Any other address is a single request.
 */
export function requestsOf(address: string): readonly string[] {
  if (!address.startsWith("/search?")) return [address];
  const page = `${address}&limit=${PAGE_SIZE}`;
  return address.includes("cursor=") ? [page] : [`${page}&modes=1`, `${address}&limit=1&facets=1`];
}
