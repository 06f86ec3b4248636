import { AUDIENCE_FIGURES } from "@earshot/domain/audience/audience-figures";
import { normalisePodcastDetail } from "@earshot/domain/catalogue/normalise-podcast";
import { fireEvent, render, screen } from "@testing-library/react";
import { AudienceInsights } from "./audience-insights";

const NOW = new Date("2026-11-22T12:00:00Z");

function show(facts: Readonly<Record<string, unknown>>) {
  const podcast = normalisePodcastDetail({ id: "1", title: "Salt", ...facts }, NOW);
  if (podcast === undefined) throw new Error("A show with an id is a show.");
  return render(<AudienceInsights podcast={podcast} />);
}

test("confidence is always shown: medium when the source states none", () => {
  show({ listener_range: "1,000-5,000" });
  expect(screen.getByText("Medium confidence")).toBeTruthy();
});

test("without any facts there is a reason, and no badge or strip", () => {
  const { container } = show({});
  expect(screen.getByText("No estimate yet")).toBeTruthy();
  expect(screen.getByText("Too little is known about this show to estimate it.")).toBeTruthy();
  expect(screen.queryByText(/confidence/)).toBeNull();
  expect(screen.getAllByText("N/A")).toHaveLength(4);
  expect(container.querySelector(".meter")).toBeNull();
});

test("one figure of a source is an estimate, and the page names the missing ones", () => {
  show({ mr_range: "5,000-9,000", confidence: "low" });
  expect(screen.getByText("Low confidence")).toBeTruthy();
  expect(screen.getByText("The source does not give this figure.")).toBeTruthy();
});

test("the receipt explains each figure in the domain's words", () => {
  show({ listener_range: "1,000-5,000" });
  fireEvent.click(screen.getByRole("button", { name: "How we estimate this" }));
  for (const { label, definition } of Object.values(AUDIENCE_FIGURES)) {
    expect(screen.getByText(definition).previousElementSibling?.textContent).toBe(label);
  }
});
