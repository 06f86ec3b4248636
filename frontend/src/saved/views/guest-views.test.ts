import { readViews } from "./guest-views";

const view = { id: "1", name: "Crime", query: "term=crime", hidden: ["rating"] };

test("restores stored views and skips invalid ones", () => {
  expect(readViews(JSON.stringify([view, null, 3, { id: "2" }]))).toEqual([view]);
});

test.each([null, "", "{", "3", "{}"])("ignores %p in storage", (stored) => {
  expect(readViews(stored)).toEqual([]);
});
