import { requestOf } from "./visit.ts";

test("a search is one request for results and all counts, a later page one for results", () => {
  expect(requestOf("/search?term=kelp&mode=all")).toBe("/search?term=kelp&mode=all&limit=24&facets=1&modes=1");
  expect(requestOf("/search?term=kelp&cursor=a")).toBe("/search?term=kelp&cursor=a&limit=24");
  expect(requestOf("/suggest?q=ke")).toBe("/suggest?q=ke");
});
