import fc from "fast-check";
import { sliceOf } from "./slice-cursor.js";

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

test("pages follow each other until the end", () => {
  const list = items("a", "b", "c", "d", "e");
  const first = sliceOf(list, "q", 2, undefined);
  const second = sliceOf(list, "q", 2, first.nextCursor ?? "");
  const third = sliceOf(list, "q", 2, second.nextCursor ?? "");
  expect([first, second, third].map((page) => ids(page.items))).toEqual(["ab", "cd", "e"]);
  expect(third.nextCursor).toBeNull();
});

test("gives no cursor on the last page or for an empty list", () => {
  expect(sliceOf(items("a", "b"), "q", 2, undefined).nextCursor).toBeNull();
  expect(sliceOf([], "q", 2, undefined)).toEqual({ items: [], nextCursor: null });
});

test("continues after the last item that was sent, even if the list changed", () => {
  const { nextCursor } = sliceOf(items("a", "b", "c", "d"), "q", 2, undefined);
  expect(ids(sliceOf(items("x", "a", "b", "c", "d"), "q", 2, nextCursor ?? "").items)).toBe("cd");
  expect(ids(sliceOf(items("a", "c", "d"), "q", 2, nextCursor ?? "").items)).toBe("d");
});

test("refuses the cursor of another list, and text that is not a cursor", () => {
  const { nextCursor } = sliceOf(items("a", "b"), "q", 1, undefined);
  const invalid = expect.objectContaining({ code: "cursor.invalid" });
  expect(() => sliceOf(items("a", "b"), "other", 1, nextCursor ?? "")).toThrow(invalid);
  for (const cursor of [
    "",
    "x",
    "e30",
    "WyJhIl0",
    "null",
    "ß",
    Buffer.from('["0123456789abcdef","a",-1]').toString("base64url"),
  ]) {
    expect(() => sliceOf(items("a", "b"), "q", 1, cursor)).toThrow(invalid);
  }
});

test("returns any list complete and in order for every page size, even with repeated ids", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      (names, limit) => {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = sliceOf(items(...names), "q", limit, cursor);
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor !== undefined && seen.length <= names.length);
        expect(seen).toEqual(names);
      },
    ),
  );
});
