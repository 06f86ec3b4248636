import { expect, expectAccessible, expectNoOverflow, expectTotals, inEveryLook, layoutShift, test } from "./fixtures";
import { visit } from "./search-catalogue";

inEveryLook((look) => {
  test("the landing page is accessible, stands still and fits", async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expect(page.locator("html")).toHaveAttribute("data-theme", look.theme);
  });
});

test("Enter with a term leads to the search page with term and mode in the address", async ({ page }) => {
  await visit(page, "/");
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await expect(field).toBeFocused();
  await page.getByRole("radio", { name: "Host" }).check();
  await expect(field).toHaveAttribute("placeholder", "A person");
  await field.fill("  Ray & Co  ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/home\?term=Ray(\+|%20)%26(\+|%20)Co&mode=host$/);
});

test("a blank term does nothing but keep the focus", async ({ page }) => {
  await visit(page, "/");
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await field.fill("   ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toBeFocused();
});

test("term and mode are still there after Back", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("radio", { name: "Topic" }).check();
  await page.getByRole("searchbox", { name: "Search podcasts" }).fill("history");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?term=history&mode=topic/);
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toHaveValue("history");
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
});

test("what was typed and chosen before the scripts came stays; a blank term leads nowhere", async ({ page }) => {
  let arrive: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await field.fill("   ");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("radio", { name: "Topic" }).check();
  await field.fill("history");
  arrive();
  await expect(field).toHaveAttribute("placeholder", "A subject");
  await expect(field).toHaveValue("history");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/home\?term=history&mode=topic/);
});

test("the figures are those of the catalogue, and both buttons lead on", async ({ page }) => {
  await visit(page, "/");
  await expectTotals(page, "landing");
  for (const name of ["Reach", "Demographics", "Contacts"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Start Matching Ads" }).click();
  await expect(page.getByRole("dialog", { name: "Analyze & Match" }).getByLabel("First name")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Explore Opportunities" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("the head names the page, its address and its search", async ({ page }) => {
  await visit(page, "/");
  await expect(page).toHaveTitle(/Earshot/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain("/home?term={search_term}");
});
