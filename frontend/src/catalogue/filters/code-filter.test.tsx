import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { render, screen } from "@testing-library/react";
import { CodeFilter } from "./code-filter";

const options = (counts: readonly FacetCount[] | undefined, chosen?: string) => {
  render(<CodeFilter name="language" chosen={chosen} counts={counts} onChange={() => undefined} />);
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
};

test("only languages that the search has are offered, with their counts", () => {
  const counts = [
    { value: "sv", count: 12 },
    { value: "de", count: 3 },
  ];
  expect(options(counts)).toEqual(["Any", "German (3)", "Swedish (12)"]);
});

test("a chosen language stays, even without results", () => {
  expect(options([{ value: "de", count: 3 }], "fr")).toEqual(["Any", "German (3)", "French (0)"]);
});

test("all are offered until they are counted, and where the counts are not whole", () => {
  expect(options(undefined)).toContain("Spanish");
});
