import { makeAccount, signInByApi, test } from "./accounts/accounts-world";
import { openMatch } from "./campaigns/campaigns-world";
import { expect, someShow } from "./fixtures";
import { bigTopic, visit } from "./search/search-catalogue";

const BRIEF = "A watch for marathon training and running. English, budget about 5,000 dollars.";
const PHONE = { width: 390, height: 844 };

test("matches on paper have the brief, the titles and the scores, without controls", async ({ page }) => {
  await visit(page, "/match");
  await page.getByLabel("Campaign brief").fill(BRIEF);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const table = page.getByRole("table", { name: "Matches, best fit first" });
  const row = table.locator("[data-card]").first();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // The width of a landscape A4 sheet between its margins, in CSS pixels.
  await page.setViewportSize({ width: 1016, height: 700 });
  await expect(page.getByLabel("Campaign brief")).toHaveValue(BRIEF);
  await expect(page.getByLabel("Campaign brief")).toBeVisible();
  await expect(page.getByText("Budget range")).toBeHidden();
  await expect(row.getByRole("checkbox")).toBeHidden();
  expect((await row.getByRole("heading").boundingBox())?.width).toBeGreaterThan(80);
  await expect(row.getByText(/^\d+(–\d+)?$/).first()).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "List", exact: true })).toBeHidden();
});

test("the match dialog and the bar of selected shows fit on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await page.locator("[data-action=select]").first().check();
  const bar = page.getByRole("region", { name: "Selected shows" });
  await expect(bar.getByRole("button", { name: "Export" })).toBeVisible();
  const box = await bar.boundingBox();
  expect(box!.x + box!.width).toBeLessThanOrEqual(PHONE.width);
  await expect(bar.getByRole("button", { name: "Deselect all" })).toBeInViewport({ ratio: 1 });
  // Messages keep above the bar.
  const kept = await page.evaluate(() =>
    parseInt(document.documentElement.style.getPropertyValue("--selection-height")),
  );
  expect(kept).toBeGreaterThan(box!.height);

  const dialog = await openMatch(page);
  const note = dialog.getByText("Describe what you advertise, or choose a budget");
  await expect(note).toBeVisible();
  const text = await note.boundingBox();
  expect(text!.x + text!.width).toBeLessThanOrEqual(PHONE.width);
});

test("an address with filters that can’t be read says which were left out", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&language=xx&lmin=abc`);
  const note = page.getByText("We can’t read these filters, so we left them out: lmin=abc, language=xx");
  await expect(note).toBeVisible();
  await page.getByRole("radio", { name: /^Title/ }).check({ force: true });
  await expect(note).toBeHidden();
});

test("the cards on a printed show page are as large as its texts", async ({ page }) => {
  await signInByApi(page, await makeAccount());
  await visit(page, `/podcast/${await someShow(page, 5)}`);
  const card = page.locator("article article").first();
  await expect(card).toBeVisible();
  await page.emulateMedia({ media: "print" });
  expect(await card.evaluate(({ currentCSSZoom }) => currentCSSZoom)).toBeCloseTo(0.85);
});
