import { loadPages, type PartOfList } from "./load-pages";

/** Pages of 24 shows, and their progress. `turns` changes the list after a page was read. */
function list(total: number, turns: (page: number, shows: string[]) => void = () => undefined) {
  const shows = Array.from({ length: total }, (_, index) => `show ${index}`);
  const read: number[] = [];
  const progress: string[] = [];
  let stopped = false;
  const load = async (page: number): Promise<PartOfList> => {
    read.push(page);
    const items = shows.slice((page - 1) * 24, page * 24).map((podcastId) => ({ podcastId }));
    const answer = { items, total: shows.length, pageSize: 24 };
    turns(page, shows);
    return answer;
  };
  const report = (loaded: number, of: number) => void progress.push(`${loaded} of ${of}`);
  const run = () => loadPages(load, report, () => stopped);
  return { run, read, progress, stop: () => (stopped = true) };
}

test("loads every page once, in order, and reports the progress", async () => {
  const { run, read, progress } = list(49);
  expect(await run()).toBe(3);
  expect(read).toEqual([1, 2, 3]);
  expect(progress).toEqual(["24 of 49", "48 of 49", "49 of 49"]);
});

test("a full last page is followed by no other", async () => {
  const { run, read } = list(48);
  expect(await run()).toBe(2);
  expect(read).toEqual([1, 2]);
});

test("stops when it is told to", async () => {
  const stopping = list(49, (page) => page === 2 && stopping.stop());
  expect(await stopping.run()).toBeUndefined();
  expect(stopping.read).toEqual([1, 2]);
});

test("a list that is too long is not loaded, and the reason names the limit", async () => {
  expect(await list(1_000).run()).toBe(42);
  const { run, read } = list(1_001);
  await expect(run()).rejects.toThrow(
    "This list has 1,001 shows. A print or a PDF can have at most 1,000 shows; export the list instead.",
  );
  expect(read).toEqual([1]);
});

test.each([
  ["removed", (shows: string[]) => void shows.shift()],
  ["added", (shows: string[]) => void shows.unshift("new")],
])("a show that is %s meanwhile would leave one out, or print one twice", async (_, change) => {
  const { run } = list(49, (page, shows) => page === 1 && change(shows));
  await expect(run()).rejects.toThrow("The list changed while it loaded. Please try again.");
});
