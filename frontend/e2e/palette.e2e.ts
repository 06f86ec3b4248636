import type { Page } from "@playwright/test";
import { expect, someShow, test } from "./fixtures";
import { expectPartSound } from "./looks";
import { bigTopic, SEARCH_CALLS, visit } from "./search/search-catalogue";

const FIELD = { name: "Search podcasts and go anywhere" } as const;

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", FIELD)).toBeFocused();
  // On a phone, it opens after the on-screen keyboard.
  await expect(page.getByRole("dialog").locator("..")).toHaveCSS("opacity", "1");
}

test("Enter in the palette searches everything, and a prefix picks the mode", async ({ page }) => {
  await visit(page, "/about");
  await openPalette(page);
  await page.keyboard.type("salt road");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home?term=salt%20road&mode=all");
  // The URL changes before the page does, and the page then takes the focus.
  await expect(page.getByRole("heading", { level: 1, name: /salt road/ })).toBeFocused();
  await openPalette(page);
  await expect(page.getByRole("combobox", FIELD)).toHaveValue("");
  await page.keyboard.type("@mina");
  await expect(page.getByRole("dialog").getByRole("option", { selected: true })).toContainText("Search hosts");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home?term=mina&mode=host");
});

test("Tab turns words into filters, and Backspace turns them back", async ({ page }) => {
  await visit(page, "/home");
  await openPalette(page);
  await page.keyboard.type("salt spanish");
  await page.keyboard.press("Tab");
  const field = page.getByRole("combobox", FIELD);
  await expect(field).toHaveValue("salt");
  await expect(field).toBeFocused();
  await page.keyboard.type(" 10k+");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/home?term=salt&mode=all&lmin=10000&lang=es");
  await openPalette(page);
  await page.keyboard.type("salt clean");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Remove filter: Not explicit" })).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: "Remove filter: Not explicit" })).toBeHidden();
});

test("matching shows appear while typing and open", async ({ page }) => {
  const topic = await bigTopic(page);
  const [show] = (
    (await (await page.request.get("/api/v1/search", { params: { term: topic, mode: "topic", limit: 1 } })).json()) as {
      results: { id: string; title: string }[];
    }
  ).results;
  await visit(page, "/home");
  await openPalette(page);
  await page.keyboard.type(show?.title ?? "");
  const option = page
    .getByRole("option")
    .filter({ hasText: show?.title ?? "" })
    .filter({ hasNotText: "Search" })
    .first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page.getByRole("heading", { level: 1, name: show?.title ?? "" })).toBeVisible();
});

test("Escape clears the query, then closes the palette, and an unfinished query stays", async ({ page }) => {
  await visit(page, "/home");
  await openPalette(page);
  const field = page.getByRole("combobox", FIELD);
  await page.keyboard.type("half a thou");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field).toBeHidden();
  await openPalette(page);
  await expect(field).toHaveValue("half a thou");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
});

test("finds pages, themes and the podcast's own actions by name", async ({ page }) => {
  await visit(page, `/podcast/${await someShow(page)}`);
  await openPalette(page);
  await expect(page.getByRole("dialog").getByRole("option", { name: /Play the latest episode/ })).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("option", { name: /Analyze & Match Me/ })
    .click();
  await expect(page.getByRole("dialog", { name: "Analyze & Match Me" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openPalette(page);
  await page.keyboard.type("dark");
  await page.getByRole("dialog").getByRole("option", { name: "Dark", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await openPalette(page);
  await page.keyboard.type("blog");
  await page.getByRole("dialog").getByRole("option", { name: /^Blog/ }).click();
  await expect(page).toHaveURL("/blog");
});

test("a failed search does not affect the rest of the palette", async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 503, body: "{}" }));
  await visit(page, "/about");
  await openPalette(page);
  const failed = page.waitForResponse((answer) => answer.status() === 503);
  await page.keyboard.type("salt");
  await failed;
  await expect(page.getByRole("dialog").getByRole("option", { name: /Search titles/ })).toBeVisible();
});

test("the palette is accessible and fits, empty and with matches", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, "/home");
  await openPalette(page);
  await expectPartSound(page, page.getByRole("dialog"));
  await page.keyboard.type(`#${topic}`);
  await expect(page.getByRole("dialog").getByRole("option").nth(5)).toBeVisible();
  await page.keyboard.press("Tab");
  await expectPartSound(page, page.getByRole("dialog"));
});
