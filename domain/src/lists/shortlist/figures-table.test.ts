import type { ListItem } from "../list.js";
import { EXPORT_COLUMNS } from "../list-csv.js";
import { FIGURE_COLUMNS, figureCells, figureLine } from "./figures-table.js";
import { blankColumns } from "../columns/own-columns.js";
import type { ShowFigures } from "../columns/show-figures.js";

const item: ListItem = {
  id: "1",
  podcastId: "p/1",
  payload: { title: "=Latency", author: "Ada", image_url: null },
  createdAt: new Date("2026-03-05T14:02:03.004Z"),
  ...blankColumns(),
  version: 1,
};
const figures: ShowFigures = {
  listeners: "10,000-40,000",
  perEpisode: "4,000-8,000",
  language: "en",
  category: "Technology",
  lastEpisode: Date.UTC(2026, 10, 20) / 1000,
  contact: true,
  website: "https://latency.example/",
};
const shown = { listName: "To Pitch", pages: "https://earshot.example/podcast/", figuresOn: "2026-11-22" };
const named = (...cells: Parameters<typeof figureCells>) =>
  Object.fromEntries(figureCells(...cells).map((cell, at) => [FIGURE_COLUMNS[at], cell]));

test("begins with the five columns of the specification, unchanged", () => {
  expect(FIGURE_COLUMNS.slice(0, 5)).toEqual(EXPORT_COLUMNS);
  expect(figureLine(figureCells(item, figures, shown)).startsWith(`"To Pitch","'=Latency","Ada","p/1","2026-03-05T14:02:03.004Z",`)).toBe(true); // prettier-ignore
});

test("has numbers for figures and prices, dates for days, and links for addresses", () => {
  const priced = { ...item, price: { cents: 34_050, currency: "USD" as const }, tags: ["Q1", "UK"], note: "Wrote" };
  expect(named(priced, figures, shown)).toMatchObject({
    title: { text: "=Latency", link: "https://earshot.example/podcast/p%2F1" },
    listeners_from: 10_000,
    listeners_to: 40_000,
    per_episode_from: 4_000,
    per_episode_to: 8_000,
    last_episode: { day: "2026-11-20" },
    contact: "yes",
    website: { text: "https://latency.example/", link: "https://latency.example/" },
    status: "Idea",
    note: "Wrote",
    price_per_spot: 340.5,
    currency: "USD",
    cpm_from: 42.56,
    cpm_to: 85.13,
    tags: "Q1, UK",
    figures_on: { day: "2026-11-22" },
  });
});

test("leaves unknown values empty, never 0, and an open range without an end", () => {
  const unknown = named(item, undefined, shown);
  for (const name of ["listeners_from", "per_episode_to", "last_episode", "contact", "price_per_spot", "cpm_from"])
    expect(unknown[name]).toBeNull();
  expect(named(item, { ...figures, listeners: "70,001+" }, shown)).toMatchObject({
    listeners_from: 70_001,
    listeners_to: null,
  });
});

test("includes the minimum band of a listed show, without numbers", () => {
  const listed = named(item, { ...figures, listeners: "N/A", listenersAtLeast: "Large" }, shown);
  expect(listed).toMatchObject({ listeners_from: null, listeners_to: null, listeners_at_least: "Large" });
  expect(named(item, figures, shown)).toMatchObject({ listeners_at_least: "" });
});

test("states whether a show has a contact, without the address", () => {
  expect(named(item, { ...figures, contact: false }, shown)).toMatchObject({ contact: "no" });
  expect(named(item, { ...figures, contact: null }, shown)).toMatchObject({ contact: null });
});

test("writes no CSV cell that a spreadsheet would run", () => {
  const hostile = { ...item, note: "=1+1", tags: ["@SUM(1)"], status: "+1" };
  const line = figureLine(figureCells(hostile, { ...figures, category: "-1" }, { ...shown, listName: "=x" }));
  for (const cell of line.trim().slice(1, -1).split('","')) expect(cell).not.toMatch(/^[=+\-@]/);
});
