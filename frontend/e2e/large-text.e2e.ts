import type { Page } from "@playwright/test";
import { test } from "./accounts/accounts-world";
import { doubleText, expect, expectNoOverflow } from "./fixtures";
import { type Addresses, guestPages, memberPages, openWhole } from "./main-pages";
import { visit } from "./search/search-catalogue";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the pages of a guest fit the screen if text is twice as large", async ({ page }) => {
  test.slow();
  await expectRoom(page, await guestPages(page));
});

test("the pages of a user fit the screen if text is twice as large", async ({ page }) => {
  test.slow();
  await expectRoom(page, await memberPages(page));
});

test("a search fits the screen if text is twice as large", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await doubleText(page);
  await expectNoOverflow(page);
  const cut = await page.getByRole("group", { name: "Search in" }).evaluate((group) =>
    [...group.querySelectorAll("label")].flatMap((label) => {
      const [text, box] = [label.querySelector("span")!.getBoundingClientRect(), label.getBoundingClientRect()];
      const fits = text.left >= box.left && text.right <= box.right && text.top >= box.top && text.bottom <= box.bottom;
      return fits ? [] : [label.innerText];
    }),
  );
  expect(cut, "search modes that are cut off").toEqual([]);
  const field = await page.getByRole("combobox", { name: "Search podcasts" }).boundingBox();
  expect(field!.width).toBeGreaterThan(300);
});

/** Checks that none of the pages scrolls sideways with text at 200 %, and names what sticks out. */
async function expectRoom(page: Page, pages: Addresses): Promise<void> {
  const soft = expect.configure({ soft: true, timeout: 5_000 });
  for (const [name, address] of Object.entries(pages)) {
    await openWhole(page, address);
    await doubleText(page);
    await soft.poll(() => stickingOut(page), name).toEqual([]);
  }
}

/** The elements that make the page scroll sideways: their words, and by how many pixels they stick out. */
function stickingOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((one) => {
      const excess = Math.round(one.getBoundingClientRect().right - clientWidth);
      return excess > 0 && one.checkVisibility() ? [`${excess} px: ${one.tagName} ${one.innerText?.slice(0, 40)}`] : [];
    });
    return [`${scrollWidth - clientWidth} px in all`, ...out.slice(0, 12)];
  });
}
