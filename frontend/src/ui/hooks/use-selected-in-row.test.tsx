import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useSelectedInRow } from "./use-selected-in-row";

const ENTRIES = ["one", "two", "three", "four"];

// jsdom has no layout: entries of 100 px in a row of 250 px.
beforeEach(() => {
  const left = function (this: HTMLElement) {
    return ENTRIES.indexOf(this.textContent) * 100;
  };
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(left);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(250);
});
afterEach(() => jest.restoreAllMocks());

function Row({ first }: { first: string }) {
  const [selected, setSelected] = useState(first);
  const row = useSelectedInRow<HTMLDivElement>("aria-current", selected);
  return (
    <div role="group" ref={row}>
      {ENTRIES.map((name) => (
        <button key={name} aria-current={name === selected} onClick={() => setSelected(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
const row = () => screen.getByRole("group");

test("an entry that is cut off is scrolled to the start of the row, when the row opens and when another is selected", () => {
  render(<Row first="four" />);
  expect(row().scrollLeft).toBe(284);
  fireEvent.click(screen.getByRole("button", { name: "two" }));
  expect(row().scrollLeft).toBe(84);
});

test("an entry that is fully visible stays where it is", () => {
  render(<Row first="one" />);
  row().scrollLeft = 20;
  fireEvent.click(screen.getByRole("button", { name: "two" }));
  expect(row().scrollLeft).toBe(20);
});
