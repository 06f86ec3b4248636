import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../accounts/accounts-world";
import {
  act,
  card,
  cards,
  column,
  expectShownFor,
  heading,
  makeList,
  newOwner,
  someShows,
  titlesIn,
  toast,
} from "./lists-world";
import { visit } from "../search/search-catalogue";

const shownTitles = (page: Page) => cards(page).getByRole("heading").allInnerTexts();
const textOf = async (download: Download) => readFileSync(await download.path(), "utf8");

test("removes, moves and copies an item at once, with a message and undo", async ({ page, complaints }) => {
  test.slow();
  complaints.allow(/409/);
  await page.clock.install();
  await newOwner(page);
  const shows = await someShows(page, 4);
  const [a = "", b = "", c = "", d = ""] = shows.map(({ title }) => title);
  const one = await makeList(page, "One", shows);
  await visit(page, `/lists?list=${one.id}`);
  await expect(cards(page)).toHaveCount(4);
  await act(page, d, "Move to…");
  const picker = page.getByRole("dialog", { name: `Move “${d}” to…` });
  await expect(picker.getByText("No other lists", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Actions: ${d}` })).toBeFocused();
  const two = await makeList(page, "Two", shows.slice(0, 1));
  await page.reload();

  // After the removal, the next item has the focus; the message is visible for 1.6 s, and Undo stays.
  await page.getByRole("button", { name: `Actions: ${c}`, exact: true }).click();
  await expectShownFor(page, toast(page, `Removed “${c}”`), 1_600, () =>
    page.getByRole("menuitem", { name: "Remove" }).click(),
  );
  await expect(card(page, c)).toHaveCount(0);
  await expect(card(page, b).getByRole("link")).toBeFocused();
  await expect(column(page).getByRole("link", { name: /^One/ })).toContainText("3");
  const undo = page.getByRole("button", { name: `Undo remove ${c}` });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect.poll(() => shownTitles(page)).toEqual([d, c, b, a]);
  await expect(undo).toHaveCount(0);

  const toTwo = page.getByRole("dialog").getByRole("button", { name: /^Two/ });
  await act(page, d, "Move to…");
  await toTwo.waitFor();
  await expectShownFor(page, toast(page, `Moved “${d}” to Two`), 1_600, () => toTwo.click());
  await expect(card(page, d)).toHaveCount(0);
  await expect(card(page, c).getByRole("link")).toBeFocused();
  await expect.poll(() => titlesIn(page, two)).toContain(d);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => shownTitles(page)).toEqual([d, c, b, a]);
  await expect.poll(() => titlesIn(page, two)).toEqual([a]);

  await act(page, b, "Copy to…");
  await toTwo.waitFor();
  await expectShownFor(page, toast(page, `Copied “${b}” to Two`), 1_600, () => toTwo.click());
  await expect(cards(page)).toHaveCount(4);
  await expect.poll(async () => (await titlesIn(page, two)).sort()).toEqual([a, b].sort());
  // A list contains each show at most once.
  await act(page, b, "Copy to…");
  await toTwo.click();
  await expect(toast(page, "Already in that list.")).toBeVisible();
  await expect(card(page, b)).toContainText("Already in that list.");

  // The target is a list that is created in the same step.
  await act(page, b, "Move to…");
  await page.getByRole("dialog").getByRole("button", { name: "Create list" }).click();
  await page.keyboard.type("Three");
  await page.keyboard.press("Enter");
  await expect(card(page, b)).toHaveCount(0);
  await expect(column(page).getByRole("link", { name: /^Three/ })).toContainText("1");
});

test("moves, copies, removes and exports selected items", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 30);
  const titles = shows.map(({ title }) => title).reverse();
  const big = await makeList(page, "Big", shows);
  const small = await makeList(page, "Small", shows.slice(29));
  await visit(page, `/lists?list=${big.id}`);
  await expect(cards(page)).toHaveCount(24);
  const box = (title: string) => page.getByRole("checkbox", { name: `Select ${title}`, exact: true });
  await box(titles[0] ?? "").check();
  await box(titles[4] ?? "").click({ modifiers: ["Shift"] });
  await expect(page.getByRole("status").filter({ hasText: /^5 selected$/ })).toHaveCount(1);
  const bar = page.getByRole("group", { name: "With the selected shows" });

  // The other list already contains the newest item: it stays with a note, and the others are moved.
  await bar.getByRole("button", { name: "Copy to" }).click();
  await page
    .getByRole("dialog", { name: "Copy 5 shows to…" })
    .getByRole("button", { name: /^Small/ })
    .click();
  await expect(toast(page, "4 copied, 1 already there")).toBeVisible();
  await expect(card(page, titles[0] ?? "")).toContainText("Already in that list.");
  await expect.poll(() => titlesIn(page, small)).toHaveLength(5);

  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export" }).click();
  const rows = (await textOf(await download)).trimEnd().split("\r\n");
  expect(rows).toHaveLength(6);
  expect(rows[0]).toBe('"list","title","author","podcast_id","added_at"');
  expect(rows[1]).toContain(`"Big","${titles[0] ?? ""}"`);

  await bar.getByRole("button", { name: "Clear" }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select all 24 on this page" }).check();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "24 removed")).toBeVisible();
  await expect.poll(() => shownTitles(page)).toEqual(titles.slice(24));
  await page.getByRole("button", { name: "Undo remove 24 shows" }).click();
  await expect.poll(() => shownTitles(page)).toEqual(titles.slice(0, 24));
  await expect(column(page).getByRole("link", { name: /^Big/ })).toContainText("30");

  // Keys: J and X; Shift+X selects a range, Escape clears the selection, Delete removes.
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText("3 selected").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await page.keyboard.press("Delete");
  await expect(card(page, titles[2] ?? "")).toHaveCount(0);
  await expect(card(page, titles[3] ?? "").getByRole("link")).toBeFocused();

  // Dragging does the same. It starts at the cover, because there is a field in the middle of the row.
  await card(page, titles[5] ?? "").dragTo(column(page).getByRole("link", { name: /^Small/ }), {
    sourcePosition: { x: 60, y: 20 },
  });
  await expect(
    toast(page, `Moved “${titles[5] ?? ""}” to Small`).or(toast(page, "Already in that list.")),
  ).toBeVisible();
});

test("exports a whole list in every format, and explains an empty one", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 26);
  const list = await makeList(page, "To Pitch", shows);
  const empty = await makeList(page, "Empty");
  await visit(page, `/lists?list=${list.id}`);
  const csv = page.getByRole("button", { name: "Export CSV 26 rows" });
  let download = page.waitForEvent("download");
  await csv.click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("To_Pitch.csv");
  const rows = (await textOf(file)).trimEnd().split("\r\n");
  expect(rows).toHaveLength(27);
  for (const [label, name] of [
    ["OPML, for podcast apps", "To_Pitch.opml"],
    ["JSON, for programs", "To_Pitch.json"],
    ["XLSX, same columns as the CSV", "To_Pitch.xlsx"],
  ] as const) {
    await page.getByRole("button", { name: "Export in another format" }).click();
    download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: label }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  await visit(page, `/lists?list=${empty.id}`);
  const disabled = page.getByRole("button", { name: "Export CSV" });
  await expect(disabled).toHaveAttribute("aria-disabled", "true");
  await expect(disabled).toHaveAccessibleDescription("There are no items here to export.");
  await expect(heading(page, "Empty")).toBeVisible();
});

test("compares two to six selected shows of a list, and explains the limit", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 7);
  const list = await makeList(page, "Rivals", shows);
  await visit(page, `/lists?list=${list.id}`);
  const [newest, second] = [shows[6]!, shows[5]!];
  const bar = page.getByRole("group", { name: "With the selected shows" });
  const compare = bar.getByRole("button", { name: "Compare" });
  await page.getByRole("checkbox", { name: "Select all 7 on this page" }).check();
  await compare.click();
  await expect(page.getByText("Select up to 6 shows to compare. 7 are selected.")).toBeVisible();
  await bar.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("checkbox", { name: `Select ${newest.title}`, exact: true }).check();
  await expect(bar).toBeVisible();
  await expect(compare).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${second.title}`, exact: true }).check();
  await compare.click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${newest.id},${second.id}$`));
  await expect(page.getByRole("rowheader").locator("a")).toHaveText([newest.title, second.title]);
});
