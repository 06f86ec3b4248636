import { expect, expectNoOverflow, test } from "../fixtures";
import { bigTopic, visit } from "./search-catalogue";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("fills the screen with filters that apply in the background and close on Back", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, "/");
  await visit(page, `/home?term=${topic}&mode=topic`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("textbox", { name: "Minimum episodes" }).fill("5");
  await expect(page).toHaveURL(/emin=5/);
  await expect(sheet.getByRole("button", { name: /^Show [\d,+]+ podcasts?$/ })).toBeVisible();
  await expectNoOverflow(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/emin=5/);
  await expect(page.getByRole("button", { name: "Remove filter: 5+ episodes" })).toBeVisible();

  await page.getByRole("button", { name: /Filters/ }).tap();
  await sheet.getByRole("button", { name: "Reset" }).tap();
  await expect(page).not.toHaveURL(/emin/);
  await sheet.getByRole("button", { name: /^Show [\d,+]+ podcasts?$/ }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/home?term=${topic}&mode=topic`);
});

test("Back out of the filters keeps them, also after a reload with the filters open", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.getByRole("button", { name: "Filters" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("textbox", { name: "Minimum episodes" }).fill("5");
  await expect(page).toHaveURL(/emin=5/);
  await page.reload();
  await expect(sheet.getByRole("textbox", { name: "Minimum episodes" })).toHaveValue("5");
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove filter: 5+ episodes" })).toBeVisible();
  await expect(page).toHaveURL(/emin=5/);
});

test("a reload with the filters open opens them again over the server's document", async ({ page }) => {
  const topic = await bigTopic(page);
  // The server's HTML for a search without filters contains the page. The test fails if React reports a difference from it.
  await visit(page, `/home?term=${topic}&mode=topic`);
  await page.getByRole("button", { name: "Filters" }).tap();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/home?term=${topic}&mode=topic`);
});

test("has large enough touch targets, and nothing overflows from 320 px on", async ({ page }) => {
  const topic = await bigTopic(page);
  for (const width of [320, 360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, `/home?term=${topic}&mode=topic&emin=1&upd=90d`);
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await expectNoOverflow(page);
  }
  const small = await page.locator("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("button, a, input, select")]
      // A title's link is as large as its card.
      .filter((one) => one.checkVisibility() && !one.matches("h3 a"))
      .map((one) => ({ name: one.ariaLabel ?? one.innerText, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});
