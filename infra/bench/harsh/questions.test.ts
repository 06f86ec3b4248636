import { questionsOf } from "./questions.ts";
import { HarshShows } from "./shows.ts";

const shows = new HarshShows(13, 5_000);
const round = (number: number) => questionsOf(shows, 5_000, number, 40);
const addresses = (number: number) => round(number).flatMap(({ questions }) => questions.map(({ address }) => address));
const of = (name: string) => round(0).find((one) => one.name === name)?.questions ?? [];

test("a round always has the same queries, with a fixed number per class", () => {
  expect(addresses(3)).toEqual(addresses(3));
  expect(round(0).map(({ questions }) => questions.length)).toEqual([...Array(10).fill(40), 4, ...Array(3).fill(40)]);
});

test("a new round repeats at most one in fifty queries of the round before", () => {
  const before = new Set(addresses(1));
  const again = addresses(2).filter((address) => before.has(address));
  expect(again.length).toBeLessThan(addresses(2).length / 50);
});

test("no two classes use the same common word", () => {
  const single = ["common words", "three filters", "orders", "page 50"].flatMap(of);
  const terms = single.map(({ address }) => new URL(address, "http://of").searchParams.get("term"));
  expect(new Set(terms).size).toBe(terms.length);
});

test("a slip is a title with its letters exchanged", () => {
  const titles = new Set(Array.from({ length: 5_000 }, (_, at) => [...shows.text(at + 1).title].sort().join("")));
  for (const { address } of of("slips")) {
    const term = new URL(address, "http://of").searchParams.get("term") ?? "";
    expect(titles.has([...term].sort().join(""))).toBe(true);
  }
});

test("an id is the first 64 bits of the hash of the feed's address: 13 digits", () => {
  for (const { address } of of("podcast page")) expect(address).toMatch(/^\/podcasts\/[0-9a-z]{13}$/);
});
