import { completed } from "./completed.js";

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of source) all.push(value);
  return all;
}

test("returns results as they complete, never more than the limit at once", async () => {
  const under = new Map<string, () => void>();
  const work = (name: string) => new Promise<string>((done) => under.set(name, () => done(name)));
  const results = completed(["first", "second", "third"], 2, work);
  const next = async (name: string): Promise<string | undefined> => {
    const result = results.next();
    // Lets the next one begin before this one ends.
    await new Promise(setImmediate);
    under.get(name)?.();
    return (await result).value as string | undefined;
  };
  expect(await next("second")).toBe("second");
  expect([...under.keys()]).toEqual(["first", "second"]);
  expect(await next("third")).toBe("third");
  expect(await next("first")).toBe("first");
  expect((await results.next()).done).toBe(true);
});

test("processes every item once, even with fewer items than the limit", async () => {
  const work = (value: number): Promise<number> => Promise.resolve(value * 2);
  expect((await collect(completed([1, 2, 3], 8, work))).sort((a, b) => a - b)).toEqual([2, 4, 6]);
  expect(await collect(completed([], 8, work))).toEqual([]);
});

test("passes a failure of the work on to the consumer", async () => {
  await expect(collect(completed([1], 2, () => Promise.reject(new Error("broken"))))).rejects.toThrow("broken");
});
