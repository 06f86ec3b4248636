import { expect, test } from "./fixtures";
import { addRule, expectPartSound, expectSound } from "./looks";

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

test("finds a fault in the part that is checked, and none outside it", async ({ page }) => {
  await page.goto("/cookies");
  await addRule(page, "[data-theme=dark] h1 { color: #333 !important }");
  await expect(expectPartSound(page, page.getByRole("main"))).rejects.toThrow(/color-contrast: h1/);
  await expectPartSound(page, [page.getByRole("contentinfo"), page.getByRole("banner")]);
});
