import { act, render, screen } from "@testing-library/react";
import { Observable, useObserved } from "./observable";

test("creates the first value once, when it is first read", () => {
  let made = 0;
  const value = new Observable(() => (made += 1));
  expect(made).toBe(0);
  expect([value.get(), value.get(), made]).toEqual([1, 1, 1]);
});

test("notifies followers of each change until they stop", () => {
  const value = new Observable(() => "a");
  const heard: string[] = [];
  const stop = value.follow(() => void heard.push(value.get()));
  value.set("b");
  value.set("c");
  stop();
  value.set("d");
  expect(heard).toEqual(["b", "c"]);
  expect(value.get()).toBe("d");
});

test("a component shows the newest value", () => {
  const value = new Observable(() => "a");
  const Shown = () => <p>{useObserved(value, "drawn")}</p>;
  render(<Shown />);
  act(() => value.set("b"));
  expect(screen.getByText("b")).toBeTruthy();
});
