import { render, screen } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { type ResultSlots, ResultSlotsContext } from "../catalogue/shows/show-slots";
import { CompareTools } from "./compare-tools";

test("the page stays while the code of a button arrives", () => {
  const slots = { AddManyToList: lazy(() => new Promise<never>(() => undefined)) } as unknown as ResultSlots;
  render(
    <MemoryRouter>
      <Suspense fallback="nothing">
        <h1>Compare 2 shows</h1>
        <ResultSlotsContext value={slots}>
          <CompareTools ids={["a", "b"]} order={undefined} rows={[]} />
        </ResultSlotsContext>
      </Suspense>
    </MemoryRouter>,
  );
  expect(screen.queryByText("nothing")).toBeNull();
  // Queries by role skip hidden elements.
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeNull();
  expect(screen.queryAllByRole("button").map((button) => button.textContent)).toEqual(["Copy link", "Print", "Export"]);
});
