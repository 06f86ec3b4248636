import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { normalizePodcastDetail } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { COMPARE_COLUMNS } from "./compare-cells";
import { CompareTable } from "./compare-table";

const NOW = new Date("2026-11-22T12:00:00Z");

type Row = Parameters<(typeof COMPARE_COLUMNS)[number]["cell"]>[0];

const NONE = { onSort: () => undefined, onRemove: () => undefined, onRetry: () => undefined };

const EMPTY = { episodes: undefined, rhythm: undefined, market: undefined, spot: undefined, price: undefined };

/** The text of the listeners cell for a show with this estimate and no range. */
function listeners(atLeast: AudienceEstimate["atLeast"]): string | null {
  const show = normalizePodcastDetail({ id: "1", title: "Salt" }, NOW);
  if (!show?.estimate) throw new Error("A show without signs has an estimate.");
  const listed = { ...show, estimate: { ...show.estimate, atLeast } };
  const row = { ...EMPTY, show: listed };
  const cell = COMPARE_COLUMNS.find(({ id }) => id === "listeners")?.cell(row, NOW, true);
  return render(<>{cell}</>).container.textContent;
}

test("shows a listed show as on its own page", () => {
  expect(listeners("Large")).toBe("Large or more");
});

test("dates the last update of an old copy of a feed", () => {
  const april = Date.UTC(2018, 3, 15) / 1000;
  const update = (activity: Row["show"]["activity"], at: number) => {
    const detail = normalizePodcastDetail({ id: "1", title: "Salt" }, NOW)!;
    const show: Row["show"] = { ...detail, lastUpdate: april, activity, origin: { from: "feed", at } };
    const cell = COMPARE_COLUMNS.find(({ id }) => id === "updated")?.cell({ ...EMPTY, show }, NOW, true);
    return render(<>{cell}</>).container.querySelector("time")?.textContent;
  };
  expect(update("unknown", april)).toBe("Last known: Apr 15, 2018");
  expect(update("inactive", NOW.getTime() / 1000)).toBe("8 years ago");
});

test("shows the number of episodes alone if the last update is unknown", () => {
  const text = (facts: object) => {
    const show = normalizePodcastDetail({ id: "1", title: "Salt", ...facts }, NOW)!;
    const cell = COMPARE_COLUMNS.find(({ id }) => id === "updated")?.cell({ ...EMPTY, show }, NOW, true);
    return render(<>{cell}</>).container.textContent;
  };
  expect(text({ episodeCount: 74 })).toBe("74 episodes");
});

test("says that a silent show is silent, and that a length is an average", () => {
  const cadence = (published: string | null) => {
    const detail = normalizePodcastDetail({ id: "1", title: "Salt", duration: "52 min" }, NOW)!;
    const show: Row["show"] = { ...detail, activity: "inactive" };
    const episodes = { episodes: [{ published, duration: 3_120 }], nextCursor: null } as unknown as Row["episodes"];
    const row: Row = { ...EMPTY, show, episodes };
    return render(<>{COMPARE_COLUMNS.find(({ id }) => id === "rhythm")?.cell(row, NOW, true)}</>).container.textContent;
  };
  expect(cadence("2019-01-01T00:00:00Z")).toBe("no episode in 24 months, average 52 min");
  expect(cadence("2026-11-20T00:00:00Z")).toBe("average 52 min");
});

test("a column has no cell for a show of which it knows nothing, and the table shows N/A", () => {
  const row: Row = { ...EMPTY, show: normalizePodcastDetail({ id: "1", title: "Salt" }, NOW)! };
  for (const narrow of [true, false]) {
    const known = COMPARE_COLUMNS.filter(({ cell }) => cell(row, NOW, narrow) !== undefined);
    expect(known.map(({ name }) => name)).toEqual([]);
  }
  render(
    <MemoryRouter>
      <CompareTable places={[row]} failed={[]} now={NOW} order={undefined} {...NONE} />
    </MemoryRouter>,
  );
  const cells = screen.getAllByRole("cell").slice(1, -1);
  expect(cells.map(({ textContent }) => textContent)).toEqual(COMPARE_COLUMNS.map(() => "N/A"));
});

test("names the monthly reach below the listeners, and whether a show is explicit beside its language", () => {
  const text = (column: string, facts: object) => {
    const show = normalizePodcastDetail({ id: "1", title: "Salt", language: "en", ...facts }, NOW)!;
    const cell = COMPARE_COLUMNS.find(({ id }) => id === column)?.cell({ ...EMPTY, show }, NOW, true);
    return render(<>{cell}</>).container.textContent;
  };
  const sizes = { listener_range: "1,000-5,000", mr_range: "4,000-20,000" };
  expect(text("listeners", sizes)).toMatch(/Monthly Reach: 4,000–20,000$/);
  expect(text("listeners", { ...sizes, mr_range: undefined })).not.toContain("Monthly");
  expect(text("kind", { explicit: 1 })).toContain("English, explicit");
  expect(text("kind", { explicit: 0 })).toContain("English, not explicit");
  expect(text("kind", {})).not.toContain("explicit");
});

test("a show that is loading or has failed to load keeps its row in the table", () => {
  const row: Row = { ...EMPTY, show: normalizePodcastDetail({ id: "2", title: "Salt" }, NOW)! };
  render(
    <MemoryRouter>
      <CompareTable places={["1", row, "3"]} failed={["3"]} now={NOW} order={undefined} {...NONE} />
    </MemoryRouter>,
  );
  const [, waiting, loaded, failed] = screen.getAllByRole("row");
  expect(waiting?.textContent).toBe("Loading");
  expect(loaded?.textContent).toContain("Salt");
  expect(failed?.textContent).toBe("Show 3 could not be loaded.Remove show 3 from the comparisonRetry show 3");
});
