import { attemptDone, attemptKey } from "./attempt";

test("the same content keeps its key until it was taken; other content gets another", () => {
  const first = attemptKey("one");
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptKey("one")).toBe(first);
  const other = attemptKey("two");
  expect(other).not.toBe(first);
  attemptDone();
  expect(attemptKey("two")).not.toBe(other);
});

test("a key outlives a reload", () => {
  const key = attemptKey("three");
  expect(JSON.parse(sessionStorage.getItem("earshot.campaign-attempt") ?? "")).toEqual({ content: "three", key });
});
