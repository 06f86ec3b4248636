import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { CompareCards } from "./compare-cards";

const NOW = new Date("2026-11-22T12:00:00Z");

type Row = Exclude<Parameters<typeof CompareCards>[0]["places"][number], string>;

function row(id: string, facts: object, more: Partial<Row> = {}): Row {
  const show = normalizePodcastDetail({ id, title: `Show ${id}`, ...facts }, NOW)!;
  return {
    episodes: undefined,
    rhythm: undefined,
    market: undefined,
    spot: undefined,
    price: undefined,
    ...more,
    show,
  };
}

function draw(places: readonly (Row | string)[], failed: readonly string[] = []): HTMLElement {
  const none = { onSort: () => undefined, onRemove: () => undefined, onRetry: () => undefined };
  return render(
    <MemoryRouter>
      <CompareCards places={places} failed={failed} now={NOW} order={undefined} {...none} />
    </MemoryRouter>,
  ).container;
}

test("names what is not known of a show in one line, and what is known of none only once", () => {
  const card = draw([
    row("1", { language: "en", listener_range: "1,000-5,000", episodeCount: 12 }),
    row("2", { language: "de", episodeCount: 3 }),
  ]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    ...["Est. listeners", "Per episode", "Category, language", "Updated, episodes"],
    ...["Category, language", "Updated, episodes"],
  ]);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).not.toContain("Not known");
  expect(second?.textContent).toContain("Not known: est. listeners; per episode");
  expect(card.textContent).toContain(
    "Not known for any of these shows: last 24 months; market position; contact; price per spot",
  );
});

test("a figure that is still loading is not called unknown", () => {
  const card = draw([row("1", {}, { episodes: "loading", spot: "loading" })]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Last 24 months",
    "Price per spot",
  ]);
  expect(card.textContent).toContain("Not known: est. listeners; per episode; category, language; market position");
});

test("a show that is loading or has failed to load keeps its place, and says nothing of what is known", () => {
  const card = draw(["1", row("2", { language: "de" }), "3"], ["3"]);
  const [waiting, loaded, failed] = screen.getAllByRole("listitem");
  expect(waiting?.textContent).toBe("Loading");
  expect(loaded?.textContent).toContain("Show 2");
  expect(failed?.textContent).toBe("Show 3 could not be loaded.Remove show 3 from the comparisonRetry show 3");
  expect(card.textContent).not.toContain("Not known for any of these shows");
});
