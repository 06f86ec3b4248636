import { differences, emptyPlaces } from "./written-examples.js";

test("a list or map without an entry is found, unless another message has one", () => {
  const answer = { shows: [{ tags: [] }, { tags: ["a"], notes: [] }], prices: {}, total: 0, next: null };
  expect(emptyPlaces({ answer }, "list")).toEqual(["list/answer/shows[]/notes", "list/answer/prices"]);
  expect(emptyPlaces({}, "remove")).toEqual([]);
});

test("two messages differ by fields, types and whether a list is empty, not by values", () => {
  const one = { id: "a", total: 1, shows: [{ id: "b" }], next: null };
  expect(differences(one, { id: "c", total: 2, shows: [{ id: "d" }, { id: "e" }], next: "f" })).toEqual([]);
  expect(differences(one, { ...one, shows: [] })).toEqual(["/shows[]"]);
  expect(differences({ ...one, shows: [] }, { ...one, shows: [] })).toEqual([]);
  expect(differences(one, { id: 1, total: 1, shows: [{}], next: null })).toEqual(["/id", "/shows[]/id"]);
  expect(differences({ one }, {})).toEqual(["/one"]);
});
