import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render } from "@testing-library/react";
import { COMPARE_COLUMNS } from "./compare-cells";

const NOW = new Date("2026-11-22T12:00:00Z");

/** The text of the listeners cell for a show with this estimate and no range. */
function listeners(atLeast: AudienceEstimate["atLeast"]): string | null {
  const show = normalizePodcastDetail({ id: "1", title: "Salt" }, NOW);
  if (!show?.estimate) throw new Error("A show without signs has an estimate.");
  const listed = { ...show, estimate: { ...show.estimate, atLeast } };
  const row = {
    show: listed,
    episodes: undefined,
    rhythm: undefined,
    market: undefined,
    spot: undefined,
    price: undefined,
  };
  const cell = COMPARE_COLUMNS.find(({ id }) => id === "listeners")?.cell(row, NOW, true);
  return render(<>{cell}</>).container.textContent;
}

test("shows a listed show as on its own page", () => {
  expect(listeners("Large")).toBe("Large or more");
});

test("shows N/A if nothing is known", () => {
  expect(listeners(null)).toBe("N/A");
});
