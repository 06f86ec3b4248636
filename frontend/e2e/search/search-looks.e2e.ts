import { expect, expectAccessibleInBothThemes, expectNoOverflow, layoutShift, test, withFontFirst } from "../fixtures";
import { expectPartSound, expectSound, onPhone } from "../looks";
import { bigTopic, SEARCH_CALLS, visit } from "./search-catalogue";

test("the page before a search is accessible and fits", async ({ page }) => {
  await withFontFirst(page);
  await visit(page, "/home");
  await expect(page.getByRole("heading", { name: "How to read the meter" })).toBeVisible();
  for (const name of ["Growing", "New this week"]) {
    const panel = page.getByRole("region", { name });
    await expect(panel.getByRole("listitem")).toHaveCount(4);
  }
  const start = page.getByRole("link", { name: /^Mid-size and active/ });
  await expect(start).toHaveAccessibleName(/\d podcasts?$/);
  await expect(start).toHaveAttribute("href", "/home?lmin=10000&lmax=70000&upd=30d&lang=en");
  expect(await layoutShift(page)).toBeLessThan(0.05);
  await expectSound(page);
  await onPhone(page, async () => {
    await visit(page, "/home");
    await expect(start).toHaveAccessibleName(/\d podcasts?$/);
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });
});

test("idle, in a catalogue without growing or new shows", async ({ page }) => {
  const starts = ["mid-size", "small", "top", "niche"].map((id) => ({
    id,
    total: { value: id === "top" ? 2 : 0, relation: "eq" },
  }));
  const answer = { starts, growing: [], begun: { total: 0, podcasts: [] } };
  await page.route("**/api/v1/catalogue/home", (route) => route.fulfill({ json: answer }));
  await withFontFirst(page);
  const known = page.getByRole("region", { name: "Best known" });
  const opensStably = async () => {
    await visit(page, "/home");
    await expect(known.getByRole("listitem")).toHaveCount(10);
    await expect(page.getByRole("link", { name: /^Top of the market/ })).toHaveAccessibleName(/2 podcasts$/);
    await expect(page.getByRole("link", { name: /^Small but regular/ })).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  };
  await opensStably();
  await expectPartSound(page, page.getByRole("main"), "home-best-known");
  await onPhone(page, opensStably);
});

test("a show that was opened is among those recently seen, until they are cleared", async ({ page }) => {
  await withFontFirst(page);
  await visit(page, "/home");
  const first = page.getByRole("region", { name: "Growing" }).getByRole("link").first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Insights" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.recently-seen"))).toContain(title);
  await visit(page, "/home");
  const seen = page.getByRole("region", { name: "Recently seen" });
  await expect(seen.getByRole("link", { name: title })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
  await expectPartSound(page, seen);
  await onPhone(page, async () => {
    await visit(page, "/home");
    await expect(seen.getByRole("link", { name: title })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });
  await seen.getByRole("button", { name: "Clear" }).click();
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("earshot.recently-seen"))).toBeNull();
});

test("results, suggestions and the list menu are accessible and fit", async ({ page }) => {
  test.slow();
  await withFontFirst(page);
  const topic = await bigTopic(page);
  const opensStably = async () => {
    await visit(page, `/home?term=${topic}&mode=topic&emin=2`);
    await expect(page.locator("[data-card]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.05);
  };
  await onPhone(page, opensStably);
  await opensStably();
  await expectSound(page);

  await page
    .getByRole("button", { name: /^Add to list: / })
    .first()
    .click();
  await expect(page.getByText("Sign in to create lists.")).toBeVisible();
  await expectPartSound(page, page.getByRole("dialog"));
  await page.keyboard.press("Escape");

  const field = page.getByRole("combobox", { name: "Search podcasts" });
  await field.fill("the");
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await expect(suggestions).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expectPartSound(page, suggestions.or(field));
});

test("the filter sheet is accessible and fits", async ({ page }) => {
  await visit(page, "/home?emin=2");
  await onPhone(page, async () => {
    await page.getByRole("button", { name: /Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(sheet).toBeVisible();
    await expectAccessibleInBothThemes(page, sheet);
    await expectNoOverflow(page);
  });
});

test("shows with some of the words are below a divider, after those with all", async ({ page }) => {
  await visit(page, "/home?term=ancient+history&mode=topic");
  const divider = page.getByRole("heading", { name: "Close matches" });
  await expect(divider).toBeVisible();
  const first = page.locator("[data-card]").first();
  expect((await first.boundingBox())!.y).toBeLessThan((await divider.boundingBox())!.y);
  await expect(page.getByRole("list", { name: "Close matches" }).locator("[data-card]")).not.toHaveCount(0);
  await expectSound(page);
});

test("where no show has all words, a note above those with some explains it", async ({ page }) => {
  await visit(page, "/home?term=knitting+volcanoes&mode=topic");
  await expect(page.getByText("No exact matches. These shows come close.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Close matches" })).toHaveCount(0);
  await expectSound(page);
});

test("an empty and a failed search are accessible and fit", async ({ page, complaints }) => {
  complaints.allow(/503/);
  await visit(page, "/home?term=qqzzxx&mode=title&emin=3");
  await expect(page.getByText("No results found.")).toBeVisible();
  await expectSound(page);
  await page.route(SEARCH_CALLS, (route) => route.fulfill({ status: 503, body: "{}" }));
  await visit(page, "/home?term=anything&mode=title");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSound(page);
});

test("a loading search is accessible and fits", async ({ page }) => {
  await page.route(SEARCH_CALLS, () => undefined);
  await visit(page, "/home?term=anything&mode=title");
  await expect(page.locator("[data-skeletons=cards]")).toBeVisible();
  await expectSound(page);
});

test("the results fit every width from 320 to 1920 px", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&emin=1&upd=90d&lang=en`);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  for (let width = 320; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});
