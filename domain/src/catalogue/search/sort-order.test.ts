import { isTurned, nextSorting, orderOf, plainSorting } from "./sort-order.js";

test("repeated presses on a sort give its usual direction, the other one, then relevance", () => {
  expect(nextSorting({ sort: "relevance" }, "listeners")).toEqual({ sort: "listeners" });
  expect(nextSorting({ sort: "listeners" }, "listeners")).toEqual({ sort: "listeners", order: "asc" });
  expect(nextSorting({ sort: "listeners", order: "asc" }, "listeners")).toEqual({ sort: "relevance" });
  expect(nextSorting({ sort: "listeners", order: "asc" }, "title")).toEqual({ sort: "title" });
  expect(nextSorting({ sort: "title", order: "asc" }, "title")).toEqual({ sort: "title", order: "desc" });
  expect(nextSorting({ sort: "title", order: "desc" }, "title")).toEqual({ sort: "relevance" });
});

test("a direction that changes nothing is left out", () => {
  expect(plainSorting({ sort: "updated", order: "desc" })).toEqual({ sort: "updated" });
  expect(plainSorting({ sort: "updated", order: "asc" })).toEqual({ sort: "updated", order: "asc" });
  expect(plainSorting({ sort: "title", order: "asc" })).toEqual({ sort: "title" });
  expect(plainSorting({ sort: "relevance", order: "asc" })).toEqual({ sort: "relevance" });
});

test("relevance has no direction", () => {
  expect(isTurned({ sort: "relevance", order: "asc" })).toBe(false);
  expect(orderOf({ sort: "relevance", order: "asc" })).toBeUndefined();
  expect([orderOf({ sort: "title" }), orderOf({ sort: "episodes" })]).toEqual(["asc", "desc"]);
});
