import { render } from "@testing-library/react";
import { FiguresAsOf } from "./figures-as-of";

/** The text on a screen, and what paper has in place of "today". */
function drawn(frozenOn: string | null, loadedAt?: number) {
  const { container } = render(<FiguresAsOf frozenOn={frozenOn} loadedAt={loadedAt} />);
  return [container.textContent, container.querySelector("time")?.title];
}

test("names today, with a date for paper", () => {
  expect(drawn(null)).toEqual([
    " · figures as of today",
    new Date().toLocaleDateString("en-US", { dateStyle: "medium" }),
  ]);
});

test("paper has the day on which the figures were loaded, not that on which the page was opened", () => {
  expect(drawn(null, Date.UTC(2026, 5, 3, 12))[1]).toBe("Jun 3, 2026");
});

test("names the day on which the figures were frozen", () => {
  expect(drawn("2026-06-03T12:00:00.000Z")).toEqual([" · figures frozen on Jun 3, 2026", "Jun 3, 2026"]);
});
