import { AUDIENCE_FIGURES } from "@earshot/domain/audience/figures/audience-figures";
import { NO_SIGN_OF_DEMAND } from "@earshot/domain/audience/estimate/estimate-notes";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { AudienceInsights } from "./audience-insights";

const NOW = new Date("2026-11-22T12:00:00Z");

function show(facts: Readonly<Record<string, unknown>>) {
  const podcast = normalizePodcastDetail({ id: "1", title: "Salt", ...facts }, NOW);
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  return render(<AudienceInsights podcast={podcast} />, { wrapper: MemoryRouter });
}

test("shows medium confidence when the source states none", () => {
  show({ listener_range: "1,000-5,000" });
  expect(screen.getByText("Medium confidence")).toBeTruthy();
});

test("gives the reason instead of a badge or number without a demand signal", () => {
  const { container } = show({ episodeCount: 300 });
  expect(screen.getByText("No estimate yet")).toBeTruthy();
  expect(screen.getByText(NO_SIGN_OF_DEMAND)).toBeTruthy();
  expect(screen.getByText("A chart position in any country")).toBeTruthy();
  expect(screen.queryByText(/confidence/)).toBeNull();
  expect(screen.queryByText("N/A")).toBeNull();
  expect(container.querySelector(".meter")).toBeNull();
});

test("draws the typical range faded, and calls it typical", () => {
  const { container } = show({ categories: ["Technology"], language: "de" });
  expect(container.querySelector(".typical-range")).toBeTruthy();
  expect(screen.getByText(/This one may differ/)).toBeTruthy();
});

test("shows a word for a range that is too wide, with its bounds on the receipt", async () => {
  show({ popularityScore: 8 });
  expect(screen.getAllByText("Medium").length).toBeGreaterThan(0);
  expect(screen.getByText("Low confidence")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "How we estimate this" }));
  expect(await screen.findByText(/1,000–300,000 listeners/)).toBeTruthy();
  expect(screen.getByText("Popularity score")).toBeTruthy();
  expect(screen.getByText("Podcast Index, no date given")).toBeTruthy();
});

test("shows the one figure that a source gives, and names the missing ones", () => {
  show({ mr_range: "5,000-9,000", confidence: "low" });
  expect(screen.getByText("Low confidence")).toBeTruthy();
  expect(screen.getByText("The source doesn’t give this figure.")).toBeTruthy();
});

test("the receipt explains each figure in the domain's words", async () => {
  show({ listener_range: "1,000-5,000" });
  fireEvent.click(screen.getByRole("button", { name: "How we estimate this" }));
  for (const { label, definition } of Object.values(AUDIENCE_FIGURES)) {
    expect((await screen.findByText(definition)).previousElementSibling?.textContent).toBe(label);
  }
});
