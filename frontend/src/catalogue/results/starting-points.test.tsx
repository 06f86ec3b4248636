import { STARTING_POINTS } from "@earshot/domain/catalogue/home/starting-points";
import { render, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { StartingPoints } from "./starting-points";

/** Renders the starting points, with the number of shows that each one finds. */
function drawn(...found: readonly number[]) {
  const starts = STARTING_POINTS.map(({ id }, at) => ({ id, total: { value: found[at] ?? 0, relation: "eq" } }));
  const server = new FakeServer().on("GET /catalogue/home", () => ({ starts, growing: [], fresh: [], categories: [] }));
  return render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <StartingPoints />
      </MemoryRouter>
    </Provider>,
  );
}

test("a starting point that finds nothing is left out", async () => {
  drawn(12, 0, 1, 0);
  expect(await screen.findByText("12 podcasts")).toBeDefined();
  expect(screen.getAllByRole("link").map((link) => link.lastElementChild?.textContent)).toEqual([
    "12 podcasts",
    "1 podcast",
  ]);
});

test("shows no section without starting points, and all of them before the counts", async () => {
  const { container } = drawn();
  expect(screen.getAllByRole("link")).toHaveLength(STARTING_POINTS.length);
  await waitFor(() => expect(container.childElementCount).toBe(0));
});
