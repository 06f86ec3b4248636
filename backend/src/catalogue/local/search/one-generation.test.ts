import type { IndexInUse } from "../record/index-readers.js";
import { OncePerGeneration } from "./one-generation.js";
import type { SearchReaders } from "./threads/search-readers.js";

/** An index whose generation a test can change; each of its counts has its own number. The counts listed in `fails` fail. */
function counting(fails: readonly number[] = []) {
  const state = { generation: 1, counts: 0 };
  const ask = async () => {
    state.counts += 1;
    if (fails.includes(state.counts)) throw new Error("The index is busy.");
    return state.counts;
  };
  const use = (work: (readers: object, generation: number) => unknown) => work({ ask }, state.generation);
  return { state, once: new OncePerGeneration({ use } as unknown as IndexInUse<SearchReaders>, "segments") };
}

test("counts once per generation for all callers, even simultaneous ones", async () => {
  const { state, once } = counting();
  expect(await Promise.all([once.all(), once.all()])).toEqual([1, 1]);
  expect(await once.all()).toBe(1);
  state.generation = 2;
  expect(await once.all()).toBe(2);
  expect(await once.all()).toBe(2);
});

test("does not keep a failed count", async () => {
  const { once } = counting([1]);
  await expect(once.all()).rejects.toThrow("busy");
  expect(await once.all()).toBe(2);
  expect(await once.all()).toBe(2);
});
