import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { lazy, useState } from "react";
import { Dialog } from "./dialog";

const Lost = lazy(() => Promise.reject(new Error("Failed to fetch dynamically imported module")));

/** A page that may have unsaved text, with a dialog whose content is not on this device. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <textarea aria-label="Note" defaultValue="Call them on Monday" />
      <button onClick={() => setOpen(true)}>Import</button>
      <Dialog isOpen={open} onClose={() => setOpen(false)} title="Import shows">
        <Lost />
      </Dialog>
    </>
  );
}

test("leaves the page unchanged when a dialog's code fails to load, and can be closed", async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "Import" }));
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("This could not be opened.");
  expect(notice.closest("[role=dialog]")).not.toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Call them on Monday");
  expect(reported).toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1)!);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("button", { name: "Import" })).toBeDefined();
});
