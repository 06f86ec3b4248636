import { test } from "./accounts/accounts-world";
import { openMatch } from "./campaigns/campaigns-world";
import { expect } from "./fixtures";
import { makeList, newOwner, someShows } from "./lists/lists-world";
import { expectFitForFingers, lowTargets, TARGET_MIN } from "./looks";
import { guestPages, memberPages, openWhole } from "./main-pages";
import { visit } from "./search/search-catalogue";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const [whose, pages] of [
  ["guest", guestPages],
  ["user", memberPages],
] as const)
  test(`on the pages of a ${whose}, a finger can hit every button and link, and twice the text size fits`, async ({
    page,
  }) => {
    test.slow();
    for (const [name, address] of Object.entries(await pages(page))) {
      await openWhole(page, address);
      await expectFitForFingers(page, name);
    }
  });

test("a finger can hit what is in the layers above a page", async ({ page }) => {
  const LAYER = "[role=dialog]";
  await openMatch(page);
  await page.waitForLoadState("networkidle");
  expect.soft(await lowTargets(page, LAYER), "brief of a show").toEqual([]);
  await visit(page, "/home?term=history&mode=topic");
  await page.getByRole("button", { name: "Filters" }).tap();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  expect.soft(await lowTargets(page, LAYER), "filters").toEqual([]);
});

test("a tap on any line of a result’s title opens the show, not what is near it", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-card] h3 a")].flatMap((link) => {
      link.scrollIntoView({ block: "center", behavior: "instant" });
      // The card's pseudo-element also has a box, which is empty.
      const lines = [...link.getClientRects()].filter(({ height }) => height > 0);
      return lines.flatMap(({ left, width, top, bottom }) =>
        [top + 3, (top + bottom) / 2, bottom - 3]
          .map((y) => document.elementFromPoint(left + width / 2, y))
          .filter((hit) => !link.contains(hit))
          .map((hit) => `${link.textContent}: ${hit?.textContent}`),
      );
    }),
  );
  expect(missed).toEqual([]);
});

test("a finger can hit the chips of a brief", async ({ page }) => {
  await visit(page, "/match");
  await page.getByLabel("Campaign brief").fill("A watch for marathon training. English, budget about 5,000 dollars.");
  const chips = page.getByRole("region", { name: "Read from your brief" });
  await expect(chips.getByRole("button", { name: /^Ignore: / }).first()).toBeVisible();
  await expect(chips.getByRole("combobox").first()).toBeVisible();
  expect(await lowTargets(page, "section[aria-labelledby=brief-readings]")).toEqual([]);
});

test("a finger can hit the field of a new link to a list", async ({ page }) => {
  await newOwner(page);
  const list = await makeList(page, "To Pitch", await someShows(page, 2));
  await visit(page, `/lists?list=${list.id}`);
  await page.getByRole("button", { name: "Share", exact: true }).tap();
  await page.getByRole("tab", { name: "Links" }).tap();
  await page.getByRole("button", { name: "Make a link" }).tap();
  const box = await page.getByRole("textbox", { name: "The new link" }).boundingBox();
  expect(box!.height).toBeGreaterThanOrEqual(TARGET_MIN);
});
