import { render, screen } from "@testing-library/react";
import { LandingFeatures } from "./landing-features";

test("the three features promise nothing that a podcast page lacks", () => {
  const { container } = render(<LandingFeatures />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Reach",
    "Demographics",
    "Contacts",
  ]);
  // Most shows of a real catalogue have no audience range and no contact, and gender and age are known of none.
  expect(container.textContent).not.toMatch(/every podcast page|coming soon/i);
});
