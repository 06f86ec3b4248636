/** Milliseconds of work between two pauses (judgment: well below what people notice). */
const SLICE_MS = 5;

const waiting: (() => void)[] = [];

/**
 * Resolves after other requests have had their turn. Only one long task in this process continues per iteration of the event loop,
 * so any number of tasks delays an answer no longer than a single one.
 */
export function pauseForOthers(): Promise<void> {
  return new Promise((turn) => {
    waiting.push(turn);
    if (waiting.length === 1) setImmediate(nextTurn);
  });
}

function nextTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextTurn);
}

/** The items of a long task, with a pause for other requests every few milliseconds. */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > SLICE_MS) {
      await pauseForOthers();
      began = performance.now();
    }
    yield item;
  }
}
