import { expect, gate } from "../fixtures";
import { test, typeSignIn } from "../accounts/accounts-world";
import { lifeOf, makeList, newOwner, titlesIn, toast } from "./lists-world";
import { visit } from "../search/search-catalogue";

const RESULTS = "/home?mode=topic&emin=2";

test("a card's menu adds to a list, with the specification's timings", async ({ page }) => {
  test.slow();
  await newOwner(page);
  await visit(page, RESULTS);
  const add = page.locator("[data-card]").first().locator("[data-action=add-to-list]");
  const title = await page.locator("[data-card] h3").first().innerText();
  await add.click();
  const menu = page.getByRole("dialog", { name: `Add to list: ${title}` });
  await expect(menu.getByText("No lists yet.", { exact: true })).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(menu).toBeHidden();

  const one = await makeList(page, "One");
  await makeList(page, "Two");
  await page.reload();
  await add.click();
  await expect(menu.getByRole("button", { name: /^One/ })).toBeFocused();
  // The times are measured in the page.
  const times = page.evaluate(
    () =>
      new Promise<{ lit: number; closed: number; added: number }>((tell) => {
        const button = document.querySelector("[data-card] [data-action=add-to-list]");
        const at = { pressed: 0, lit: 0, dark: 0, answered: 0, closed: 0, marked: 0 };
        const real = window.fetch.bind(window);
        window.fetch = async (...args) => {
          const answer = await real(...args);
          const { method, url } = args[0] instanceof Request ? args[0] : new Request(...args);
          if (method === "POST" && url.endsWith("/items")) at.answered = performance.now();
          return answer;
        };
        document.addEventListener("click", () => (at.pressed ||= performance.now()), { capture: true, once: true });
        // Checked at every change of the page, because frames can be late.
        const observer = new MutationObserver(() => {
          const lit = document.querySelector("[role=dialog] .bg-accent-soft, .react-aria-Popover .bg-accent-soft");
          const open = button?.getAttribute("aria-expanded") === "true";
          const marked = button?.getAttribute("aria-label")?.startsWith("Added");
          if (lit) at.lit ||= performance.now();
          if (at.lit && !lit) at.dark ||= performance.now();
          if (at.pressed && !open) at.closed ||= performance.now();
          if (marked) at.marked ||= performance.now();
          if (at.marked && !marked) {
            const now = performance.now();
            observer.disconnect();
            tell({ lit: at.dark - at.pressed, closed: at.closed - at.answered, added: now - at.marked });
          }
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  const said = await lifeOf(page, `Added “${title}” to One`);
  await menu.getByRole("button", { name: /^One/ }).click();
  await expect(add).toHaveAccessibleName(`Added: ${title}`);
  const { lit, closed, added } = await times;
  expect(lit).toBeGreaterThan(150);
  expect(lit).toBeLessThan(1500);
  expect(closed).toBeGreaterThan(200);
  expect(closed).toBeLessThan(2000);
  expect(added).toBeGreaterThan(1100);
  expect(added).toBeLessThan(3500);
  expect(await said()).toBeGreaterThan(2000);
  await expect(add).toBeFocused();
  await expect(add).toHaveAccessibleName(`Add to list: ${title}`);

  // The menu shows which lists contain the show.
  await add.click();
  await menu.getByRole("button", { name: "One (already in it)" }).click();
  await expect(menu.getByText("Already in this list.").first()).toBeVisible();
  await menu.getByRole("button", { name: /^Two/ }).click();
  await expect(toast(page, `Added “${title}” to Two`)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(toast(page, `Undone: add ${title}`)).toBeVisible();
  await expect.poll(() => titlesIn(page, one)).toEqual([title]);
});

test("loads the menu's code early, and a second press meanwhile does not close it", async ({ page }) => {
  await newOwner(page);
  const code = gate();
  await page.route(/\/assets\/popover-body[^/]*\.js$/, (route) => code.opened.then(() => route.fallback()));
  await visit(page, RESULTS);
  const add = page.locator("[data-card]").first().locator("[data-action=add-to-list]");
  const request = page.waitForRequest(/\/assets\/popover-body/);
  await add.hover();
  await request;
  await add.click();
  await expect(add).toHaveAttribute("aria-expanded", "true");
  await add.click();
  code.open();
  await expect(page.getByRole("dialog", { name: /^Add to list: / })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(add).toHaveAttribute("aria-expanded", "false");
});

test("keeps a whole name that is typed while the menu opens", async ({ page }) => {
  await newOwner(page);
  await visit(page, RESULTS);
  await page.locator("[data-action=add-to-list]").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("True crime");
  await expect(page.getByRole("textbox", { name: "List name" })).toHaveValue("True crime");
});

test("creates a list in the menu, and filters many lists", async ({ page }) => {
  test.slow();
  await newOwner(page);
  await visit(page, RESULTS);
  const second = page.locator("[data-card]").nth(1);
  const title = await second.getByRole("heading").innerText();
  await second.getByRole("link").first().focus();
  await page.keyboard.press("l");
  const menu = page.getByRole("dialog", { name: `Add to list: ${title}` });
  const prompt = menu.getByRole("button", { name: "Create list" });
  await expect(prompt).toBeFocused();
  await page.keyboard.press("Enter");
  const name = menu.getByRole("textbox", { name: "List name" });
  await expect(name).toBeFocused();
  await page.keyboard.type("Nothing");
  await menu.getByRole("button", { name: "Cancel" }).click();
  await expect(prompt).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue("");
  // Escape closes one layer at a time.
  await page.keyboard.press("Escape");
  await expect(prompt).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(name).toBeVisible();
  await page.keyboard.type("To Pitch");
  await page.keyboard.press("Enter");
  await expect(toast(page, `List “To Pitch” created. Added “${title}” to To Pitch`)).toBeVisible();
  await expect(page.getByText(/“To Pitch” created|to To Pitch/)).toHaveCount(1);
  await expect(menu).toBeHidden();

  for (let index = 1; index <= 8; index++) await makeList(page, `List ${index}`);
  await page.reload();
  await second.locator("[data-action=add-to-list]").click();
  const filter = menu.getByRole("textbox", { name: "Filter lists" });
  await expect(filter).toBeFocused();
  await page.keyboard.type("ST 7");
  await expect(menu.getByRole("list", { name: "Lists" }).getByRole("button")).toHaveText([/^List 7/]);
  await page.keyboard.press("Enter");
  await expect(toast(page, `Added “${title}” to List 7`)).toBeVisible();
});

test("adds from the podcast's page, and its button shows it", async ({ page }) => {
  await newOwner(page);
  await makeList(page, "One");
  await visit(page, RESULTS);
  await page
    .getByRole("link", { name: /^View Details/ })
    .first()
    .click();
  const add = page.getByRole("button", { name: "+ Add to the List" });
  await add.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press("l");
  await page.getByRole("dialog").getByRole("button", { name: /^One/ }).click();
  await expect(page.getByRole("button", { name: "✓ Added" })).toBeVisible();
  await expect(add).toBeVisible();
});

test("a guest who wanted a new list returns to the open field on the same card", async ({ page }) => {
  const email = await newOwner(page);
  await page.context().clearCookies();
  await visit(page, RESULTS);
  const third = page.locator("[data-card]").nth(2);
  await third.locator("[data-action=add-to-list]").click();
  await expect(page.getByText("Sign in to create lists.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create list" }).click();
  await expect(page).toHaveURL(`/auth?redirect=${encodeURIComponent(RESULTS)}&reason=create_list`);
  await typeSignIn(page, email);
  await expect(page).toHaveURL(RESULTS);
  const title = await third.getByRole("heading").innerText();
  await expect(page.getByRole("dialog", { name: `Add to list: ${title}` })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "List name" })).toBeFocused();
  await page.keyboard.type("Mine");
  await page.keyboard.press("Enter");
  await expect(toast(page, `List “Mine” created. Added “${title}” to Mine`)).toBeVisible();
});
