import { render } from "@testing-library/react";
import { StarRating } from "./star-rating";

test("an unknown score is N/A and draws no star", () => {
  const { container } = render(<StarRating score={undefined} />);
  expect(container.textContent).toBe("Rating N/A");
  expect(container.querySelector("svg")).toBeNull();
});

test("a source's 0 is shown as 0", () => {
  const { container } = render(<StarRating score={0} />);
  expect(container.textContent).toContain("0.0");
  expect(container.querySelectorAll("svg")).toHaveLength(2);
});
