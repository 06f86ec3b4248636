import { act, renderHook } from "@testing-library/react";
import { useRemovals, withGone } from "./use-removals";

const ROWS = ["a", "b", "c"].map((podcastId) => ({ podcastId, title: podcastId.toUpperCase() }));
const names = (shown: readonly { row: { podcastId: string }; gone: boolean }[]) =>
  shown.map(({ row, gone }) => (gone ? `(${row.podcastId})` : row.podcastId)).join(" ");
const soon = () => act(() => new Promise((done) => setTimeout(done)));

function setup(calls: { remove?: () => Promise<string>; restore?: () => Promise<unknown> } = {}) {
  const made: string[] = [];
  const { result, rerender } = renderHook(
    ({ rows }) =>
      useRemovals(rows, ({ title }) => title, {
        remove: async (row) => (
          made.push(`remove ${row.podcastId}`),
          calls.remove ? calls.remove() : `token ${row.podcastId}`
        ),
        restore: async (row, token) => (made.push(`restore ${row.podcastId} ${token}`), calls.restore?.()),
        failed: "Could not remove item",
      }),
    { initialProps: { rows: ROWS } },
  );
  return { made, result, rerender };
}
const [, second = { podcastId: "", title: "" }] = ROWS;

test("hides a row at once, and restores it to its place", async () => {
  const { made, result, rerender } = setup();
  act(() => result.current.remove(second));
  expect(names(result.current.shown)).toBe("a (b) c");
  expect(result.current.announcement).toBe("Removed: B");
  await soon();
  // The server no longer returns the row, but its Undo stays in place.
  rerender({ rows: ROWS.filter(({ podcastId }) => podcastId !== "b") });
  expect(names(result.current.shown)).toBe("a (b) c");
  rerender({ rows: ROWS });
  act(() => result.current.undo(second));
  expect(names(result.current.shown)).toBe("a b c");
  expect(result.current.back).toBe("b");
  await soon();
  expect(made).toEqual(["remove b", "restore b token b"]);
});

test("when the server refuses, the row returns with the product's sentence", async () => {
  const { result } = setup({ remove: () => Promise.reject(new Error("down")) });
  act(() => result.current.remove(second));
  expect(names(result.current.shown)).toBe("a (b) c");
  await soon();
  expect(names(result.current.shown)).toBe("a b c");
  expect(result.current.failure).toBe("Could not remove item");
  expect(result.current.back).toBe("b");
});

test("shows the server's own sentence if there is one", async () => {
  const refusal = { kind: "problem", status: 409, code: "x", detail: "It is being changed.", errors: [] };
  const { result } = setup({ remove: () => Promise.reject(Object.assign(new Error("x"), refusal)) });
  act(() => result.current.remove(second));
  await soon();
  expect(result.current.failure).toBe("It is being changed.");
});

test("shows no message for an ended session, because the sign-in page opens", async () => {
  const refusal = { kind: "problem", status: 401, code: "x", detail: "Sign in.", errors: [] };
  const { result } = setup({ remove: () => Promise.reject(Object.assign(new Error("x"), refusal)) });
  act(() => result.current.remove(second));
  await soon();
  expect(names(result.current.shown)).toBe("a b c");
  expect(result.current.failure).toBeUndefined();
});

test("offers a failed restoration again", async () => {
  const { result } = setup({ restore: () => Promise.reject(new Error("down")) });
  act(() => result.current.remove(second));
  act(() => result.current.undo(second));
  await soon();
  expect(names(result.current.shown)).toBe("a (b) c");
  expect(result.current.failure).toBe("Couldn’t restore it. Please try again.");
});

test("restores the last removed row first", async () => {
  const { made, result } = setup();
  for (const row of ROWS.slice(0, 2)) act(() => result.current.remove(row));
  expect(names(result.current.shown)).toBe("(a) (b) c");
  act(() => void result.current.undoLast());
  expect(names(result.current.shown)).toBe("(a) b c");
  act(() => void result.current.undoLast());
  act(() => expect(result.current.undoLast()).toBe(false));
  await soon();
  expect(made.filter((one) => one.startsWith("restore"))).toEqual(["restore b token b", "restore a token a"]);
});

test("keeps the positions of several removed rows", () => {
  const [a, b, c] = ROWS as [(typeof ROWS)[0], (typeof ROWS)[0], (typeof ROWS)[0]];
  expect(
    names(
      withGone(
        [b],
        [
          { row: c, at: 2 },
          { row: a, at: 0 },
        ],
      ),
    ),
  ).toBe("(a) b (c)");
});
