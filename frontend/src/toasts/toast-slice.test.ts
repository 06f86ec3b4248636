import { toastDismissed, toastShown, toastSlice } from "./toast-slice";

const { reducer } = toastSlice;
const start = reducer(undefined, { type: "start" });
const after = (...texts: readonly string[]) =>
  texts.reduce((toasts, text) => reducer(toasts, toastShown(text)), start).map(({ text }) => text);

test("shows at most three messages, the newest last", () => {
  expect(after("a", "b", "c", "d")).toEqual(["b", "c", "d"]);
});

test("a repeated message shows once, as the newest, and displaces no other", () => {
  expect(after("a", "b", "c", "a")).toEqual(["b", "c", "a"]);
  const [first] = reducer(start, toastShown("a"));
  const [again] = reducer(first ? [first] : [], toastShown("a"));
  expect(again?.id).not.toBe(first?.id);
});

test("removes only the dismissed message", () => {
  const toasts = reducer(reducer(start, toastShown("a")), toastShown("b"));
  const [, second] = toasts;
  expect(reducer(toasts, toastDismissed(second?.id ?? "")).map(({ text }) => text)).toEqual(["a"]);
});
