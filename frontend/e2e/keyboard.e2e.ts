import { expect, expectAccessible, pressSequence, test } from "./fixtures";
import { alive, visit } from "./search/search-catalogue";

/** Repeats the first key until it works: public pages are prerendered, and their shortcuts start to work once their code has loaded. */
const onceAlive = (press: () => Promise<void>) => expect(press).toPass();

test("? lists the shortcuts; single keys can be turned off and stay off", async ({ page }) => {
  await visit(page, "/blog");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await onceAlive(async () => {
    await page.keyboard.press("?");
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  });
  await expect(sheet.getByText("Go to search")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.reload();
  await alive(page);
  await page.keyboard.press("?");
  await pressSequence(page, "gh");
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
});

test("G and a letter opens a page; letters typed into a field are text", async ({ page }) => {
  await visit(page, "/about");
  await onceAlive(async () => {
    await pressSequence(page, "gb");
    await expect(page).toHaveURL(/\/blog$/, { timeout: 1_000 });
  });
  await pressSequence(page, "gh");
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/");
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await expect(field).toBeFocused();
  await page.keyboard.type("gh?/");
  await expect(field).toHaveValue("gh?/");
  await expect(page).toHaveURL(/\/$/);
});

test("/ focuses the search field; Ctrl+K opens and closes the palette and returns the focus", async ({ page }) => {
  const field = page.getByRole("searchbox", { name: "Search podcasts" });
  await visit(page, "/", field);
  await field.blur();
  await onceAlive(async () => {
    // Until the field's own shortcut works, the key opens the palette.
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 1_000 });
  });
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog");
  await expect(palette).toBeVisible();
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette).toBeHidden();
  await expect(field).toBeFocused();
});

test("F6 cycles through the parts of the page", async ({ page }) => {
  await visit(page, "/blog");
  const inside = (region: string) =>
    page.evaluate((name) => !!document.activeElement?.closest(`[data-region=${name}]`), region);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await onceAlive(async () => {
    await page.keyboard.press("F6");
    expect(await inside("header")).toBe(true);
  });
  for (const region of ["content", "footer", "header"]) {
    await page.keyboard.press("F6");
    await expect.poll(() => inside(region), region).toBe(true);
  }
  await page.keyboard.press("Shift+F6");
  await expect.poll(() => inside("footer")).toBe(true);
});
