import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { StatTile } from "./stat-tile";

test.each([
  [1_200, "1,200"],
  [undefined, ""],
  [null, "—"],
])("a tile shows its figure, nothing while loading, or a dash after a failure: %s", (figure, shown) => {
  render(
    <MemoryRouter>
      <StatTile label="Saved" figure={figure} to="/" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link").lastElementChild?.textContent?.trim()).toBe(shown);
});

test("a tile without a figure says why next to its link", () => {
  render(
    <MemoryRouter>
      <StatTile label="API Calls" figure={null} to="/account/api" why={<button>About API Calls</button>} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/account/api");
  expect(screen.getByRole("listitem").textContent).toBe("API Calls—About API Calls");
  // A button in a link cannot be pressed without following the link.
  expect(screen.getByRole("link").querySelector("button")).toBeNull();
});
