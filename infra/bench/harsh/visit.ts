/** The number of results on the first page, as in `frontend/src/catalogue/api/catalogue-api.ts`. */
const PAGE_SIZE = 24;

/** The request that the search page sends for a question: the results, on the first page with all counts. */
export function requestOf(address: string): string {
  if (!address.startsWith("/search?")) return address;
  return `${address}&limit=${PAGE_SIZE}${address.includes("cursor=") ? "" : "&facets=1&modes=1"}`;
}
