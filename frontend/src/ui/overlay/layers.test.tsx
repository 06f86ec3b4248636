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

test("Escape closes the upper of two layers first, even without a focus", () => {
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

test("Escape closes a layer that is still loading, not the one below", () => {
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

test("leaves the key to the focused element within the upper layer", () => {
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

test("returns the focus to the page, even from a nested layer", async () => {
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

test("focuses a named element as soon as it is visible and uncovered", async () => {
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

test("focuses at once within an open layer, and stops waiting after a press", () => {
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
