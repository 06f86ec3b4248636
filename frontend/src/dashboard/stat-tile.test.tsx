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
