import type { IndexInUse } from "../record/index-readers.js";
import { distributionsOf } from "./category-distributions.js";
import { OncePerGeneration } from "./one-generation.js";
import type { SearchReaders } from "./threads/search-readers.js";

/** An index whose generation a test can change. It records how often it had to count; the counts listed in `fails` fail. */
function counting(fails: readonly number[] = []) {
  const state = { generation: 1, counts: 0 };
  const ask = async () => {
    state.counts += 1;
    if (fails.includes(state.counts)) throw new Error("The index is busy.");
    const swedish = { unknown: 1, segments: [20, 0] };
    const all = { unknown: 5, segments: [state.generation, 2] };
    const news = { name: "News", all, languages: new Map([["sv", swedish]]) };
    return new Map([["news", news]]);
  };
  const use = (work: (readers: object, generation: number) => unknown) => work({ ask }, state.generation);
  const segments = new OncePerGeneration({ use } as unknown as IndexInUse<SearchReaders>, "segments");
  const of = async (categories: readonly string[], language?: string) =>
    distributionsOf(await segments.all(), categories, language);
  return { state, distributions: { of } };
}

test("counts once per generation for all callers, even simultaneous ones", async () => {
  const { state, distributions } = counting();
  const first = { news: { category: "News", language: null, estimated: 3, unknown: 5, segments: [1, 2] } };
  expect(await Promise.all([distributions.of([" NEWS "]), distributions.of(["news", "nobody"])])).toEqual([
    first,
    first,
  ]);
  expect([await distributions.of(["News"]), state.counts]).toEqual([first, 1]);
  state.generation = 2;
  expect(await distributions.of(["News"])).toMatchObject({ news: { estimated: 4 } });
  expect(state.counts).toBe(2);
});

test("does not keep a failed count", async () => {
  const { state, distributions } = counting([1]);
  await expect(distributions.of(["news"])).rejects.toThrow("busy");
  expect(await distributions.of(["news"])).toMatchObject({ news: { estimated: 3 } });
  expect(state.counts).toBe(2);
});

test("shows in the language are counted if there are enough, otherwise shows in all languages", async () => {
  const { state, distributions } = counting();
  const swedish = {
    category: "News",
    language: { code: "sv", name: "Swedish" },
    estimated: 20,
    unknown: 1,
    segments: [20, 0],
  };
  expect(await distributions.of(["News"], "sv")).toEqual({ news: swedish });
  expect(await distributions.of(["News"], "da")).toMatchObject({ news: { language: null, estimated: 3 } });
  expect(state.counts).toBe(1);
});
