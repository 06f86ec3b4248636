import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode, useState } from "react";
import { focusTarget, moveFocus } from "./focus-target";
import { useLayer } from "./layers";

/** A layer like those of the dialogs; with `coming`, its code is still loading. */
function Layer({ name, coming = false, children }: { name: string; coming?: boolean; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useLayer(open, () => setOpen(false));
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      {open && !coming && (
        <section data-layer={id} aria-label={name}>
          <button onClick={() => setOpen(false)}>Close {name}</button>
          {children}
        </section>
      )}
      <output>{`${name} ${open ? "open" : "closed"}`}</output>
    </>
  );
}

const show = (page: ReactNode) => render(<StrictMode>{page}</StrictMode>);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const escape = (on: Element = document.body) => fireEvent.keyDown(on, { key: "Escape" });
const settled = () => act(() => Promise.resolve());

test("Escape closes the topmost of two layers, one at a time, when the focus is nowhere", () => {
  show(
    <Layer name="Outer">
      <Layer name="Inner" />
    </Layer>,
  );
  press("Open Outer");
  press("Open Inner");
  escape();
  expect([screen.getByText("Outer open"), screen.getByText("Inner closed")]).toHaveLength(2);
  escape();
  expect(screen.getByText("Outer closed")).toBeTruthy();
});

test("Escape closes a layer whose code is still loading, and not the one below", () => {
  show(
    <Layer name="Outer">
      <Layer name="Inner" coming />
    </Layer>,
  );
  press("Open Outer");
  press("Open Inner");
  escape(screen.getByRole("button", { name: "Open Inner" }));
  expect([screen.getByText("Outer open"), screen.getByText("Inner closed")]).toHaveLength(2);
});

test("inside the topmost layer the key is left to what has the focus; without a layer to everything", () => {
  let heard = 0;
  show(
    <div onKeyDown={() => (heard += 1)}>
      <Layer name="Only" />
    </div>,
  );
  escape(screen.getByRole("button", { name: "Open Only" }));
  press("Open Only");
  escape(screen.getByRole("button", { name: "Close Only" }));
  expect(heard).toBe(2);
  expect(screen.getByText("Only open")).toBeTruthy();
});

test("the focus returns to the page, even from a layer that was opened from another one", async () => {
  show(
    <Layer name="Outer">
      <Layer name="Inner" />
    </Layer>,
  );
  const origin = screen.getByRole("button", { name: "Open Outer" });
  origin.focus();
  press("Open Outer");
  screen.getByRole("button", { name: "Open Inner" }).focus();
  press("Open Inner");
  press("Close Inner");
  press("Close Outer");
  await settled();
  expect(document.activeElement).toBe(origin);
});

test("the focus moves to a named element as soon as it is shown and not covered", async () => {
  const { rerender } = show(<Layer name="Only" />);
  press("Open Only");
  moveFocus("heading");
  const page = (
    <StrictMode>
      <Layer name="Only" />
      <h1 ref={focusTarget("heading")} tabIndex={-1}>
        Here
      </h1>
    </StrictMode>
  );
  rerender(page);
  const heading = screen.getByRole("heading");
  expect(document.activeElement).not.toBe(heading);
  press("Close Only");
  await settled();
  expect(document.activeElement).toBe(heading);
});

test("inside the open layer the focus moves at once; a press before it moves ends the wait", () => {
  const { rerender } = show(
    <Layer name="Only">
      <button ref={focusTarget("next")}>Next</button>
    </Layer>,
  );
  press("Open Only");
  moveFocus("next");
  expect(document.activeElement?.textContent).toBe("Next");
  moveFocus("later");
  fireEvent.keyDown(document.body, { key: "a" });
  rerender(
    <StrictMode>
      <button ref={focusTarget("later")}>Later</button>
    </StrictMode>,
  );
  expect(document.activeElement).not.toBe(screen.getByText("Later"));
});
