import type { ReferenceOperation } from "@earshot/domain/site/api-reference";
import { render, screen, within } from "@testing-library/react";
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
