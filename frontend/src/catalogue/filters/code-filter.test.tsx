import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { render, screen } from "@testing-library/react";
import { CodeFilter } from "./code-filter";

const options = (counts: readonly FacetCount[] | undefined, chosen?: string) => {
  render(<CodeFilter name="language" chosen={chosen} counts={counts} onChange={() => undefined} />);
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
};

test("offers only languages in the results, with their counts", () => {
  const counts = [
    { value: "sv", count: 12 },
    { value: "de", count: 3 },
  ];
  expect(options(counts)).toEqual(["Any", "German (3)", "Swedish (12)"]);
});

test("a chosen language stays, even without results", () => {
  expect(options([{ value: "de", count: 3 }], "fr")).toEqual(["Any", "German (3)", "French (0)"]);
});

test("offers all languages until they are counted", () => {
  expect(options(undefined)).toContain("Spanish");
});
