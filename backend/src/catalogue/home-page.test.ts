import type { GrowingShow, HomeShows } from "@earshot/domain/catalogue/home/home-shows.port";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { HomePage } from "./home-page.js";
import type { HomeAnswer } from "./home.schemas.js";

const SHOW = { before: { low: 100, high: 400 }, factor: 2 } as GrowingShow;

let made: number;
let generation: number;
let failure: Error | undefined;
/** When true, the other two parts fail as well. */
let isAway: boolean;
/** A clock that moves only when a test sets it. */
let time: number;
let page: HomePage;
let codes: () => Promise<HomeAnswer["codes"]>;
const requests: { since: Date; until?: Date }[] = [];

beforeEach(() => {
  [made, generation, failure, time] = [0, 1, undefined, Date.UTC(2026, 10, 22)];
  isAway = false;
  codes = () => Promise.resolve({ language: [{ value: "de", count: 3 }], country: [] });
  requests.length = 0;
  const shows: HomeShows = {
    growing: (since) => {
      made += 1;
      requests.push({ since });
      return failure ? Promise.reject(failure) : Promise.resolve([SHOW]);
    },
    begun: (since, until) => {
      requests.push({ since, until });
      return isAway ? Promise.reject(new Error("away")) : Promise.resolve({ total: made, podcasts: [] });
    },
  };
  const catalogue = {
    search: () =>
      isAway ? Promise.reject(new Error("away")) : Promise.resolve({ total: { value: 7, relation: "eq" } }),
  };
  const clock = { now: () => new Date(time) };
  page = new HomePage(
    catalogue as unknown as PodcastCatalogue,
    shows,
    clock,
    () => generation,
    () => codes(),
  );
});

test("requests eight weeks of growth and seven days of new shows, and counts each starting point", async () => {
  const answer = await page.answer();
  expect(requests).toEqual([
    { since: new Date(time - 56 * 86_400_000) },
    { since: new Date(time - 7 * 86_400_000), until: new Date(time) },
  ]);
  expect(answer.starts.map(({ id, total }) => [id, total.value])).toEqual([
    ["mid-size", 7],
    ["small", 7],
    ["top", 7],
    ["niche", 7],
  ]);
});

test("counts languages and countries, if the source can", async () => {
  expect((await page.answer()).codes?.language).toEqual([{ value: "de", count: 3 }]);
  generation = 2;
  codes = () => Promise.resolve(undefined);
  expect(await page.answer()).not.toHaveProperty("codes");
});

test("returns one answer for ten minutes per generation, even to simultaneous requests", async () => {
  await Promise.all([page.answer(), page.answer()]);
  time += 10 * 60_000 - 1;
  await page.answer();
  expect(made).toBe(1);
  time += 1;
  await page.answer();
  expect(made).toBe(2);
});

test("a new generation gets a new answer", async () => {
  await page.answer();
  generation = 2;
  expect((await page.answer()).begun.total).toBe(2);
});

test("a part that fails keeps its previous content, and is retried after a minute", async () => {
  await page.answer();
  generation = 2;
  failure = new Error("too slow");
  expect((await page.answer()).growing).toEqual([SHOW]);
  time += 60_000 - 1;
  await page.answer();
  expect(made).toBe(2);
  time += 1;
  failure = undefined;
  await page.answer();
  expect(made).toBe(3);
});

test("a part that has never succeeded is empty and does not affect the others", async () => {
  failure = new Error("too slow");
  const { starts, growing, begun } = await page.answer();
  expect([starts.length, growing, begun.total]).toEqual([4, [], 1]);
});

test("fails when every part does, and waits a minute before it tries again", async () => {
  failure = new Error("away");
  isAway = true;
  await expect(page.answer()).rejects.toThrow("away");
  await expect(page.answer()).rejects.toThrow("away");
  expect(made).toBe(1);
  time += 60_000;
  [failure, isAway] = [undefined, false];
  expect((await page.answer()).growing).toEqual([SHOW]);
});
