import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectSound } from "./looks";

/** Adds a rule in a separate style sheet, which the site's policy allows. */
const addRule = (page: Page, rule: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rule);

test("finds a fault in a single theme or width", async ({ page }) => {
  await page.goto("/cookies");
  await addRule(page, "@media (width >= 60rem) { [data-theme=light] h1 { color: #eee !important } }");
  await expect(expectSound(page)).rejects.toThrow(/color-contrast: h1/);
  await addRule(
    page,
    "@media (width < 45rem) and (pointer: coarse) { [data-theme=dark] h1 { color: #333 !important } }",
  );
  await expect(expectSound(page)).rejects.toThrow(/color-contrast: h1/);
  await addRule(page, "@media (width >= 60rem) { [data-theme=dark] h1 { color: #333 !important } }");
  await expectSound(page);
});
