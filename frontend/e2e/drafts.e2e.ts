import { fillIn, openMatch } from "./campaigns-world";
import { expect, expectAccessible, expectNoOverflow, inEveryLook, test } from "./fixtures";
import { visit } from "./search-catalogue";

test("what is typed is among the drafts, survives the tab, and can be gone on with", async ({ page, context }) => {
  const dialog = await openMatch(page, "Request");
  await fillIn(dialog, "Tempo");
  await dialog.getByLabel("Campaign brief").fill("A watch that plans your training.");
  await dialog.getByLabel("Company name").focus();
  await expect(dialog.getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
  const next = await context.newPage();
  await page.close();

  await visit(next, "/drafts");
  await expect(next.getByRole("heading", { level: 2, name: "A watch that plans your training." })).toBeVisible();
  await next.getByRole("button", { name: /^Continue: / }).click();
  const form = next.getByRole("form", { name: "Campaign request" });
  await expect(form.getByLabel("Company name")).toHaveValue("Tempo");
  await expect(form.getByText(/^Request for /)).toBeVisible();
  await form.getByLabel("Campaign brief").fill("");
  await form.getByLabel("Company name").focus();
  await next.keyboard.press("Escape");

  // The text that was emptied is one press away.
  await next.getByRole("button", { name: /^Earlier versions: / }).click();
  const versions = next.getByRole("list", { name: "Earlier versions" });
  await versions
    .getByRole("button", { name: /A watch that plans your training/ })
    .first()
    .click();
  await expect(next.getByRole("heading", { level: 2, name: "A watch that plans your training." })).toBeVisible();
  await next.getByRole("button", { name: /^Continue: / }).click();
  await expect(form.getByLabel("Campaign brief")).toHaveValue("A watch that plans your training.");
});

test("a draft is deleted, and put back", async ({ page }) => {
  const dialog = await openMatch(page, "Request");
  await dialog.getByLabel("Company name").fill("Tempo");
  await dialog.getByLabel("First name").focus();
  await expect(dialog.getByText(/^Draft kept/)).toBeVisible();
  await dialog.getByRole("link", { name: "All drafts" }).click();
  await expect(page).toHaveURL(/\/drafts$/);
  const remove = page.getByRole("button", { name: "Delete: Tempo" });
  await remove.click();
  await expect(page.getByText("No drafts")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await page.getByRole("link", { name: "My Lists" }).first().click();
  await page.goBack();
  await expect(page.getByText("No drafts")).toBeVisible();
});

inEveryLook(({ theme, width }) => {
  test("the list of drafts", async ({ page }) => {
    await visit(page, "/drafts");
    await expect(page.getByText("No drafts")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "New request" }).click();
    const form = page.getByRole("form", { name: "Campaign request" });
    for (const brief of ["A watch for runners who train early.", "The same watch, for swimmers."]) {
      await form.getByLabel("Campaign brief").fill(brief);
      await form.getByLabel("Company name").focus();
      await expect(form.getByText(/^Draft kept/)).toBeVisible();
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Earlier versions/ }).click();
    await expect(page.getByRole("list", { name: "Earlier versions" })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const shots = process.env.E2E_SHOTS;
    if (shots) await page.screenshot({ path: `${shots}/drafts-${theme}-${width}.png` });
  });
});
