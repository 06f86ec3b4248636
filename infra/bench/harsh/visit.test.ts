import { requestsOf } from "./visit.ts";

test("a search is two requests: results with totals, then counts", () => {
  expect(requestsOf("/search?term=kelp&mode=all")).toEqual([
    "/search?term=kelp&mode=all&limit=24&modes=1",
    "/search?term=kelp&mode=all&limit=1&facets=1",
  ]);
});

test("a later page and everything else is one request", () => {
  expect(requestsOf("/search?term=kelp&cursor=a")).toEqual(["/search?term=kelp&cursor=a&limit=24"]);
  expect(requestsOf("/suggest?q=ke")).toEqual(["/suggest?q=ke"]);
});
