import { showCount } from "../api/count-texts";

/** How many shows are on paper at most: 42 requests, and about as many sheets (judgment). */
const PRINT_MAX = 1_000;

export type PartOfList = {
  readonly items: readonly { readonly podcastId: string }[];
  readonly total: number;
  readonly pageSize: number;
};

/** A request for one page of a list. */
export type Asked = { unwrap(): Promise<PartOfList>; unsubscribe(): void };

/** Why a list cannot be printed or saved with all of its pages, for the user. */
export class NotPrinted extends Error {}

/**
 * Loads all pages of a list, one after the other. Resolves to their number, or to undefined if `isStopped`. Throws NotPrinted if the list
 * is too long or has changed meanwhile, and the error of a failed request.
 */
export async function loadPages(
  load: (page: number) => Promise<PartOfList>,
  report: (loaded: number, total: number) => void,
  isStopped: () => boolean,
): Promise<number | undefined> {
  const ids = new Set<string>();
  let first: number | undefined;
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await load(page);
    if (isStopped()) return undefined;
    if (total > PRINT_MAX) {
      const most = showCount(PRINT_MAX);
      throw new NotPrinted(
        `This list has ${showCount(total)}. A print or a PDF can have at most ${most}; export the list instead.`,
      );
    }
    for (const { podcastId } of items) ids.add(podcastId);
    report(ids.size, total);
    first ??= total;
    if (total === first && page * pageSize < total) continue;
    // A show that was added or removed meanwhile moves others to another page.
    if (total !== first || ids.size !== total)
      throw new NotPrinted("The list changed while it loaded. Please try again.");
    return page;
  }
}
