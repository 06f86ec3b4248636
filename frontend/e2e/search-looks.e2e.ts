import { expect, expectAccessible, expectNoOverflow, inEveryLook, layoutShift, test } from "./fixtures";
import { bigTopic, SEARCH_CALLS, visit } from "./search-catalogue";

inEveryLook(({ width }) => {
  test("idle", async ({ page }) => {
    await visit(page, "/home");
    await expect(page.getByRole("heading", { name: "How to read the meter" })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("results, suggestions, the list menu", async ({ page }) => {
    test.slow();
    const topic = await bigTopic(page);
    await visit(page, `/home?term=${topic}&mode=topic&emin=2`);
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await layoutShift(page)).toBeLessThan(0.05);

    await page
      .getByRole("button", { name: /^Add to list: / })
      .first()
      .click();
    await expect(page.getByText("Sign in to create lists.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.getByRole("combobox", { name: "Search podcasts" }).fill("the");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expectAccessible(page);
  });

  test("shows with some of the words are below a divider, after those with all", async ({ page }) => {
    await visit(page, "/home?term=ancient+history&mode=topic");
    const divider = page.getByRole("heading", { name: "Matches some of your words" });
    await expect(divider).toBeVisible();
    const first = page.locator("[data-card]").first();
    expect((await first.boundingBox())!.y).toBeLessThan((await divider.boundingBox())!.y);
    await expect(page.getByRole("list", { name: "Matches some of your words" }).locator("[data-card]")).not.toHaveCount(
      0,
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("where no show has all words, it says so above those with some", async ({ page }) => {
    await visit(page, "/home?term=knitting+volcanoes&mode=topic");
    await expect(page.getByText("No exact matches. These shows match some of your words.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Matches some of your words" })).toHaveCount(0);
    await expectAccessible(page);
  });

  test("nothing found and failed", async ({ page, complaints }) => {
    complaints.allow(/503/);
    await visit(page, "/home?term=qqzzxx&mode=title&emin=3");
    await expect(page.getByText("No results found.")).toBeVisible();
    await expectAccessible(page);
    await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 503, body: "{}" }));
    await visit(page, "/home?term=anything&mode=title");
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("while loading", async ({ page }) => {
    await page.route(SEARCH_CALLS, () => undefined);
    await visit(page, "/home?term=anything&mode=title");
    await page.waitForTimeout(400);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  if (width === 390) {
    test("the filter sheet", async ({ page }) => {
      await visit(page, "/home?emin=2");
      await page.getByRole("button", { name: /Filters/ }).click();
      await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  }
});

test("no width from 320 to 1920 px makes the results stick out", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&emin=1&upd=90d&lang=en`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  for (let width = 320; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});
