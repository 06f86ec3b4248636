import type { Page } from "@playwright/test";
import { expect } from "../fixtures";
import { test } from "../accounts/accounts-world";
import { card, cards, column, heading, newOwner, titlesIn, toast } from "./lists-world";
import { visit } from "../search/search-catalogue";

/** Presses Tab until the given element has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document;
      const seen = one !== null && getComputedStyle(one).outlineStyle !== "none";
      return { name: one?.getAttribute("aria-label") ?? one?.textContent ?? "", seen };
    });
    if (!name.test(focused.name)) continue;
    return expect(focused.seen, `the focus on ${focused.name} is seen`).toBe(true);
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

/** Waits until the focus is stable: a closing layer restores it a few frames later. */
async function restingFocus(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((rest) => {
        let before: Element | null = null;
        let frames = 0;
        const watch = () => {
          const { activeElement: now } = document;
          frames = now === before && now !== document.body ? frames + 1 : 0;
          before = now;
          if (frames > 15) rest();
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
}

test("manages lists with the keyboard: create, add, rename, search, sort, move, copy, remove, undo, delete", async ({
  page,
}) => {
  test.slow();
  await newOwner(page);
  // This test must not use a pointer at all.
  await page.addInitScript(() => {
    const { left } = Object.assign(window, { left: { pointer: 0 } });
    addEventListener("pointerdown", () => (left.pointer += 1), { capture: true });
  });
  const key = (...keys: string[]) =>
    keys.reduce((before, one) => before.then(() => page.keyboard.press(one)), Promise.resolve());
  const type = (text: string) => page.keyboard.type(text);

  // A list created from a card contains the card's show at once; a second show is added to it.
  await visit(page, "/home?mode=topic&emin=2");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  const titles = (await page.locator("[data-card] h3").allInnerTexts()).slice(0, 3);
  const [a = "", b = "", c = ""] = titles;
  await key("j", "l");
  await expect(page.getByRole("button", { name: "Create list" })).toBeFocused();
  await key("Enter");
  await expect(page.getByRole("textbox", { name: "List name" })).toBeFocused();
  await type("First");
  await key("Enter");
  await expect(toast(page, `List “First” created. Added “${a}” to First`)).toBeVisible();
  for (const title of [b, c]) {
    // The focus is back where it was before the menu opened: on the previous card.
    await expect(page.locator("[data-card] h3 a").nth(titles.indexOf(title) - 1)).toBeFocused();
    await restingFocus(page);
    await key("j");
    await expect(page.locator("[data-card] h3 a").nth(titles.indexOf(title))).toBeFocused();
    await key("l");
    await expect(page.getByRole("button", { name: /^First/ })).toBeFocused();
    await restingFocus(page);
    await key("Enter");
    await expect(toast(page, `Added “${title}” to First`)).toBeVisible();
  }
  await expect(page.getByRole("dialog")).toBeHidden();

  // Go to the lists, choose another list, and rename it.
  await key("g", "l");
  await expect(heading(page, "First")).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await tabTo(page, /^New List$/);
  await key("Enter");
  await expect(page.getByRole("dialog", { name: "Create new list" }).getByLabel("Name")).toBeFocused();
  await type("Second");
  await key("Enter");
  await expect(heading(page, "Second")).toBeVisible();
  await key("F2");
  const rename = page.getByRole("dialog", { name: "Rename list" });
  await expect(rename.getByLabel("Name")).toBeFocused();
  await type("To Pitch");
  await key("Enter");
  await expect(heading(page, "To Pitch")).toBeVisible();
  await expect(rename).toBeHidden();
  await key("F6");
  for (let presses = 0; presses < 8; presses++) {
    const there = await column(page).evaluate((nav) => nav.contains(document.activeElement));
    if (there) break;
    await key("F6");
  }
  await key("Enter");
  await expect(heading(page, "First")).toBeVisible();
  await expect(cards(page)).toHaveCount(3);

  // Search, and change the order.
  await tabTo(page, /^Search in list…$/);
  await type(b);
  await expect(cards(page)).toHaveCount(1);
  await key("Escape");
  await expect(cards(page)).toHaveCount(3);
  await tabTo(page, /Newest added/);
  await key("ArrowDown");
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(cards(page).first()).toContainText(a);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  // Move the first item, copy the second.
  await key("j");
  await tabTo(page, /^Actions: /);
  await key("Enter");
  await expect(page.getByRole("menuitem", { name: "Move to…" })).toBeFocused();
  await key("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^To Pitch/ })).toBeFocused();
  await restingFocus(page);
  await key("Enter");
  await expect(toast(page, `Moved “${a}” to To Pitch`)).toBeVisible();
  await expect(card(page, b).getByRole("link")).toBeFocused();
  await restingFocus(page);
  await tabTo(page, /^Actions: /);
  await key("Enter");
  await expect(page.getByRole("menuitem", { name: "Move to…" })).toBeFocused();
  await key("ArrowDown", "Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^To Pitch/ })).toBeFocused();
  await restingFocus(page);
  await key("Enter");
  await expect(toast(page, `Copied “${b}” to To Pitch`)).toBeVisible();
  await card(page, b).getByRole("link").focus();

  // Remove an item and undo by key; remove all and undo with the button.
  await key("Delete");
  await expect(card(page, b)).toHaveCount(0);
  await expect(card(page, c).getByRole("link")).toBeFocused();
  await expect(page.getByRole("button", { name: `Undo remove ${b}` })).toBeVisible();
  await key("ControlOrMeta+z");
  await expect(card(page, b)).toBeVisible();
  await expect(heading(page, "First")).toBeFocused();
  await key("j", "x", "j", "Shift+X", "Delete");
  await expect(toast(page, "2 removed")).toBeVisible();
  await expect(page.getByText("This list is empty.", { exact: true })).toBeVisible();
  await expect(heading(page, "First")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  for (let presses = 0; presses < 20; presses++) {
    const on = await page.evaluate(() => document.activeElement?.textContent ?? "");
    if (on.includes("Undo remove")) break;
    await page.keyboard.press("Shift+Tab");
  }
  await key("Enter");
  await expect(cards(page)).toHaveCount(2);

  // Delete the list: in the confirmation, Cancel has the focus.
  await expect(heading(page, "First")).toBeFocused();
  await tabTo(page, /^Delete$/);
  await key("Enter");
  const ask = page.getByRole("alertdialog", { name: "Delete list" });
  await expect(ask.getByRole("button", { name: "Cancel" })).toBeFocused();
  await key("Tab", "Enter");
  await expect(heading(page, "To Pitch")).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo delete First" })).toBeVisible();
  await key("ControlOrMeta+z");
  await expect(heading(page, "First")).toBeFocused();
  await expect(column(page).getByRole("link")).toHaveCount(2);
  const id = new URL(page.url()).searchParams.get("list") ?? "";
  await expect.poll(() => titlesIn(page, { id, name: "First" })).toEqual([c, b]);
  expect(await page.evaluate(() => (window as unknown as { left: { pointer: number } }).left.pointer)).toBe(0);
});
