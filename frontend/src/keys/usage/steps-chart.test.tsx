import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { render, screen } from "@testing-library/react";
import { StepsChart } from "./steps-chart";

const COUNTS = { requests: 2, answered: 2, unchanged: 0, refused: 0, limited: 0, failed: 0 };

test.each([
  ["day", { days: [{ ...COUNTS, day: "2026-11-25" }], hours: [] }, "Nov 25"],
  ["hour", { days: [], hours: [{ ...COUNTS, hour: "2026-11-25T13:00:00.000Z" }] }, "Nov 25, 13:00"],
] as const)("the table names each %s in words", (by, steps, name) => {
  const usage = { ...steps, by, from: "2026-11-25", to: "2026-11-25", total: COUNTS } as unknown as Usage;
  render(<StepsChart usage={usage} />);
  expect(screen.getByRole("rowheader", { hidden: true }).textContent).toBe(name);
});
