import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import EstimateReceipt from "./estimate-receipt";

const NOW = new Date("2026-11-22T12:00:00Z");

test("only a sign of demand has a weight", () => {
  const { estimate } = normalizePodcastDetail({ id: "1", title: "Salt", popularityScore: 8 }, NOW)!;
  const [sign] = estimate!.inputs;
  const fact = { ...sign!, label: "Episodes published", role: "narrows", weight: 0, pointsTo: null, z: 1 } as const;
  const listed = { ...sign!, label: "List of popular shows", role: "contains", weight: 0, pointsTo: null } as const;
  render(<EstimateReceipt estimate={{ ...estimate!, inputs: [sign!, fact, listed] }} />, { wrapper: MemoryRouter });
  const rows = screen.getAllByRole("row").slice(1);
  const cells = rows.map((row) => [...row.querySelectorAll("td")].slice(1).map(({ textContent }) => textContent));
  expect(cells.map(([weight]) => weight)).toEqual(["100%", "–", "–"]);
  expect(cells.slice(1).map(([, effect]) => effect)).toEqual(["raises the lower end", "gives no number"]);
});
