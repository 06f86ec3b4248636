/**
 * Runs `work` for each item, at most `limit` at a time, and yields the results as they complete. Starts new work only as the
 * consumer takes results. An error in `work` ends the sequence.
 */
export async function* completed<T, R>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running = new Map<number, Promise<readonly [number, R]>>();
  let number = 0;
  for (const item of items) {
    const id = number++;
    running.set(
      id,
      work(item).then((result) => [id, result] as const),
    );
    if (running.size >= limit) yield await first(running);
  }
  while (running.size > 0) yield await first(running);
}

async function first<R>(running: Map<number, Promise<readonly [number, R]>>): Promise<R> {
  const [id, result] = await Promise.race(running.values());
  running.delete(id);
  return result;
}
