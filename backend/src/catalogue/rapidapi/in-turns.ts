/** Questions to the provider that are under way at a time, when one request needs many. */
const AT_A_TIME = 6;

/** Does the same with each of many, a few at a time; answers in their order. The first failure ends it. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length && !failed; at = next++) {
      try {
        results[at] = await work(items[at] as Item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
}
