import { render, screen } from "@testing-library/react";
import { PeriodForm } from "./period-form";

test("days in the server's messages are in words", () => {
  const errors = [{ path: "from", message: "is before 2026-10-30; usage is kept for 30 days" }];
  render(<PeriodForm requested={{ from: "2020-01-01" }} keys={[]} errors={errors} onAsk={() => undefined} />);
  expect(screen.getByText("The first day is before Oct 30; usage is kept for 30 days.")).toBeTruthy();
});
