import { rememberResults, resultsShown } from "./results-memory";

beforeEach(() => sessionStorage.clear());

test("remembers the latest number of each step of the history", () => {
  rememberResults("a", 24);
  rememberResults("b", 48);
  rememberResults("a", 72);
  expect([resultsShown("a"), resultsShown("b"), resultsShown("new")]).toEqual([72, 48, 0]);
});

test("the twenty latest steps are kept", () => {
  for (let step = 0; step < 25; step++) rememberResults(String(step), 24);
  expect(resultsShown("4")).toBe(0);
  expect(resultsShown("5")).toBe(24);
});

test.each(["not json", "7", '[["a", -1], ["a", "many"], null]'])("%s in the store is not a number", (text) => {
  sessionStorage.setItem("earshot.results", text);
  expect(resultsShown("a")).toBe(0);
});
