import { openMatch } from "./campaigns/campaigns-world";
import { expect, gate, idle, isTakenOver, someShow, test } from "./fixtures";

test.use({ savesData: false, sharesTab: false });

test("Escape right after a button removes itself closes the dialog, and the page works", async ({ page }) => {
  const dialog = await openMatch(page);
  await dialog.getByLabel("Campaign brief").fill("Running shoes for German-speaking people");
  await dialog.getByLabel("Audience language").selectOption("English");
  // Both happen in one task: there is no frame between the removal and the key press.
  await dialog.getByRole("button", { name: "Use the brief’s" }).evaluate((button: HTMLElement) => {
    button.click();
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test("Escape before a dialog's code is there keeps it closed", async ({ page }) => {
  const code = gate();
  await page.route(/\/assets\/dialog-body[^/]*\.js$/, (route) => code.opened.then(() => route.fallback()));
  await page.goto(`/podcast/${await someShow(page)}`, { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Analyze & Match Me" }).first();
  const dialog = page.getByRole("dialog", { name: "Analyze & Match Me" });
  await expect.poll(() => isTakenOver(button).catch(() => false)).toBe(true);
  const arrived = page.waitForResponse(/\/assets\/dialog-body/);
  await button.click();
  await page.keyboard.press("Escape");
  code.open();
  await (await arrived).finished();
  await idle(page);
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(dialog).toBeVisible();
});
