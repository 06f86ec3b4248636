import type { Page } from "@playwright/test";
import { baseUrl, test } from "../accounts/accounts-world";
import { expect } from "../fixtures";
import { visit } from "../search/search-catalogue";
import { cards, makeList, newOwner, someShows, toast } from "./lists-world";

// Pages are loaded ahead for the browser's own command.
test.use({ savesData: false });

/** How many sheets a PDF has. */
const sheets = (paper: Buffer) => Number(/\/Count (\d+)/.exec(paper.toString("latin1"))?.[1]);
const onA4 = (page: Page) => page.pdf({ printBackground: true, preferCSSPageSize: true, format: "A4" });

/** How many shows the page has when its print dialog opens; 0 if that has not opened. */
const printed = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));

/** Counts the shows instead of opening a dialog, which would stop the test. */
async function countShowsOnPaper(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        document.querySelectorAll('[data-item], [aria-label^="Shows in"] tbody th').length,
      );
    };
  });
}

/** What the browser's own command prints. Its events surround the printing, and nothing can wait between them. */
const byOwnCommand = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const shows = document.querySelectorAll('[data-item], [aria-label^="Shows in"] tbody th').length;
    window.dispatchEvent(new Event("afterprint"));
    return shows;
  });

test("prints all shows of a list with three pages, by the menu, by Ctrl+P and by the browser’s own command", async ({
  page,
}) => {
  await countShowsOnPaper(page);
  await newOwner(page);
  const list = await makeList(page, "For paper", await someShows(page, 60));
  await visit(page, `/lists?list=${list.id}`);
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => byOwnCommand(page)).toBe(60);
  await expect(cards(page)).toHaveCount(24);
  // Up to some thirty of them are on one sheet.
  expect(sheets(await onA4(page))).toBeGreaterThan(1);

  await page.getByRole("button", { name: "Export in another format" }).click();
  await page.getByRole("menuitem", { name: "PDF, all pages" }).click();
  await expect.poll(() => printed(page)).toBe(60);
  await page.emulateMedia({ media: "print" });
  // The total is below the last show; the footer of a table would be on every sheet.
  await expect(page.locator("[data-shortlist] tfoot")).toHaveCSS("display", /^table-row.group$/);
  await expect(page.locator("[data-shortlist] thead")).toHaveCSS("display", /^table-header.group$/);
  await expect(page.getByText("The total adds up per-episode audiences.")).not.toContainText("on this page");
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(cards(page)).toHaveCount(24);

  await page.evaluate(() => delete document.documentElement.dataset.printed);
  await page.keyboard.press("ControlOrMeta+p");
  await expect.poll(() => printed(page)).toBe(60);
});

test("a page of a long list on paper says that it is a part, and leaves no sheet with only page numbers", async ({
  page,
}) => {
  await newOwner(page);
  const list = await makeList(page, "For paper", await someShows(page, 100));
  await visit(page, `/lists?list=${list.id}`);
  await expect(cards(page)).toHaveCount(24);
  expect(await byOwnCommand(page)).toBe(24);
  await expect(toast(page, "The browser’s own command prints only this page: 24 of 100 shows.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("24 of its 100 shows are on this page.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages of For paper" })).toBeHidden();
});

test("prints a list in a narrow window as cards, without the page's controls and panels", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "For paper", await someShows(page, 4));
  await page.setViewportSize({ width: 700, height: 900 });
  await visit(page, `/lists?list=${list.id}`);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Plan under a budget" })).toBeVisible();
  await page.evaluate(() => {
    const count = () => document.querySelectorAll("li[data-item]").length;
    addEventListener("afterprint", () => (document.documentElement.dataset.printed = String(count())));
  });
  await onA4(page);
  // The code of the table has not loaded, and printing cannot wait for it.
  expect(await printed(page)).toBe(4);
  await page.emulateMedia({ media: "print" });
  // Its picture, which chooses the show on a screen.
  await expect(cards(page).first().locator("label").first()).toBeVisible();
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("heading", { name: "Plan under a budget" }),
    page.getByText("Select all 4 on this page"),
  ]) {
    await expect(part).toBeHidden();
  }
});

test("prints all shows of a shared list with two pages", async ({ page }) => {
  await countShowsOnPaper(page);
  await newOwner(page);
  const list = await makeList(page, "For paper", await someShows(page, 30));
  const headers = { origin: baseUrl() };
  const made = await page.request.post(`/api/v1/lists/${list.id}/shares`, { headers, data: { as: "live" } });
  const { token } = (await made.json()) as { token: string };
  await page.goto(`/l/${token}`);
  await expect(page.getByRole("row")).toHaveCount(25);
  await expect(page.getByText("30 shows, 24 on this page")).toBeVisible();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(() => printed(page)).toBe(30);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("row")).toHaveCount(25);
});
