import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { ROW, tableBlocks } from "./table-blocks";

const shows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index), defaulted: [] }) as unknown as SearchResult);

it("draws each row once and in order, for any number of rows", () => {
  for (const count of [0, 1, 5, 6, 7, 100]) {
    const drawn = tableBlocks(shows(count), {}, "listeners", "wide").flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    expect(drawn).toEqual(Array.from({ length: count }, (_, at) => at));
  }
});

it("is as high as its rows and headings together", () => {
  const blocks = tableBlocks(shows(20), { exact: 8 }, "listeners", "narrow");
  expect(blocks.reduce((sum, { height }) => sum + height, 0)).toBe(20 * ROW.narrow + ROW.wide);
  const headed = blocks.findIndex(({ heading }) => heading === "Close matches");
  expect(blocks[headed]).toMatchObject({ from: 8, to: 8 });
  expect(blocks[headed - 1]?.to).toBe(8);
  expect(blocks[headed + 1]?.from).toBe(8);
});

it("changes no full block when more shows are loaded", () => {
  const before = tableBlocks(shows(24), {}, "listeners", "wide");
  expect(tableBlocks(shows(48), {}, "listeners", "wide").slice(0, before.length)).toEqual(before);
});
