import type { SharedItems } from "@earshot/backend/lists/sharing/links/shares.schemas";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { SharedTable } from "./shared-table";

type Item = SharedItems["items"][number];

const item = (figures: Item["figures"]): Item => ({
  podcastId: "a",
  payload: { title: "Tides", author: "Ann", image_url: null },
  figures,
});

let isNarrow = false;
beforeEach(() => {
  isNarrow = false;
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: isNarrow }) as MediaQueryList;
});

function draw(figures: Item["figures"]) {
  return render(
    <MemoryRouter>
      <SharedTable label="Mine" items={[item(figures)]} />
    </MemoryRouter>,
  );
}

/** The texts of the row's cells, without the name. */
function cellsOf(figures: Item["figures"]) {
  draw(figures);
  return screen.getAllByRole("cell").map(({ textContent }) => textContent);
}

test("names the language and writes ranges with a dash", () => {
  const known = { language: "en", category: "History", episodes: 1200, lastEpisode: 0 };
  const figures = { ...known, listeners: "1,000-5,000", perEpisode: "400-800" };
  expect(cellsOf(figures)).toEqual(["1,000–5,000", "400–800", "History", "English", "1,200", "–"]);
});

test.each([true, false])("draws the audience of an episode, as the owner’s list does (phone: %s)", (narrow) => {
  isNarrow = narrow;
  const figures = { listeners: "20,000-200,000", language: "", category: "", episodes: null, lastEpisode: 0 };
  const { container } = draw({ ...figures, perEpisode: "10,000-100,000" });
  // The scale is from 100 to a million.
  const bars = [...container.querySelectorAll<HTMLElement>("[style*=left]")];
  expect(bars.map(({ style }) => style.left)).toEqual(["50%"]);
});

test("shows the minimum band of a listed show", () => {
  const figures = { listeners: "N/A", language: "", category: "", episodes: null, lastEpisode: 0 };
  expect(cellsOf({ ...figures, listenersAtLeast: "Large" })[0]).toBe("Large or more");
});

test("shows unknown facts as in the owner’s table", () => {
  expect(cellsOf(null)).toEqual(["No estimate", "–", "–", "–", "–", "–"]);
});

test("a phone gets a list with the known figures, each with its name", () => {
  isNarrow = true;
  const figures = { language: "en", category: "History", episodes: 1200, lastEpisode: 0 };
  draw({ ...figures, listeners: "10,000,000-20,000,000", perEpisode: "400-800" });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("list", { name: "Shows in Mine" })).toBeDefined();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms).toEqual(["Listeners", "Per episode", "Category", "Language", "Episodes"]);
  expect(values).toEqual(["10,000,000–20,000,000", "400–800", "History", "English", "1,200"]);
});

test("a phone gets nothing about what is not known", () => {
  isNarrow = true;
  draw({ listeners: "N/A", perEpisode: "N/A", language: "en", category: "", episodes: null, lastEpisode: 0 });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Language"]);
  draw(null);
  expect(screen.getAllByRole("term")).toHaveLength(1);
  expect(document.querySelectorAll("dl")).toHaveLength(1);
});
