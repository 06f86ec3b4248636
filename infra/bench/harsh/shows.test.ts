import { chance } from "./chance.ts";
import { DUMP_COLUMNS, HarshShows } from "./shows.ts";
import { HarshWords, VOCABULARY } from "./words.ts";

const shows = new HarshShows(13, 20_000);
const words = (text: string) => text.toLowerCase().split(" ");
const column = (name: (typeof DUMP_COLUMNS)[number]) => DUMP_COLUMNS.indexOf(name);
const ids = Array.from({ length: 3_000 }, (_, at) => at + 1);

test("the same seed and number give the same show, and its row and text agree", () => {
  const again = new HarshShows(13, 20_000);
  const row = again.row(4_711);
  expect(row).toEqual(shows.row(4_711));
  expect(row).toHaveLength(DUMP_COLUMNS.length);
  expect(row?.[column("title")]).toBe(shows.text(4_711).title);
  expect(row?.[column("url")]).toBe(shows.feedUrl(4_711));
  expect(new HarshShows(14, 20_000).row(4_711)).not.toEqual(row);
});

test("titles have 2 to 5 words and descriptions 20 to 45", () => {
  const titles = new Set(ids.map((id) => words(shows.text(id).title).length));
  const descriptions = ids.map((id) => words(shows.text(id).description).length);
  expect([...titles].sort()).toEqual([2, 3, 4, 5]);
  expect(Math.min(...descriptions)).toBe(20);
  expect(Math.max(...descriptions)).toBe(45);
});

test("draws 80,000 words by Zipf's law, with exponents 1 in titles and 1.05 in descriptions", () => {
  const stock = new HarshWords(13);
  expect(new Set(stock.words).size).toBe(VOCABULARY);
  const next = chance(1, 1);
  const share = (draw: () => string) => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 40_000; at += 1) {
      const drawn = draw();
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    return (rank: number) => (counts.get(stock.at(rank)) ?? 0) / 40_000;
  };
  const titles = share(() => stock.ofTitle(next));
  // 1 / (ln 80,000 + 0.577) = 0.0843.
  expect(titles(1)).toBeGreaterThan(0.079);
  expect(titles(1)).toBeLessThan(0.09);
  expect(titles(1) / titles(10)).toBeGreaterThan(8.2);
  expect(titles(1) / titles(10)).toBeLessThan(12.2);
  const descriptions = share(() => stock.ofDescription(next));
  expect(descriptions(1)).toBeGreaterThan(titles(1) * 1.2);
});

test("some shows share a name, and some occur twice under two addresses", () => {
  const titles = ids.map((id) => shows.text(id).title);
  const namesakes = titles.length - new Set(titles).size;
  expect(namesakes).toBeGreaterThan(50);
  expect(shows.text(240)).toEqual(shows.text(239));
  expect(shows.feedUrl(240)).not.toBe(shows.feedUrl(239));
});

test("a later version changes about 2% of the rows, drops 0.1%, and adds new ones", () => {
  const rows = ids.map((id) => [shows.row(id), shows.row(id, 1)] as const);
  const gone = rows.filter(([, after]) => after === undefined).length / ids.length;
  const changed = rows.filter(([before, after]) => after && String(before) !== String(after)).length / ids.length;
  expect(gone).toBeGreaterThan(0);
  expect(gone).toBeLessThan(0.004);
  expect(changed).toBeGreaterThan(0.013);
  expect(changed).toBeLessThan(0.027);
  expect(shows.last(1)).toBe(20_100);
});
