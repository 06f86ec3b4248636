import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { act, render, renderHook } from "@testing-library/react";
import { PAGE_SIZE } from "../api/catalogue-api";
import { showColumn } from "./shown-columns";
import { COLUMNS, hasBars, useDrawnColumns } from "./table-columns";

function perEpisode(range: string) {
  const column = COLUMNS.find(({ id }) => id === "perEpisode");
  const show = { pea_range: range } as SearchResult;
  return render(<>{column?.cell(show, new Date("2026-11-20T12:00:00Z"))}</>).container;
}

it("abbreviates a long range per episode, and gives the full one on hover and to screen readers", () => {
  const cell = perEpisode("2,000,000-7,000,000");
  expect(cell.querySelector("[aria-hidden]")?.textContent).toBe("2M–7M");
  expect(cell.querySelector(".sr-only")?.textContent).toBe("2,000,000–7,000,000");
  expect(cell.querySelector("[title]")?.getAttribute("title")).toBe("2,000,000–7,000,000");
});

it("leaves the cell empty where the range is unknown", () => {
  expect(perEpisode("").textContent).toBe("");
});

it.each([
  [{ listener_range: "1,000-5,000" }, "1,000–5,000", true],
  [{ listener_range: "N/A", listenersAtLeast: "Large" }, "Large or more", false],
  [{ listener_range: "N/A" }, "N/A", false],
] as const)("writes the listeners of %j, and draws a bar only for a range", (facts, text, hasBar) => {
  const column = COLUMNS.find(({ id }) => id === "listeners");
  const { container } = render(<>{column?.cell(facts as SearchResult, new Date("2026-11-20T12:00:00Z"))}</>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("[aria-hidden]") !== null).toBe(hasBar);
});

it("writes a country by its name, and nothing where it is unknown", () => {
  const country = (facts: Partial<SearchResult>) =>
    COLUMNS.find(({ id }) => id === "country")?.cell(facts as SearchResult, new Date("2026-11-20T12:00:00Z"));
  expect(country({ country: "DE", defaulted: [] })).toBe("Germany");
  expect(country({ country: "N/A", defaulted: ["country"] })).toBe(false);
});

it("returns the same columns until the width or the choice changes, so that rows are not redrawn", () => {
  const { result, rerender } = renderHook(({ width }) => useDrawnColumns(false, width, true), {
    initialProps: { width: 2_000 },
  });
  const all = result.current;
  expect(all).toHaveLength(COLUMNS.length);
  rerender({ width: 2_000 });
  expect(result.current).toBe(all);
  act(() => showColumn("rating", false));
  expect(result.current.map(({ id }) => id)).not.toContain("rating");
  act(() => showColumn("rating", true));
  rerender({ width: 600 });
  expect(result.current.length).toBeLessThan(COLUMNS.length);
});

it("decides by the shows that a search begins with, so that columns keep their widths when more are loaded", () => {
  const unknown = Array.from({ length: PAGE_SIZE }, () => ({ listener_range: "N/A" }) as SearchResult);
  const known = { listener_range: "1,000-5,000" } as SearchResult;
  expect(hasBars([...unknown, known])).toBe(hasBars(unknown));
  expect(hasBars([...unknown.slice(1), known])).toBe(true);
  expect(hasBars([])).toBe(false);
});

it("has no space for bars and their scale if no show has a range", () => {
  const listeners = (hasRanges: boolean) =>
    renderHook(() => useDrawnColumns(false, 2_000, hasRanges)).result.current.find(({ id }) => id === "listeners");
  expect(listeners(true)?.scale).toBeDefined();
  const without = listeners(false);
  expect(without?.scale).toBeUndefined();
  expect(without?.width).toBeLessThan(listeners(true)!.width);
  const show = { listener_range: "N/A", listenersAtLeast: "Medium" } as SearchResult;
  const { container } = render(<>{without?.cell(show, new Date("2026-11-20T12:00:00Z"))}</>);
  expect(container.innerHTML).toBe('<b class="font-[640] whitespace-nowrap">Medium or more</b>');
});
