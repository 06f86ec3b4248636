import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { makeStore } from "../../client/store";
import { FakeServer } from "../../testing/fake-server";
import { CategoryFilter } from "./category-filter";

const CATALOGUE = ["Technology", "Music", "Leisure", "Comedy", "News", "Arts", "History", "True Crime"];

/** The categories and counts on the screen, for a search with these results. */
async function shown(counts: ComponentProps<typeof CategoryFilter>["counts"]) {
  const categories = CATALOGUE.map((name, at) => ({ name, podcasts: 100 - at }));
  const server = new FakeServer().on("GET /catalogue", () => ({ categories }));
  render(
    <Provider store={makeStore(server.ask)}>
      <MemoryRouter>
        <CategoryFilter chosen={[]} counts={counts} onToggle={() => undefined} />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText("Technology");
  return screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
}

test("during a search, the categories with the most results come first", async () => {
  const counts = [
    { value: "Comedy", count: 6 },
    { value: "True Crime", count: 318 },
    { value: "News", count: 6 },
  ];
  expect(await shown(counts)).toEqual(["True Crime318", "Comedy6", "News6", "Technology0", "Music0", "Leisure0"]);
});

test("before a search, the largest categories of the catalogue come first", async () => {
  expect((await shown("catalogue"))[0]).toBe("Technology100");
});
