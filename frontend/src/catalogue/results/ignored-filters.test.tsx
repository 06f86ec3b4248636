import { render, screen } from "@testing-library/react";
import IgnoredFilters from "./ignored-filters";

test("names what the search ignores in an address", () => {
  const { rerender } = render(<IgnoredFilters query="?term=history&lang=xx&lmin=abc" />);
  expect(screen.getByRole("status").textContent).toBe(
    "We can’t read these filters, so we left them out: lmin=abc, lang=xx",
  );
  rerender(<IgnoredFilters query={`?term=history&lang=${"x".repeat(500)}`} />);
  expect(screen.getByRole("status").textContent).toBe(
    `We can’t read this filter, so we left it out: lang=${"x".repeat(55)}`,
  );
  rerender(<IgnoredFilters query="?term=history&sort=relevance" />);
  expect(screen.queryByRole("status")).toBeNull();
});
