import type { Page } from "@playwright/test";
import { test } from "./accounts/accounts-world";
import { openMatch } from "./campaigns/campaigns-world";
import { expect } from "./fixtures";
import { makeList, newOwner, someShows } from "./lists/lists-world";
import { type Addresses, guestPages, memberPages, openWhole } from "./main-pages";
import { visit } from "./search/search-catalogue";

/** In CSS pixels: the AAA size in WCAG 2.2, and our rule for touch screens (docs/specification.md). */
const TARGET_MIN = 44;
/** In CSS pixels: the AA size in WCAG 2.2. Short words are narrower than a finger, but have space beside them. */
const WIDTH_MIN = 24;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a finger can hit every button and link of a guest separately", async ({ page }) => {
  test.slow();
  await expectTargets(page, await guestPages(page));
});

test("a finger can hit every button and link of a user separately", async ({ page }) => {
  test.slow();
  await expectTargets(page, await memberPages(page));
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

async function expectTargets(page: Page, pages: Addresses): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    await openWhole(page, address);
    expect.soft(await lowTargets(page), name).toEqual([]);
  }
}

/**
 * Controls that a finger can hit in less than 44 px of height, with that height, or in less than 24 px of width. A field in a label counts
 * as large as its label. Links within a sentence do not count.
 */
function lowTargets(page: Page, within = "body"): Promise<readonly string[]> {
  return page.evaluate(
    ([within, wanted, wide]) => {
      const inSentence = (one: Element) => {
        if (one.tagName !== "A" || getComputedStyle(one).display !== "inline") return false;
        const words = [...(one.parentElement?.childNodes ?? [])].filter((node) => node !== one);
        return words.some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""));
      };
      const hits = (one: Element, x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || top.closest("label")?.contains(one) === true);
      };
      /** The height of the tallest part of a card that its link covers; 0 for other targets. */
      const coveredHeight = (one: Element) => {
        const card = one.closest("[data-card], article");
        if (!card || getComputedStyle(one, "::after").position !== "absolute") return 0;
        const { left, top, width, bottom } = card.getBoundingClientRect();
        let tallest = 0;
        for (const share of [0.1, 0.3, 0.5, 0.7]) {
          let run = 0;
          for (let y = Math.ceil(top); y < bottom && tallest < wanted; y += 1) {
            run = hits(one, left + width * share, y) ? run + 1 : 0;
            tallest = Math.max(tallest, run);
          }
        }
        return tallest;
      };
      /** The height of the target's clickable area and its width, at most as far as they must be, measured through its middle. */
      const sizeOf = (one: Element) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        // This link is visible only while it has the focus.
        if (one.matches("a[href='#main']")) (one as HTMLElement).focus();
        const box = one.getBoundingClientRect();
        // If a link has two lines, its middle is between the words.
        const [first = box] = one.getClientRects();
        const x = first.left + first.width / 2;
        const middle = first.top + first.height / 2;
        if (!hits(one, x, middle)) return undefined;
        let [above, below] = [0, 0];
        while (above < wanted && hits(one, x, middle - above - 1)) above += 1;
        while (below < wanted && hits(one, x, middle + below + 1)) below += 1;
        const own = above + below + 1;
        let across = 1;
        for (const step of [-1, 1])
          for (let at = step; across < wide && hits(one, x + at, middle); at += step) across += 1;
        return { high: own < wanted ? Math.max(own, coveredHeight(one)) : own, across };
      };
      const low: string[] = [];
      const targets = "a[href], button, select, summary, input, textarea, [role=tab], [role=slider]";
      for (const found of document.querySelectorAll(`${within} :is(${targets}):not(:disabled)`)) {
        const one = found.matches("[type=checkbox], [type=radio]") ? (found.closest("label") ?? found) : found;
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inSentence(one)) continue;
        const size = sizeOf(one);
        (one as HTMLElement).blur();
        const label = `${one.tagName} ${one.getAttribute("aria-label") ?? one.textContent?.trim() ?? ""}`;
        if (size === undefined) low.push(`covered: ${label}`);
        else if (size.high < wanted) low.push(`${size.high} px: ${label}`);
        else if (size.across < wide) low.push(`${size.across} px wide: ${label}`);
      }
      return low;
    },
    [within, TARGET_MIN, WIDTH_MIN] as const,
  );
}
