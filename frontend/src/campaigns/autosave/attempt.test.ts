import { attemptDone, attemptKey } from "./attempt";

test("keeps the key of the same content until it was accepted", () => {
  const first = attemptKey("one");
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptKey("one")).toBe(first);
  const other = attemptKey("two");
  expect(other).not.toBe(first);
  attemptDone();
  expect(attemptKey("two")).not.toBe(other);
});

test("keeps a key over a reload", () => {
  const key = attemptKey("three");
  expect(JSON.parse(sessionStorage.getItem("earshot.campaign-attempt") ?? "")).toEqual({ content: "three", key });
});
