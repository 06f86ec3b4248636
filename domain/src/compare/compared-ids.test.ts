import fc from "fast-check";
import { addToComparison, COMPARED_MAX, comparisonFromUrl, comparisonToUrl } from "./compared-ids.js";
import { COMPARE_ORDERS } from "./compare-order.js";

const read = (address: string) => comparisonFromUrl(new URL(address, "https://earshot.example").searchParams);

test("an address parses back to the same comparison", () => {
  const id = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /^[^\s,]+$/.test(text));
  const ids = fc.uniqueArray(id, { maxLength: COMPARED_MAX });
  fc.assert(
    fc.property(ids, fc.option(fc.constantFrom(...COMPARE_ORDERS), { nil: undefined }), (some, order) => {
      expect(read(comparisonToUrl(some, order))).toEqual({ ids: some, leftOut: 0, order });
    }),
  );
});

test("leaves out ids that are repeated, empty, too long or beyond six", () => {
  expect(read("/compare")).toEqual({ ids: [], leftOut: 0, order: undefined });
  expect(read("/compare?ids=a,,b&ids=a&sort=nonsense")).toEqual({ ids: ["a", "b"], leftOut: 0, order: undefined });
  expect(read("/compare?ids=a,b,c,d,e,f,g,h")).toMatchObject({ ids: ["a", "b", "c", "d", "e", "f"], leftOut: 2 });
  expect(read(`/compare?ids=${"x".repeat(300)},a`).ids).toEqual(["a"]);
});

test("accepts six shows, each once", () => {
  expect(addToComparison(["a"], "b")).toEqual({ kind: "added", ids: ["a", "b"] });
  expect(addToComparison(["a", "b"], "a")).toEqual({ kind: "already-there" });
  expect(addToComparison(["a", "b", "c", "d", "e", "f"], "g")).toEqual({ kind: "full" });
  expect(addToComparison(["a", "b", "c", "d", "e", "f"], "e")).toEqual({ kind: "already-there" });
});
