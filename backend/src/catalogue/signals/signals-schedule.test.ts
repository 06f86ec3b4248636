import { Logger } from "@nestjs/common";
import { jest } from "@jest/globals";
import { SignalsSchedule } from "./signals.schedule.js";

const nothing = { signals: 0, changed: 0, failures: [] };

function scheduled(countries: readonly string[], { counts = true, run = () => Promise.resolve(nothing) } = {}) {
  const calls: unknown[] = [];
  const note = (name: string) => (given: unknown) => {
    calls.push([name, given]);
    return run();
  };
  const runs = {
    dueAppleCharts: note("charts"),
    dueGenreCharts: note("categories"),
    dueReviews: note("reviews"),
    dueDownloads: () => note("downloads")(undefined),
  };
  const schedule = new SignalsSchedule(runs, countries, counts);
  const all = async () => {
    await schedule.charts();
    await schedule.categoryCharts();
    await schedule.reviews();
    await schedule.downloads();
    return calls;
  };
  return all;
}

test("charts and charts of categories are read for all countries, reviews for the first", async () => {
  expect(await scheduled(["us", "de"])()).toEqual([
    ["charts", ["us", "de"]],
    ["categories", ["us", "de"]],
    ["reviews", "us"],
    ["downloads", undefined],
  ]);
});

test("without countries only counted downloads are read, and these only with a counting service", async () => {
  expect(await scheduled([])()).toEqual([["downloads", undefined]]);
  expect(await scheduled([], { counts: false })()).toEqual([]);
});

test("a failed run does not stop the others", async () => {
  const warn = jest.spyOn(Logger.prototype, "warn").mockImplementation(() => undefined);
  const calls = await scheduled(["us"], {
    run: () => Promise.reject(new Error("An import is under way.")),
  })();
  expect(calls).toHaveLength(4);
  expect(warn).toHaveBeenCalledTimes(4);
});
