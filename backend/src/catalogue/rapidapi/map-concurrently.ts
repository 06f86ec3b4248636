import pLimit from "p-limit";

/** Questions to the provider that are under way at a time, when one request needs many. */
const AT_A_TIME = 6;

/** Does the same with each of many, a few at a time; answers in their order. The first failure ends it. */
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
