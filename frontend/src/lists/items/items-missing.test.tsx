import { fireEvent, render, screen } from "@testing-library/react";
import { ItemsMissing } from "./items-missing";

const none = { failed: false, retrying: false, mayEdit: true, onRetry: () => undefined };

test.each([
  [{ q: "", status: "Booked" }, "No show in this list has the status “Booked”.", "Show all"],
  [{ q: "salt", status: "" }, "Nothing in this list matches “salt”.", "Clear search"],
  [{ q: "salt", status: "Booked" }, "Nothing in this list matches “salt” with the status “Booked”.", "Show all"],
])("names what left a list without rows, and how to see all: %j", (asked, text, action) => {
  let cleared = 0;
  render(<ItemsMissing {...none} {...asked} onClear={() => cleared++} />);
  expect(screen.getByText((_, element) => element?.tagName === "P").textContent).toBe(text);
  fireEvent.click(screen.getByRole("button", { name: action }));
  expect(cleared).toBe(1);
});
