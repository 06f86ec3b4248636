import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothThemes, showTheme } from "../fixtures";
import { expectPartSound, expectSound } from "../looks";
import { test } from "../accounts/accounts-world";
import { makeList, newOwner } from "../lists/lists-world";
import { SEARCH_CALLS, shows, visit } from "./search-catalogue";

const ROWS = "tbody [data-card]";
const TABLE = "/home?term=history&mode=topic&view=table";

test("the table is accessible and fits, with selected rows and its columns", async ({ page }) => {
  await visit(page, TABLE);
  await expect(page.locator(ROWS).first()).toBeVisible();
  await expectSound(page);
  // In the dark theme, browsers fill an empty checkbox with gray, as if it were disabled.
  await showTheme(page, "dark");
  const box = page.getByRole("checkbox", { name: /^Select all/ });
  const fill = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await fill(box)).toBe(await fill(page.getByRole("combobox", { name: "Search podcasts" })));
  await showTheme(page, "light");
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(2)
    .check();
  await expectSelectionSound(page);
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await expect(columns).toBeVisible();
  await expectAccessibleInBothThemes(page, columns);
});

test("cards are accessible and fit when some are selected", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await page.locator("[data-card]").first().hover();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check();
  await expectSelectionSound(page);
});

/** Checks what is selected, and the bar for it. */
async function expectSelectionSound(page: Page): Promise<void> {
  const bar = page.getByRole("region", { name: "Selected shows" });
  const selected = page.locator("[data-card]").filter({ has: page.locator("input:checked") });
  await expect(bar).toBeVisible();
  await expect(selected).toHaveCount(1);
  await expectPartSound(page, [selected, bar]);
}

test("a loading table shows empty rows", async ({ page }) => {
  await page.route(SEARCH_CALLS, () => undefined);
  await visit(page, TABLE);
  await expect(page.locator("[data-skeletons=rows]")).toBeVisible();
  await expectAccessible(page);
});

test("twenty rows fit on a screen, and only visible rows are rendered", async ({ page }) => {
  await visit(page, "/home?emin=1&view=table");
  await expect(page.locator(ROWS).first()).toBeVisible();
  const inSight = () =>
    page
      .locator(ROWS)
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);
  await expect.poll(inSight).toBeGreaterThanOrEqual(20);
  const count = page.getByRole("status").filter({ hasText: /podcasts$/ });
  // Each part makes the page longer, so its end is somewhere else afterward.
  const further = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText("The results above stay as they are.")).toBeHidden();
    return parseInt((await count.innerText()).replace(",", ""));
  };
  await expect.poll(further, { intervals: [100], timeout: 30_000 }).toBeGreaterThanOrEqual(120);
  expect(await page.locator(ROWS).count()).toBeLessThan(80);
});

test("a long title leaves room for its host", async ({ page }) => {
  await page.route(SEARCH_CALLS, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { results: { title: string }[] };
    for (const show of answer.results) show.title = `${show.title}: a title that is far too long for any column`;
    await route.fulfill({ response, json: answer });
  });
  await visit(page, TABLE);
  await expect(page.locator(ROWS).first()).toContainText("far too long");
  const cut = await page.locator(`${ROWS} h3 + span`).evaluateAll((hosts) =>
    // About 20 letters.
    hosts.filter((host) => host.clientWidth < Math.min(host.scrollWidth, 130)).map((host) => host.textContent),
  );
  expect(cut).toEqual([]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("keeps row elements while scrolling, and most frames change nothing", async ({ page }) => {
  await visit(page, "/home?emin=1&view=table");
  await expect(page.locator(ROWS).first()).toBeVisible();
  const changed = await page.evaluate(async (selector) => {
    const frame = () => new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll(selector)];
    let changed: boolean;
    new MutationObserver(() => (changed = true)).observe(document.querySelector("table")!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    let frames = 0;
    for (let step = 0; step < 10; step += 1) {
      changed = false;
      window.scrollBy(0, 34);
      await frame();
      await frame();
      if (changed) frames += 1;
    }
    return { frames, lost: rows.filter((row) => !row.isConnected).length };
  }, ROWS);
  expect(changed.lost).toBe(0);
  // Ten rows are added, in two or three blocks.
  expect(changed.frames).toBeLessThanOrEqual(4);
});

test("sorts, reverses and resets with presses on a column header, kept in the URL", async ({ page }) => {
  await visit(page, TABLE);
  const head = page.getByRole("columnheader", { name: "Est. listeners" });
  await head.getByRole("button").click();
  await expect(page).toHaveURL(/sort=listeners&view=table/);
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await head.getByRole("button").click();
  await expect(page).toHaveURL(/sort=listeners&order=asc&view=table/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  // A shared link shows the same order.
  await page.reload();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const shown = (await page.locator(`${ROWS} h3`).allInnerTexts()).slice(0, 10);
  const fewest = await shows(page, { term: "history", mode: "topic", sort: "listeners", order: "asc" });
  expect(shown).toEqual(fewest.slice(0, 10).map(({ title }) => title));
  await page.getByRole("button", { name: "Show cards" }).click();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("listeners asc");
  await page.getByRole("button", { name: "Show a table" }).click();
  await head.getByRole("button").click();
  await expect(page).not.toHaveURL(/sort=|order=/);
  await expect(head).not.toHaveAttribute("aria-sort", /./);
});

test("columns sort with the keyboard", async ({ page }) => {
  await visit(page, TABLE);
  for (const [name, sort] of [
    ["Per episode", "perEpisode"],
    ["Rhythm", "rhythm"],
  ] as const) {
    const head = page.getByRole("columnheader", { name });
    await head.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`sort=${sort}&view=table`));
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`sort=${sort}&order=asc&view=table`));
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expect(head.getByRole("button")).toBeFocused();
  }
});

test("remembers cards or table on this device, unless the URL chooses", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("h3").first()).toBeVisible();
  await page.getByRole("button", { name: "Show a table" }).click();
  await expect(page).toHaveURL(/view=table/);
  await visit(page, "/home?term=music&mode=topic");
  await expect(page.locator(ROWS).first()).toBeVisible();
  await visit(page, "/home?term=music&mode=topic&view=cards");
  await expect(page.locator("li[data-card]").first()).toBeVisible();
});

test("a hidden column stays hidden", async ({ page }) => {
  await visit(page, TABLE);
  await expect(page.getByRole("columnheader", { name: "Episodes" })).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByRole("checkbox", { name: "Episodes" }).uncheck();
  await expect(page.getByRole("columnheader", { name: "Episodes" })).toHaveCount(0);
  await visit(page, TABLE);
  await expect(page.getByRole("columnheader", { name: "Category" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Episodes" })).toHaveCount(0);
});

test("moves between rows by keyboard, and selects one, a range or none", async ({ page }) => {
  await visit(page, TABLE);
  await expect(page.locator(ROWS).first()).toBeVisible();
  const bar = page.getByRole("region", { name: "Selected shows" });
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar).toContainText("1 selected");
  for (const key of ["j", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  await expect(bar).toContainText("4 selected");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
});

test("selected shows are exported with figures", async ({ page }) => {
  await visit(page, TABLE);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(3)
    .click({ modifiers: ["Shift"] });
  const titles = await page.locator(`${ROWS} h3`).allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export" }).click(),
  ]);
  const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(head).toContain('"listeners_from","listeners_to"');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(titles[0]!.replaceAll('"', '""'));
});

test("adds selected shows to a list, tracks and saves them, and undoes each with one press", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "To Pitch", []);
  await visit(page, TABLE);
  for (const nth of [1, 2, 3])
    await page
      .getByRole("checkbox", { name: /^Select / })
      .nth(nth)
      .check();
  const bar = page.getByRole("region", { name: "Selected shows" });
  const undo = page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });
  const inList = async () => (await (await page.request.get(`/api/v1/lists/${list.id}/items`)).json()).total as number;

  await bar.getByRole("button", { name: "Add to list" }).click();
  await page.getByRole("button", { name: /^To Pitch/ }).click();
  await expect(page.getByText("Added 3 shows to To Pitch")).toBeVisible();
  await expect.poll(inList).toBe(3);
  await undo.click();
  await expect(page.getByText("Undone: add 3 shows")).toBeVisible();
  await expect.poll(inList).toBe(0);

  await bar.getByRole("button", { name: "Track" }).click();
  await expect(page.getByText("Tracked 3 shows", { exact: true })).toBeVisible();
  const tracked = async () =>
    (await (await page.request.get("/api/v1/tracked-podcasts")).json()).items.length as number;
  await expect.poll(tracked).toBe(3);
  await undo.click();
  await expect(page.getByText("Undone: tracked 3 shows")).toBeVisible();
  await expect.poll(tracked).toBe(0);

  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved 3 shows", { exact: true })).toBeVisible();
  const saved = async () => (await (await page.request.get("/api/v1/saved-podcasts")).json()).total as number;
  await expect.poll(saved).toBe(3);
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("All 3 already were")).toBeVisible();
});

test("finds shows by topic, size, language and activity, and adds them all to a list", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "Crime", []);
  await visit(page, "/home");
  await page.getByRole("combobox", { name: "Search podcasts" }).fill("true crime");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: /^Topic/ }).check({ force: true });
  await expect(page).toHaveURL(/mode=topic/);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("textbox", { name: "Minimum listeners" }).fill("1k");
  await filters.getByRole("textbox", { name: "Maximum listeners" }).fill("70k");
  await filters.getByLabel("Language").selectOption("en");
  await filters.getByLabel("Activity").selectOption("very-active");
  await expect(page).toHaveURL(/lmin=1000&lmax=70000&lang=en&act=very-active/);
  const found = (
    await shows(page, {
      term: "true crime",
      mode: "topic",
      minListeners: 1000,
      maxListeners: 70000,
      language: "en",
      activity: "very-active",
    })
  ).length;
  await expect(page.locator("[data-card]")).toHaveCount(found);
  await page.locator("[data-card]").first().hover();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check();
  const bar = page.getByRole("region", { name: "Selected shows" });
  await bar.getByRole("button", { name: `Select all ${found}` }).click();
  await bar.getByRole("button", { name: "Add to list" }).click();
  await page.getByRole("button", { name: /^Crime/ }).click();
  await expect(page.getByText(/^Added \d+ shows? to Crime/)).toBeVisible();
  const items = await page.request.get(`/api/v1/lists/${list.id}/items`);
  expect(((await items.json()) as { total: number }).total).toBe(found);
});
