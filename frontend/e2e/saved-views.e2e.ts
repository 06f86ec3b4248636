import { baseUrl, makeAccount, signInByApi, test } from "./accounts/accounts-world";
import type { Locator } from "@playwright/test";
import { expect, expectAccessibleInBothThemes, layoutShift, withFontFirst } from "./fixtures";
import { expectSound, onPhone } from "./looks";
import { visit } from "./search/search-catalogue";

const SEARCH = "/home?term=history&mode=topic&lang=en&sort=listeners&view=table";

test("names a search and lists named ones on the search page", async ({ page }) => {
  await visit(page, SEARCH);
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("English history");
  await expectAccessibleInBothThemes(page, dialog);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved the view English history")).toBeVisible();
  await visit(page, "/home");
  await expect(page.getByRole("link", { name: "English history" })).toBeVisible();
  await expectSound(page);
});

test("a guest's view opens the search with its columns, can be renamed, deleted and restored", async ({ page }) => {
  await visit(page, SEARCH);
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByRole("checkbox", { name: "Episodes" }).uncheck();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save this view" }).click();
  const name = page.getByRole("dialog", { name: "Save this view" }).getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("history");
  await name.fill("Mine");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved the view Mine")).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("earshot.hidden-columns"));
  await visit(page, "/home");
  const views = page.getByRole("region", { name: "Saved views" });
  await views.getByRole("link", { name: "Mine" }).click();
  await expect(page).toHaveURL(new RegExp(SEARCH.replace("/", "\\/").replace("?", "\\?")));
  await expect(page.getByRole("columnheader", { name: "Category" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Episodes" })).toHaveCount(0);

  await visit(page, "/home");
  await views.getByRole("button", { name: "Actions for the view Mine" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("dialog", { name: "Rename the view" }).getByRole("textbox", { name: "Name" }).fill("Yours");
  await page.keyboard.press("Enter");
  await expect(views.getByRole("link", { name: "Yours" })).toBeVisible();
  await views.getByRole("button", { name: "Actions for the view Yours" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(views).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(views.getByRole("link", { name: "Yours" })).toBeVisible();
});

/** Three saved views in a guest's browser; "Third" is the newest. */
const THREE = ["Third", "Second", "First"].map((name) => ({ name, query: `term=${name}&mode=topic`, hidden: [] }));

for (const who of ["guest", "user"]) {
  test(`a ${who} moves views with the menu and the keyboard, and undoes it`, async ({ page }) => {
    if (who === "user") await signInByApi(page, await makeAccount());
    await visit(page, "/home");
    await page.evaluate(
      (views) => localStorage.setItem("earshot.views", JSON.stringify(views)),
      THREE.map((view) => ({ ...view, id: crypto.randomUUID() })),
    );
    await visit(page, "/home");
    const views = page.getByRole("region", { name: "Saved views" });
    const names = views.getByRole("link");
    await expect(names).toHaveText(["Third", "Second", "First"]);
    if (who === "user") await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.views"))).toBeNull();

    const actions = views.getByRole("button", { name: "Actions for the view Third" });
    await actions.click();
    await expect(page.getByRole("menuitem", { name: "Move up" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Move down" }).click();
    await expect(names).toHaveText(["Second", "Third", "First"]);
    await expect(page.getByText("Moved the view Third down")).toBeVisible();

    await names.filter({ hasText: "First" }).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(names).toHaveText(["Second", "First", "Third"]);
    await expect(names.filter({ hasText: "First" })).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(names).toHaveText(["First", "Second", "Third"]);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect(names).toHaveText(["Second", "First", "Third"]);

    if (who === "user") {
      const stored = async () =>
        ((await (await page.request.get("/api/v1/saved-views")).json()) as { views: { name: string }[] }).views;
      await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(["Second", "First", "Third"]);
    }
    await visit(page, "/home");
    await expect(names).toHaveText(["Second", "First", "Third"]);
  });
}

for (const who of ["guest", "user"]) {
  test(`the views of a ${who} move nothing, and are on top from the second visit`, async ({ page }) => {
    await withFontFirst(page);
    if (who === "user") {
      await signInByApi(page, await makeAccount());
      for (const { name, query } of THREE) {
        const headers = { origin: baseUrl() };
        await page.request.put(`/api/v1/saved-views/${crypto.randomUUID()}`, { headers, data: { name, query } });
      }
    } else {
      const views = THREE.map((view, index) => ({ ...view, id: String(index) }));
      await page.addInitScript((stored) => localStorage.setItem("earshot.views", stored), JSON.stringify(views));
    }
    const views = page.getByRole("region", { name: "Saved views" });
    const others = page.getByRole("region", { name: "Growing" });
    const y = async (part: Locator) => (await part.boundingBox())!.y;
    const opensStably = async () => {
      await visit(page, "/home");
      await expect(views.getByRole("listitem")).toHaveCount(3);
      await expect(others.getByRole("listitem")).toHaveCount(4);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.01);
    };
    await opensStably();
    // A guest's views are on this device, so that they may be counted before the page needs their number.
    if (who === "user") expect(await y(views)).toBeGreaterThan(await y(others));
    await opensStably();
    expect(await y(views)).toBeLessThan(await y(others));
    await onPhone(page, opensStably);
  });
}

test("moves a guest's views into the account, where the palette finds them by keyboard", async ({ page }) => {
  const email = await makeAccount();
  await visit(page, "/home");
  await page.evaluate((view) => localStorage.setItem("earshot.views", JSON.stringify([view])), {
    id: crypto.randomUUID(),
    name: "From before",
    query: "term=music&mode=topic",
    hidden: [],
  });
  await signInByApi(page, email);
  await visit(page, "/home");
  await expect(
    page.getByRole("region", { name: "Saved views" }).getByRole("link", { name: "From before" }),
  ).toBeVisible();
  await expect
    .poll(
      async () => ((await (await page.request.get("/api/v1/saved-views")).json()) as { views: unknown[] }).views.length,
    )
    .toBe(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.views"))).toBeNull();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search podcasts and go anywhere" }).fill("from bef");
  await expect(page.getByRole("option", { name: "From before" })).toBeVisible();
  await page.getByRole("option", { name: "From before" }).click();
  await expect(page).toHaveURL(/term=music&mode=topic/);
});

test("the dialog shows a refusal and keeps the name", async ({ page, complaints }) => {
  complaints.allow(/422/);
  const email = await makeAccount();
  await signInByApi(page, email);
  for (let index = 0; index < 50; index += 1) {
    const stored = await page.request.put(`/api/v1/saved-views/${crypto.randomUUID()}`, {
      headers: { origin: baseUrl() },
      data: { name: `View ${index}`, query: "term=a" },
    });
    expect(stored.status()).toBe(201);
  }
  await visit(page, SEARCH);
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("One more");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("You can save up to 50 views. Delete one first.").first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("One more");
});
