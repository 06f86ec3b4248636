import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectAccessibleInBothThemes, gate, pressSequence, test } from "./fixtures";
import { onPhone } from "./looks";
import { alive, visit } from "./search/search-catalogue";

test("the header has the specification's links", async ({ page }) => {
  await visit(page, "/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  const wide = ["Match", "Compare", "PodcastGPT", "My Lists", "API", "Blog", "About", "Log In"];
  const phone = ["Match", "Compare", "Search podcasts", "Advertisers", "My Lists", "API", "Blog", "About", "Log In"];
  await expect(links).toHaveText(wide);
  await expectAccessibleInBothThemes(page);
  await onPhone(page, async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(links).toHaveText(phone);
    await expectAccessibleInBothThemes(page);
  });
});

test("the chosen theme survives a reload, and can follow the system again", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await visit(page, "/");
  const html = page.locator("html");
  await page.getByRole("button", { name: "Theme: system" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Theme: dark" })).toBeFocused();
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await alive(page);
  await page.keyboard.press("ControlOrMeta+Shift+L");
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(page.getByText("Theme: system")).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("offers to skip to the content with the first Tab", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("shows a line while a page's code loads, and the old page until then", async ({ page }) => {
  await visit(page, "/about");
  const main = page.getByRole("main");
  const slow = gate();
  await page.route("**/assets/api-page*.js", async (route) => {
    await slow.opened;
    await route.continue();
  });
  const before = await main.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
  const line = page.getByRole("progressbar", { name: "Loading the page" });
  await expect(line).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(before);
  await expectAccessible(page);
  slow.open();
  await expect(line).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 1 })).not.toHaveText(before);
});

test("focuses the heading of a new page, and announces its title", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "Blog" });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Blog - Earshot");
  await expect(page.getByRole("status").filter({ hasText: "Blog - Earshot" })).toHaveCount(1);
});

test("Back restores the scroll position, a new page starts at its top", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => window.scrollTo(0, 900));
  // With the keyboard: a simulated click may scroll the page to reach its target.
  await page.getByRole("searchbox", { name: "Search podcasts" }).blur();
  await pressSequence(page, "gb");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(850);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(850);
});

test("starts a reopened page at its top, and Back restores the previous position", async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(scrolled).toBeGreaterThan(650);
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(650);
});

test("a bar shows that the connection is lost, until it is back", async ({ page, context, complaints }) => {
  // Code that the page preloads may still be loading.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported|A part of the page is missing/);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const bar = page.getByText("You’re offline.", { exact: false });
  await expect(bar).toBeVisible();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test("a page whose code fails to load reloads automatically", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Failed to fetch|A page broke|preload|ERR_FAILED/);
  await visit(page, "/about");
  await page.route(/\/assets\/search-page/, (route) => route.abort());
  await pressSequence(page, "gh");
  await expect(page.getByRole("heading", { level: 1, name: "This page did not load" })).toBeVisible();
  await page.unroute(/\/assets\/search-page/);
  await expect(page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
});

test("shows an error for a page whose code keeps failing, and the shell still works", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|Failed to fetch|A page broke|preload|ERR_FAILED/);
  await visit(page, "/about");
  // The state after three reloads within a minute: the page now waits for the visitor.
  await page.evaluate(() => sessionStorage.setItem("earshot.reloads", JSON.stringify([3, Date.now()])));
  await page.route(/\/assets\/search-page/, (route) => route.abort());
  await pressSequence(page, "gh");
  await expect(page.getByRole("heading", { level: 1, name: "This page did not load" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/assets\/search-page/);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page did not load");
  await expect(
    page.getByRole("textbox", { name: "Search podcasts" }).or(page.getByRole("combobox", { name: "Search podcasts" })),
  ).toBeVisible();
});

const LAYERS = ["login-card", "palette", "player-dock", "tracking-card"];

/** Returns a function that lists the code of layers that the page has loaded so far. */
function layersOf(page: Page): () => readonly string[] {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? "";
    if (LAYERS.includes(name)) fetched.add(name);
  });
  return () => [...fetched].sort();
}

test.describe("fetching ahead", () => {
  test.use({ savesData: false });

  test("loads the code of layers when the page is idle", async ({ page }) => {
    const layers = layersOf(page);
    await page.goto("/about");
    await expect.poll(layers).toEqual(LAYERS);
  });
});

test("loads a layer's code only when it is opened if data is to be saved", async ({ page }) => {
  const layers = layersOf(page);
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(layers()).toEqual([]);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  expect(layers()).toEqual(["palette"]);
});
