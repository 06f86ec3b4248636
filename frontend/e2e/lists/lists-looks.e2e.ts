import type { Locator } from "@playwright/test";
import { expect, expectNoOverflow, gate, layoutShift, withFontFirst } from "../fixtures";
import { expectPartSound, expectSound, expectSoundIn, onPhone } from "../looks";
import { test } from "../accounts/accounts-world";
import { card, cards, heading, makeList, newOwner, someShows } from "./lists-world";
import { visit } from "../search/search-catalogue";

test("the lists are accessible and fit in every state", async ({ page, complaints }) => {
  test.slow();
  complaints.allow(/500|401/);
  const settled = async () => {
    // A new layer starts to fade in at the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const scrim of await page.locator(".scrim").all()) await expect(scrim).toHaveCSS("opacity", "1");
  };
  const sound = async (part?: Locator) => {
    await settled();
    await (part ? expectPartSound(page, part) : expectSound(page));
  };
  const layer = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await newOwner(page);
  await visit(page, "/lists");
  await expect(page.getByText("You don't have any lists yet.")).toBeVisible();
  await sound();
  const shows = await someShows(page, 26);
  const list = await makeList(page, "To Pitch", shows);
  await makeList(page, "Donaudampfschifffahrtsgesellschaftskapitänsmütze ohne Ende und noch länger als das", []);
  await visit(page, `/lists?list=${list.id}`);
  await expect(cards(page)).toHaveCount(24);
  await sound();
  const title = shows[25]?.title ?? "";
  const actions = page.getByRole("button", { name: `Actions: ${title}`, exact: true });
  await onPhone(page, async () => {
    await actions.click();
    await expect(page.getByRole("button", { name: "Remove", exact: true })).toBeVisible();
    await settled();
    await expectSoundIn(page, "dark", layer.or(page.getByRole("menu")));
    await page.keyboard.press("Escape");
  });
  await actions.click();
  const remove = page.getByRole("menuitem", { name: "Remove", exact: true });
  await expect(remove).toBeVisible();
  await settled();
  await expectSoundIn(page, "light", page.getByRole("menu"));
  await remove.click();
  await expect(page.getByText(/^Removed “/)).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  // What follows has only a few rows. 24 rows take long to check, and were checked above.
  await page.getByPlaceholder("Search in list…").fill(shows[0]?.title ?? "");
  await expect.poll(() => cards(page).count()).toBeLessThan(6);
  await page.getByRole("checkbox", { name: /^Select all \d on this page$/ }).check();
  await sound(page.getByRole("main"));
  await page.getByRole("button", { name: "Copy to" }).click();
  await expect(page.getByRole("dialog", { name: /^Copy .+ to…$/ })).toBeVisible();
  await sound(layer);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Rename list" }).getByLabel("Name")).toBeFocused();
  await sound(layer);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Delete list" })).toBeVisible();
  await sound(layer);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Shows, one per line" })).toBeVisible();
  await sound(layer);
  await page.keyboard.press("Escape");

  await visit(page, "/home?mode=topic&emin=2");
  await page
    .getByRole("button", { name: /^Add to list: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page.getByRole("textbox", { name: "List name" })).toBeVisible();
  await sound(layer);

  await page.route(/\/items\?/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await visit(page, `/lists?list=${list.id}`);
  await expect(page.getByRole("alert").filter({ hasText: "Couldn’t load." })).toBeVisible();
  // The scroll position was restored; a field would be half hidden by the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await sound(page.getByRole("main"));
  await page.route(/\/api\/v1\/lists$/, () => undefined);
  await visit(page, "/lists");
  await expect(page.locator("[data-skeletons=lists]")).toBeVisible();
  await sound(page.getByRole("main"));
  await page.unrouteAll();
  await page.context().clearCookies();
  await visit(page, "/lists");
  await expect(page.getByText("Sign in to create and manage lists.")).toBeVisible();
  await sound();
});

test("the lists fit every width from 320 to 1920 px", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "To Pitch", await someShows(page, 5));
  await visit(page, `/lists?list=${list.id}`);
  await expect(heading(page, "To Pitch")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  for (let width = 320; width <= 1920; width += 80) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [late, path] of [
    ["statuses", /\/shortlist$/],
    ["shows", /\/items\?/],
  ] as const)
    test(`nothing moves when the ${late} of a list arrive last`, async ({ page }) => {
      await withFontFirst(page);
      await newOwner(page);
      const list = await makeList(page, "To Pitch", await someShows(page, 4));
      const slow = gate();
      await page.route(path, (route) => slow.opened.then(() => route.continue()));
      await visit(page, `/lists?list=${list.id}`);
      const status = page.getByRole("group", { name: "Status" });
      await expect(late === "shows" ? status : cards(page).first()).toBeVisible();
      slow.open();
      await expect(status).toBeVisible();
      await expect(cards(page)).toHaveCount(4);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
});

test("in a wide window, nothing moves when the lists arrive", async ({ page }) => {
  await withFontFirst(page);
  await newOwner(page);
  const list = await makeList(page, "To Pitch", await someShows(page, 4));
  const slow = gate();
  await page.route(/\/api\/v1\/lists$/, (route) => slow.opened.then(() => route.continue()));
  await visit(page, `/lists?list=${list.id}`);
  await expect(page.locator("[data-skeletons=lists]")).toBeVisible();
  slow.open();
  await expect(cards(page)).toHaveCount(4);
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("on a phone, the selected list is never cut off", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newOwner(page);
  await makeList(page, "Autumn launch");
  await makeList(page, "Running shoes, spring");
  await makeList(page, "True crime");
  const list = await makeList(page, "Germany");
  await makeList(page, "Science for families");
  await visit(page, `/lists?list=${list.id}`);
  const selected = page.getByRole("navigation", { name: "My lists" }).locator("[aria-current]");
  await expect(selected).toContainText("Germany");
  await expect(selected).toBeInViewport({ ratio: 1 });
});
