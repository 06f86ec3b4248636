import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { OperationList } from "./operation-list";

test("marks a deprecated endpoint, and no other", () => {
  const common = { method: "GET", parameters: [], answers: [] };
  const operations: ReferenceOperation[] = [
    { ...common, id: "old", path: "/old", summary: "Old", text: "Use GET /new.", isDeprecated: true },
    { ...common, id: "new", path: "/new", summary: "New" },
  ];
  render(
    <MemoryRouter>
      <OperationList operations={operations} />
    </MemoryRouter>,
  );
  const [old, current] = screen.getAllByRole("region");
  expect(within(old!).getByText(/^Deprecated/)).toBeTruthy();
  expect(within(old!).getByText("Use GET /new.")).toBeTruthy();
  expect(within(current!).queryByText(/^Deprecated/)).toBeNull();
});

test("shows a response's example beside its fields if it has any, and an event's", () => {
  const example = { title: "<b>Tides</b>" };
  const body = { name: "", type: "object", fields: [{ name: "title", type: "string" }] };
  const common = { path: "/show", summary: "Read", parameters: [] };
  const operations: ReferenceOperation[] = [
    { ...common, id: "read", method: "GET", answers: [{ status: "200", text: "The show", body, example }] },
    { ...common, id: "count", method: "POST", answers: [{ status: "200", text: "By category", body: { name: "", type: "object" }, example }] }, // prettier-ignore
    { ...common, id: "sent", method: "EVENT", answers: [], body, example },
  ];
  render(<OperationList operations={operations} />, { wrapper: MemoryRouter });
  for (const details of document.querySelectorAll("details:not([open])")) {
    details.setAttribute("open", "");
    fireEvent(details, new Event("toggle"));
  }
  const text = JSON.stringify(example, undefined, 2);
  expect(screen.getByRole("region", { name: "Example: GET /show, 200" }).textContent).toBe(text);
  expect(screen.getByRole("region", { name: "Example: POST /show, 200" }).textContent).toBe(text);
  expect(screen.getByRole("region", { name: "Example: EVENT /show" }).textContent).toBe(text);
});
