import { EVIDENCE_CLASSES } from "@earshot/domain/audience/signals/demand-signal";
import { usualConfidence } from "@earshot/domain/audience/estimate/estimate-confidence";
import { confidenceLabel } from "@earshot/domain/audience/range/confidence";
import { FITTED } from "@earshot/domain/audience/signals/fitted-model";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Component } from "./how-we-estimate-page";

beforeEach(() => render(<Component />, { wrapper: MemoryRouter }));

test("labels each example with its sign, as on a receipt", () => {
  const examples = within(screen.getByRole("list", { name: "Examples" })).getAllByRole("listitem");
  expect(examples.map((item) => item.querySelector("p")?.textContent)).toEqual([
    "Measured downloads: 40,000 in 30 days",
    "Chart position: No. 100 in US",
    "Popularity score: 8 of 10",
  ]);
});

test("prints the numbers of the fitted model, and the confidence that each class gets", () => {
  const { shows, of, medianFactor } = FITTED.kind;
  expect(document.body.textContent).toContain(`For ${shows} ${of}, the typical audience`);
  expect(document.body.textContent).toContain(`off by a factor of ${medianFactor} in`);
  expect(document.body.textContent).toContain(`at most ${FITTED.published.years} years later`);
  const rows = within(screen.getByRole("table", { name: /by class of evidence/ })).getAllByRole("row");
  const printed = EVIDENCE_CLASSES.map((evidence, at) => [evidence, rows[at + 1]?.lastElementChild?.textContent]);
  expect(printed).toEqual(
    EVIDENCE_CLASSES.map((evidence) => [
      evidence,
      evidence === "listed" ? "A word, “or more”" : `${confidenceLabel(usualConfidence(evidence))} confidence`,
    ]),
  );
});
