import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { baseUrl, test } from "../accounts/accounts-world";
import { expect } from "../fixtures";
import { expectSound } from "../looks";
import { visit } from "../search/search-catalogue";
import { type MadeList, makeList, newOwner, type Show, someShows, toast } from "./lists-world";

const status = (page: Page, { title }: Show) => page.getByRole("combobox", { name: `Status of ${title}`, exact: true });
const price = (page: Page, { title }: Show) => page.getByRole("textbox", { name: `Price per spot for ${title}`, exact: true }); // prettier-ignore
const note = (page: Page, { title }: Show) => page.getByRole("textbox", { name: `Note on ${title}`, exact: true });
const tags = (page: Page, { title }: Show) => page.getByRole("textbox", { name: `Tags of ${title}, separated by commas`, exact: true }); // prettier-ignore
const tab = (page: Page, name: string) => page.getByRole("group", { name: "Status" }).getByRole("button", { name });
const sumRow = (page: Page) => page.locator("tfoot");

type Written = { status: string; note: string; tags: string[]; price: { cents: number; currency: string } | null };

/** The list's own columns for a show, on the server. */
async function written(page: Page, list: MadeList, show: Show): Promise<Written | undefined> {
  const answer = await page.request.get(`/api/v1/lists/${list.id}/items`);
  const { items } = (await answer.json()) as { items: (Written & { podcastId: string })[] };
  return items.find(({ podcastId }) => podcastId === show.id);
}

async function newShortlist(
  page: Page,
  count = 4,
): Promise<{ list: MadeList; shows: readonly Show[]; a: Show; b: Show }> {
  await newOwner(page);
  const shows = await someShows(page, count);
  const list = await makeList(page, "Autumn launch", shows);
  const [a, b] = shows as [Show, Show];
  await visit(page, `/lists?list=${list.id}`);
  await expect(price(page, a)).toBeVisible();
  return { list, shows, a, b };
}

test("edits status, price, tags and notes of a shortlist with the mouse", async ({ page, complaints }) => {
  // Two edits of a row can be pending at once. The page repeats one of them on the newer row.
  complaints.allow(/409/);
  const { list, a, b } = await newShortlist(page);
  await expect(sumRow(page)).toContainText("4 shows");
  // The text of a field is below the name of its column.
  const textLeft = (part: Locator) =>
    part.evaluate((one) => {
      const { borderLeftWidth, paddingLeft } = getComputedStyle(one);
      return one.getBoundingClientRect().left + parseFloat(borderLeftWidth) + parseFloat(paddingLeft);
    });
  for (const [name, field] of [
    ["Per spot", price],
    ["Tags", tags],
    ["Note", note],
  ] as const) {
    const head = page.getByRole("columnheader", { name, exact: true });
    expect(await textLeft(field(page, a)), name).toBeCloseTo(await textLeft(head), 0);
  }
  await status(page, a).selectOption("Booked");
  await price(page, a).fill("$340");
  await tags(page, a).fill("Q1, Host-read, q1");
  await note(page, a).fill("Two spots in January");
  await note(page, b).fill("Asked for a bundle");
  await expect.poll(() => written(page, list, a)).toMatchObject({ note: "Two spots in January" });
  // Choosing an option does not move the focus here, so leave the note field first.
  await note(page, b).press("Enter");
  await expect(page.getByRole("button", { name: `Undo note of ${b.title}` })).toBeVisible();
  await status(page, b).selectOption("Declined");
  await expect(sumRow(page)).toContainText("1 declined, not counted");
  await expect(sumRow(page)).toContainText("$340");
  await expect(tags(page, a)).toHaveValue("Q1, Host-read");
  await expect(tab(page, "Booked")).toContainText("1");
  await page.getByRole("button", { name: `Undo status of ${b.title}` }).click();
  await expect(status(page, b)).toHaveValue("Idea");
  await expect(sumRow(page)).toContainText("4 shows");
  await tab(page, "Booked").click();
  await expect(page.locator("[data-item]")).toHaveCount(1);
  await tab(page, "All").click();
  await expect(page.locator("[data-item]")).toHaveCount(4);
  await expect
    .poll(() => written(page, list, a))
    .toMatchObject({
      status: "Booked",
      note: "Two spots in January",
      tags: ["Q1", "Host-read"],
      price: { cents: 34_000, currency: "USD" },
    });
  await page.getByRole("button", { name: "Export in another format" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^CSV with figures/ }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")[0]).toMatch(/^"list","title","author","podcast_id","added_at","listeners_from"/);
  expect(file).toContain('"Two spots in January","340","USD"');
});

test("edits a shortlist with the keyboard", async ({ page }) => {
  const { list, shows } = await newShortlist(page);
  // The newest show is first.
  const top = shows.at(-1)!;
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: top.title, exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(status(page, top)).toBeFocused();
  await page.keyboard.type("Boo");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1,200 EUR");
  await page.keyboard.press("Enter");
  await expect(price(page, top)).toHaveValue("€1,200");
  await page.keyboard.press("Tab");
  await page.keyboard.type("UK");
  await page.keyboard.press("Tab");
  await expect(note(page, top)).toBeFocused();
  await page.keyboard.type("Not this");
  await page.keyboard.press("Escape");
  await expect(note(page, top)).toHaveValue("");
  await page.keyboard.type("This");
  await page.keyboard.press("Enter");
  await expect.poll(() => written(page, list, top)).toMatchObject({ status: "Booked", note: "This", tags: ["UK"], price: { cents: 120_000, currency: "EUR" } }); // prettier-ignore
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(note(page, top)).toHaveValue("");
});

test("explains an invalid price and does not send it", async ({ page }) => {
  const { list, a } = await newShortlist(page);
  await price(page, a).fill("a lot");
  await price(page, a).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Enter a price like $340 or 340 EUR.");
  await price(page, a).press("Escape");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await written(page, list, a)).toMatchObject({ price: null });
});

test("merges two tabs' edits of different columns, and asks about the same column", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/409/);
  const { list, a } = await newShortlist(page);
  const other = await context.newPage();
  await visit(other, `/lists?list=${list.id}`);
  await expect(note(other, a)).toBeVisible();
  await note(page, a).fill("From the first tab");
  await note(page, a).press("Enter");
  await expect.poll(() => written(page, list, a)).toMatchObject({ note: "From the first tab" });
  // The second tab has not seen the edit, but its edit of another column succeeds.
  await status(other, a).selectOption("Contacted");
  await expect.poll(() => written(page, list, a)).toMatchObject({ note: "From the first tab", status: "Contacted" });
  await expect(note(other, a)).toHaveValue("From the first tab");
  // An edit of the same column does not: the first tab has not seen the second tab's edit.
  await note(other, a).fill("From the second tab");
  await note(other, a).press("Enter");
  await expect.poll(() => written(page, list, a)).toMatchObject({ note: "From the second tab" });
  await note(page, a).fill("Again from the first");
  await note(page, a).press("Enter");
  const conflict = page.getByRole("alert").filter({ hasText: "From the second tab" });
  await expect(conflict).toContainText("Again from the first");
  expect(await written(page, list, a)).toMatchObject({ note: "From the second tab" });
  await conflict.getByRole("button", { name: "Use mine" }).click();
  await expect.poll(() => written(page, list, a)).toMatchObject({ note: "Again from the first", status: "Contacted" });
  await expect(conflict).toHaveCount(0);
});

test("edits statuses, and freezes and unfreezes figures", async ({ page, complaints }) => {
  complaints.allow(/409/);
  const { a } = await newShortlist(page);
  await status(page, a).selectOption("Negotiating");
  await page.getByRole("button", { name: "Statuses" }).click();
  const dialog = page.getByRole("dialog", { name: "Statuses of this list" });
  await dialog.getByRole("textbox", { name: "Name of status 4" }).fill("In talks");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page, a)).toHaveValue("In talks");
  await page.getByRole("button", { name: "Freeze figures" }).click();
  await expect(page.getByText(/· figures frozen on [A-Z][a-z]+ \d/)).toBeVisible();
  await expect(toast(page, "Figures frozen")).toBeVisible();
  await page.getByRole("button", { name: "Show today’s" }).click();
  await expect(page).toHaveURL(/figures=today/);
  await page.getByRole("button", { name: "Unfreeze" }).click();
  await expect(page.getByRole("button", { name: "Freeze figures" })).toBeVisible();
});

test("a note that is being typed is saved by Back and by a reload", async ({ page }) => {
  const { list, a, b } = await newShortlist(page);
  await note(page, a).fill("Before the reload");
  await page.reload();
  await expect(note(page, a)).toHaveValue("Before the reload");
  await page.getByRole("banner").getByRole("link", { name: "Earshot" }).click();
  await page.goBack();
  await note(page, b).fill("Before Back");
  await page.goBack();
  await expect.poll(() => written(page, list, b)).toMatchObject({ note: "Before Back" });
});

test("prints a list of 24 shows with long notes on one sheet", async ({ page }) => {
  // Most shows of a real catalogue are only known to have at least some listeners, which takes more words than a figure.
  await page.route(/\/items\?|\/items$/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const answer = await route.fetch();
    const found = (await answer.json()) as { figures: Record<string, object> };
    for (const [id, known] of Object.entries(found.figures)) {
      found.figures[id] = { ...known, listeners: "N/A", perEpisode: "N/A", listenersAtLeast: "Large" };
    }
    return route.fulfill({ response: answer, json: found });
  });
  const { a, list } = await newShortlist(page, 24);
  const items = ((await (await page.request.get(`/api/v1/lists/${list.id}/items`)).json()) as { items: { id: string }[] }).items; // prettier-ignore
  const long = `${"They want a bundle of four spots and the newsletter. ".repeat(12)}${"x".repeat(200)}`;
  for (const { id } of items) {
    const data = { version: 1, note: long, tags: ["A tag of nearly thirty letters", "Another tag"] };
    const headers = { origin: baseUrl() };
    const written = await page.request.patch(`/api/v1/lists/${list.id}/items/${id}`, { headers, data });
    expect(written.ok()).toBe(true);
  }
  await page.reload();
  await note(page, a).fill("On paper");
  await note(page, a).press("Enter");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "My lists" })).toBeHidden();
  await expect(sumRow(page)).toBeVisible();
  await expect(page.getByText("On paper", { exact: true }).first()).toBeVisible();
  // No content overflows into the next column.
  const over = () =>
    page.locator("[data-on-paper]").evaluateAll(
      (texts) =>
        texts.filter((text) => {
          const { right } = text.closest("td, th")!.getBoundingClientRect();
          return text.getBoundingClientRect().right > right + 1;
        }).length,
    );
  expect(await over()).toBe(0);
  await page.emulateMedia({ media: null });
  const paper = (await page.pdf({ printBackground: true, preferCSSPageSize: true, format: "A4" })).toString("latin1");
  expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe("1");
  expect(paper).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d/);
});

test("a shortlist is accessible and fits", async ({ page, complaints }) => {
  complaints.allow(/409/);
  const { a, b, list } = await newShortlist(page, 9);
  await status(page, a).selectOption("Booked");
  await price(page, a).fill("340");
  await status(page, b).selectOption("Declined");
  await note(page, a).fill("Two spots in January, host-read, with a code of their own");
  await tags(page, a).fill("Host-read, Q1");
  await note(page, a).press("Enter");
  await expect.poll(() => written(page, list, a)).toMatchObject({ tags: ["Host-read", "Q1"] });
  await expect(page.getByText(/1 declined, not counted/)).toBeVisible();
  await page.mouse.move(0, 0);
  await expectSound(page, "shortlist");
});
