import { generatedShow, GENERATED_COLUMNS, needle, NEEDLE_EVERY } from "./generated-shows.ts";
import { WordStock } from "./word-stock.ts";

const stock = new WordStock(7);
const generation = (version: number) => ({ seed: 7, stock, now: 1_793_491_200, authors: 10_000, version });
const rows = (version: number, count = 8_000) =>
  Array.from({ length: count }, (_, at) => generatedShow(generation(version), at + 1));

test("the same seed and place give the same show, and every column is filled or empty", () => {
  expect(generatedShow(generation(0), 4_711)).toEqual(generatedShow(generation(0), 4_711));
  expect(generatedShow(generation(0), 4_711)).toHaveLength(GENERATED_COLUMNS.length);
  expect(generatedShow(generation(0), 4_711)).not.toEqual(generatedShow(generation(0), 4_712));
});

test("a later version has about two rows in a hundred changed and one in a thousand gone", () => {
  const [first, second] = [rows(0), rows(1)];
  const gone = second.filter((row) => row === undefined).length;
  const changed = second.filter((row, at) => row && JSON.stringify(row) !== JSON.stringify(first[at])).length;
  expect(gone / 8_000).toBeGreaterThan(0.0003);
  expect(gone / 8_000).toBeLessThan(0.003);
  expect(changed / 8_000).toBeGreaterThan(0.016);
  expect(changed / 8_000).toBeLessThan(0.024);
});

test("the ten most common words make up about a fifth of the drawn words", () => {
  const titles = rows(0, 5_000).map((row) => String(row?.[2]).toLowerCase());
  const words = titles.flatMap((title) => title.split(" "));
  const usual = new Set(stock.words.slice(0, 10));
  const share = words.filter((word) => usual.has(word)).length / words.length;
  // ln(11) / ln(80,001) = 0.21.
  expect(share).toBeGreaterThan(0.17);
  expect(share).toBeLessThan(0.25);
});

test("needles are titles of the dump, with one swap or without spaces", () => {
  const found = needle(7, NEEDLE_EVERY);
  expect(generatedShow(generation(0), NEEDLE_EVERY)?.[2]).toBe(found.title);
  expect(found.slip).toHaveLength(found.title.length);
  expect([...found.slip].sort()).toEqual([...found.title].sort());
  expect(found.joined).toBe(found.title.toLowerCase().replace(" ", ""));
});

test("some shows are there twice, under two addresses", () => {
  const [first, second] = [generatedShow(generation(0), 970 - 1), generatedShow(generation(0), 970)];
  expect(second?.[2]).toBe(first?.[2]);
  expect(second?.[1]).not.toBe(first?.[1]);
});
