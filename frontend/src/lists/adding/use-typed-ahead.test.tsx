import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { useTypedAhead } from "./use-typed-ahead";

function Layer({ open }: { open: boolean }) {
  const [name, setName] = useState("");
  useTypedAhead(open, name !== "", (key) => setName((before) => before + key));
  return (
    <>
      <button>Open</button>
      <section tabIndex={-1} aria-label="Layer" />
      <input aria-label="Field" />
      <output>{name}</output>
    </>
  );
}

const element = (how: "button" | "region" | "textbox") => screen.getByRole(how);
/** Types a character; returns whether the element itself may still use it. */
const type = (key: string, on: Element, more = {}) => fireEvent.keyDown(on, { key, ...more });
const written = () => screen.getByRole("status").textContent;

test("keeps a whole name that is typed while the layer opens", () => {
  render(<Layer open />);
  expect(type("T", element("button"))).toBe(false);
  expect(type("r", element("region"))).toBe(false);
  expect(type("u", document.body)).toBe(false);
  expect(type(" ", element("button"))).toBe(false);
  expect(type("é", document.body)).toBe(false);
  expect(written()).toBe("Tru é");
});

test("leaves keys to fields, buttons and shortcuts, and to the page after closing", () => {
  const { rerender } = render(<Layer open />);
  expect(type("a", element("textbox"))).toBe(true);
  expect(type(" ", element("button"))).toBe(true);
  expect(type("Enter", element("button"))).toBe(true);
  expect(type("z", document.body, { ctrlKey: true })).toBe(true);
  rerender(<Layer open={false} />);
  expect(type("l", document.body)).toBe(true);
  expect(written()).toBe("");
});
