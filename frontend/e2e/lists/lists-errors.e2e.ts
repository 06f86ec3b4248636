import type { Page } from "@playwright/test";
import { expect, gate, inOwnFont } from "../fixtures";
import { test } from "../accounts/accounts-world";
import {
  act,
  card,
  cards,
  column,
  failing,
  type Failure,
  heading,
  makeList,
  newOwner,
  someShows,
  toast,
} from "./lists-world";
import { visit } from "../search/search-catalogue";

const LIST = /\/api\/v1\/lists\/[\w-]+$/;
const LISTS = /\/api\/v1\/lists$/;
const ITEM = /\/items\/[\w-]+$/;

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  // The interception stays on during the test: a request could get through while it is being turned on or off.
  await page.route(/\/api\/v1\/lists/, (route) => route.fallback());
});

test("reverts and explains refused changes of lists", async ({ page }) => {
  await newOwner(page);
  await makeList(page, "One");
  await makeList(page, "Two");
  await visit(page, "/lists");
  await expect(heading(page, "One")).toBeVisible();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name");
  const alert = dialog.getByRole("alert");

  await page.getByRole("button", { name: "New List" }).click();
  await name.fill("Two");
  await inOwnFont(page);
  const place = await dialog.boundingBox();
  await page.keyboard.press("Enter");
  await expect(alert).toHaveText("You already have a list with that name.");
  // The dialog does not move.
  await expect.poll(() => dialog.boundingBox()).toEqual(place);
  for (const [how, text] of [
    ["500", "Couldn’t create list"],
    ["abort", "Couldn’t create list"],
    ["message", "The cat sat on the server."],
  ] as const) {
    await failing(page, "POST", LISTS, how);
    await name.fill("Three");
    await page.keyboard.press("Enter");
    await expect(alert).toHaveText(text);
    await expect(name).toHaveValue("Three");
    await page.unroute(LISTS);
  }
  await page.keyboard.press("Escape");
  await expect(column(page).getByRole("link")).toHaveCount(2);

  await page.keyboard.press("F2");
  await name.fill("Two");
  await page.keyboard.press("Enter");
  await expect(alert).toHaveText("You already have a list with that name.");
  // The same text again: the next attempt first removes the old message.
  await name.fill("Uno");
  for (const how of ["500", "abort"] as const) {
    await failing(page, "PATCH", LIST, how);
    const answer = gate();
    await page.route(LIST, (route) => answer.opened.then(() => route.fallback()));
    await page.keyboard.press("Enter");
    await expect(alert).toBeEmpty();
    answer.open();
    await expect(alert).toHaveText("Couldn't rename list");
    await page.unroute(LIST);
  }
  await page.keyboard.press("Escape");
  await expect(heading(page, "One")).toBeVisible();
  await expect(column(page).getByRole("link", { name: /^One/ })).toBeVisible();

  for (const how of ["500", "abort"] as const) {
    const failed = await failing(page, "DELETE", LIST, how);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete list" }).click();
    await expect.poll(failed).toBe(1);
    await expect(toast(page, "Couldn't delete list").last()).toBeVisible();
    await expect(heading(page, "One")).toBeVisible();
    await expect(column(page).getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
    await page.unroute(LIST);
  }
});

test("reverts and explains refused changes of items", async ({ page }) => {
  test.slow();
  await newOwner(page);
  const shows = await someShows(page, 3);
  const titles = shows.map(({ title }) => title).reverse();
  const one = await makeList(page, "One", shows);
  await makeList(page, "Two");
  await visit(page, `/lists?list=${one.id}`);
  const all = () => cards(page).getByRole("heading").allInnerTexts();
  const [top = ""] = titles;
  const to = async (what: "Move to…" | "Copy to…") => {
    await act(page, top, what);
    await page.getByRole("dialog").getByRole("button", { name: /^Two/ }).click();
  };
  const cases = [
    { method: "DELETE", path: ITEM, text: "Couldn't remove item", run: () => act(page, top, "Remove") },
    { method: "POST", path: /\/move$/, text: "Couldn't move item", run: () => to("Move to…") },
    { method: "POST", path: /\/copy$/, text: "Couldn't copy item", run: () => to("Copy to…") },
  ];
  for (const { method, path, text, run } of cases) {
    for (const how of ["500", "abort", "message"] as const) {
      const failed = await failing(page, method, path, how);
      await run();
      await expect.poll(failed).toBe(1);
      await expect(toast(page, how === "message" ? "The cat sat on the server." : text).last()).toBeVisible();
      await expect.poll(all).toEqual(titles);
      await expect(column(page).getByRole("link")).toHaveText([/3 shows/, /0 shows/]);
      await page.unroute(path);
    }
  }
  await failing(page, "POST", /\/copy$/, "409");
  await to("Copy to…");
  await expect(card(page, top)).toContainText("Already in that list.");
  await expect.poll(all).toEqual(titles);
  await expect(column(page).getByRole("link")).toHaveText([/3 shows/, /0 shows/]);

  // A bulk change fails as a whole.
  await failing(page, "POST", /\/bulk$/, "500");
  await page.getByRole("checkbox", { name: "Select all 3 on this page" }).check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Couldn't remove item").last()).toBeVisible();
  await expect.poll(all).toEqual(titles);
});

/** The first card of a search, for a user with one list: its button, and the menu that the button opens. */
async function cardWithMenu(page: Page) {
  await newOwner(page);
  await makeList(page, "One");
  await visit(page, "/home?mode=topic&emin=2");
  const add = page.getByRole("button", { name: /^Add to list: / }).first();
  const menu = page.getByRole("dialog", { name: /^Add to list: / });
  return { add, menu };
}

test("a late answer of a closed menu does not affect the open one", async ({ page }) => {
  const { add, menu } = await cardWithMenu(page);
  const slow = gate();
  await page.route(/\/items$/, async (route) => {
    await slow.opened;
    await route.fallback();
  });
  await add.click();
  await menu.getByRole("button", { name: /^One/ }).click();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await add.click();
  await expect(menu.getByRole("button", { name: /^One/ })).toBeVisible();
  slow.open();
  await expect(page.getByText(/^Added “/)).toBeVisible();
  const said = await page.evaluate(() => performance.now());
  // After a success, the menu would close after a quarter of a second.
  await page.waitForFunction((since) => performance.now() > since + 600, said);
  await expect(menu).toBeVisible();
});

test("a card's menu explains a refusal", async ({ page }) => {
  const answers: Record<"items" | "lists", Failure | "none"> = { items: "500", lists: "none" };
  await failing(page, "POST", /\/items$/, () => answers.items);
  await failing(page, "POST", LISTS, () => answers.lists);
  const { add, menu } = await cardWithMenu(page);
  for (const [how, text] of [
    ["500", "Couldn’t add to list"],
    ["abort", "Couldn’t add to list"],
    ["message", "The cat sat on the server."],
    ["409", "Already in this list."],
  ] as const) {
    answers.items = how;
    await add.click();
    await menu.getByRole("button", { name: /^One/ }).click();
    await expect(toast(page, text).last()).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(add).toBeFocused();
    if (how === "409") continue;
    // The list is unchanged, also in the menu.
    await add.click();
    await expect(menu.getByRole("button", { name: /^One/ })).toHaveText(/0 shows/);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  answers.items = "none";
  await add.click();
  await menu.getByRole("button", { name: "Create list" }).click();
  const name = menu.getByRole("textbox", { name: "List name" });
  await expect(name).toBeFocused();
  await page.keyboard.type("One");
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("alert")).toHaveText("You already have a list with that name.");
  answers.lists = "500";
  await page.keyboard.type(" more");
  await expect(name).toHaveValue("One more");
  const refused = page.waitForResponse((answer) => LISTS.test(answer.url()) && answer.request().method() === "POST");
  await page.keyboard.press("Enter");
  expect((await refused).status()).toBe(500);
  await expect(menu.getByRole("alert")).toHaveText("Couldn’t create list");
  answers.lists = "none";
  await page.keyboard.press("Enter");
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByText(/^List “One more” created\. Added “.+” to One more$/)).toBeVisible();
});
