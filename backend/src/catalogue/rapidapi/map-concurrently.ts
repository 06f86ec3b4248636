import pLimit from "p-limit";

/** Maximum simultaneous calls to the provider for one request. */
const AT_A_TIME = 6;

/** Maps items a few at a time, and returns the results in the items' order. The first failure ends it. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(AT_A_TIME);
  try {
    return await Promise.all(items.map((item) => limit(work, item)));
  } catch (error) {
    limit.clearQueue();
    throw error;
  }
}
