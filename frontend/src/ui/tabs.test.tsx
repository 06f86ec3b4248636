import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Tabs } from "./tabs";

const TABS = [
  { id: "one", label: "One", content: "First" },
  { id: "two", label: "Two", content: "Second" },
  { id: "three", label: "Three", content: "Third" },
] as const;

function Sample() {
  const [selected, setSelected] = useState<(typeof TABS)[number]["id"]>("one");
  return <Tabs label="Samples" selected={selected} onSelect={setSelected} tabs={TABS} />;
}

const tab = (name: string) => screen.getByRole("tab", { name });

test("shows only the chosen view, and lets Tab reach only its tab", () => {
  render(<Sample />);
  expect(screen.getByRole("tabpanel", { name: "One" }).textContent).toBe("First");
  fireEvent.click(tab("Two"));
  expect(screen.getByRole("tabpanel", { name: "Two" }).textContent).toBe("Second");
  expect([tab("One").tabIndex, tab("Two").tabIndex, tab("Three").tabIndex]).toEqual([-1, 0, -1]);
});

test.each([
  ["ArrowRight", "Two"],
  ["ArrowLeft", "Three"],
  ["End", "Three"],
  ["Home", "One"],
])("%s on the first tab chooses %s and takes the focus there", (key, name) => {
  render(<Sample />);
  tab("One").focus();
  fireEvent.keyDown(tab("One"), { key });
  expect(tab(name).getAttribute("aria-selected")).toBe("true");
  expect(document.activeElement).toBe(tab(name));
});

test("leaves other keys alone", () => {
  render(<Sample />);
  expect(fireEvent.keyDown(tab("One"), { key: "ArrowRight", shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(tab("One"), { key: "j" })).toBe(true);
  expect(tab("One").getAttribute("aria-selected")).toBe("true");
});
