import { expect } from "../fixtures";
import { test, typeSignIn } from "../accounts/accounts-world";
import { card, cards, column, expectShownFor, heading, makeList, newOwner, someShows, toast } from "./lists-world";
import { visit } from "../search/search-catalogue";

test("a guest signs in and returns to the pending action", async ({ page }) => {
  const email = await newOwner(page);
  await page.context().clearCookies();
  await visit(page, "/lists");
  await expect(page).toHaveTitle("My Lists - Earshot");
  await expect(page.getByText("Sign in to create and manage lists.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toHaveAttribute(
    "href",
    "/sign-in?redirect=%2Flists&reason=lists",
  );
  await page.getByRole("button", { name: "New List" }).click();
  await expect(page).toHaveURL("/auth?redirect=%2Flists&reason=create_list");
  await typeSignIn(page, email);
  await expect(page).toHaveURL("/lists");
  await expect(page.getByRole("dialog", { name: "Create new list" })).toBeVisible();
});

test("creates, renames and deletes lists, with a message for two seconds", async ({ page }) => {
  await page.clock.install();
  await newOwner(page);
  await visit(page, "/lists");
  await expect(page.getByText("You don't have any lists yet.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create your first list" }).click();
  const create = page.getByRole("dialog", { name: "Create new list" });
  const name = create.getByLabel("Name");
  await expect(name).toHaveAttribute("placeholder", "e.g., To Pitch");
  await expect(name).toBeFocused();
  // A blank name does nothing.
  await name.fill("   ");
  await page.keyboard.press("Enter");
  await expect(create).toBeVisible();
  await name.fill("  To Pitch ");
  const enter = () => page.keyboard.press("Enter");
  await expectShownFor(page, toast(page, "List “To Pitch” created"), 2_000, enter);
  await expect(heading(page, "To Pitch")).toBeVisible();
  await expect(page).toHaveURL(/\/lists\?list=[\w-]+$/);
  await expect(page.getByText("This list is empty.", { exact: true })).toBeVisible();

  // A new list is selected; the column shows its name, count and date.
  await page.getByRole("button", { name: "New List" }).click();
  await name.fill("Guests");
  await create.getByRole("button", { name: "Create" }).click();
  await expect(heading(page, "Guests")).toBeVisible();
  await expect(column(page).getByRole("link")).toHaveText([/^To Pitch0 shows ?Created just now$/, /^Guests0 shows/]);
  await expect(column(page).getByRole("link", { name: /^Guests/ })).toHaveAttribute("aria-current", "true");

  // Try the same name, a blank one, and the name of another list.
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  const rename = page.getByRole("dialog", { name: "Rename list" });
  await expect(rename.getByLabel("Name")).toHaveValue("Guests");
  await page.keyboard.press("Enter");
  await expect(rename).toBeHidden();
  await page.keyboard.press("F2");
  await rename.getByLabel("Name").fill("Guests for autumn");
  await expectShownFor(page, toast(page, "List renamed to “Guests for autumn”"), 2_000, enter);
  await expect(heading(page, "Guests for autumn")).toBeVisible();
  await expect(column(page).getByRole("link", { name: /^Guests for autumn/ })).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const ask = page.getByRole("alertdialog", { name: "Delete list" });
  await expect(ask).toContainText("“Guests for autumn”");
  await expect(ask).toContainText("0 shows");
  await expect(ask).toContainText("All its items are removed.");
  await expect(ask.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectShownFor(page, toast(page, "List “Guests for autumn” deleted"), 2_000, () =>
    ask.getByRole("button", { name: "Delete list" }).click(),
  );
  // The first remaining list is selected.
  await expect(heading(page, "To Pitch")).toBeFocused();
  await page.getByRole("button", { name: "Undo delete Guests for autumn" }).click();
  await expect(heading(page, "Guests for autumn")).toBeVisible();
  await expect(column(page).getByRole("link")).toHaveCount(2);
});

test("keeps list, page, order and search in the URL, and remembers the last list", async ({ page }) => {
  await newOwner(page);
  const shows = await someShows(page, 50);
  const first = await makeList(page, "First", shows.slice(0, 2));
  const big = await makeList(page, "Big", shows);
  await visit(page, "/lists");
  await expect(heading(page, "First")).toBeVisible();
  await expect(page).toHaveURL(`/lists?list=${first.id}`);
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await column(page).getByRole("link", { name: /^Big/ }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText("Page 1 / 3", { exact: true })).toBeVisible();
  await expect(cards(page).first()).toContainText(shows[49]?.title ?? "");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(`/lists?list=${big.id}&page=2`);
  await expect(page.getByText("Page 2 / 3", { exact: true })).toBeVisible();
  await expect(heading(page, "Big")).toBeFocused();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");

  const sort = page.getByRole("combobox", { name: "Sort by" });
  await expect(sort.getByRole("option")).toHaveText(["Newest added", "Oldest added", "Title A–Z", "Title Z–A"]);
  await sort.selectOption("Title A–Z");
  // A change of the order goes back to page 1 of the whole list.
  await expect(page).toHaveURL(`/lists?list=${big.id}&sort=title_asc`);
  await expect(page.getByText("Page 1 / 3", { exact: true })).toBeVisible();
  // A hyphen and an apostrophe sort before all letters, as a space does.
  const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, " ");
  const ordered = shows.map(({ title }) => folded(title)).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  await expect
    .poll(async () => (await cards(page).getByRole("heading").allInnerTexts()).map(folded))
    .toEqual(ordered.slice(0, 24));
  await page.getByRole("button", { name: "Next" }).click();
  const wanted = shows[7]?.title ?? "";
  const field = page.getByPlaceholder("Search in list…");
  await field.fill(wanted.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`list=${big.id}&sort=title_asc&q=`));
  await expect(card(page, wanted)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(wanted.toUpperCase());
  await expect(sort).toHaveValue("title_asc");
  await expect(card(page, wanted)).toBeVisible();
  await field.fill("qqzzxx");
  await expect(page.getByText("Nothing in this list matches “qqzzxx”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).last().click();
  await expect(page.getByText("Page 1 / 3", { exact: true })).toBeVisible();
  await page.goto("/about");
  await visit(page, "/lists");
  await expect(heading(page, "Big")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await visit(page, "/lists?list=not-one-of-mine");
  await expect(page.getByText("Select a list to view items.", { exact: true })).toBeVisible();
  await expect(page.getByText("This list was deleted, or is not yours.", { exact: true })).toBeVisible();
});

test("items show their facts and link to their show", async ({ page }) => {
  await newOwner(page);
  const [show] = await someShows(page, 1);
  const list = await makeList(page, "Mine", show ? [show] : []);
  await page.route(`**/api/v1/lists/${list.id}/items?**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: { payload: object; id: string }[]; total: number };
    const [known] = body.items;
    const bare = { ...known, id: "bare", payload: { title: "", author: null, image_url: null } };
    await route.fulfill({ response: answer, json: { ...body, items: [...body.items, bare], total: 2 } });
  });
  await visit(page, `/lists?list=${list.id}`);
  await expect(card(page, show?.title ?? "")).toContainText(show?.itunesAuthor ?? "");
  await expect(card(page, show?.title ?? "")).toContainText("Added just now");
  await expect(card(page, "Untitled")).toContainText("—");
  await expect(card(page, "Untitled").getByRole("link")).toHaveAttribute("href", `/podcast/${show?.id ?? ""}`);
});

test("shows placeholders while loading, and a failure does not look empty", async ({ page, complaints }) => {
  complaints.allow(/500/);
  await newOwner(page);
  const list = await makeList(page, "Mine", await someShows(page, 1));
  let answer = () => undefined as void;
  const waiting = new Promise<void>((go) => (answer = go));
  await page.route(/\/api\/v1\/lists$/, async (route) => {
    await waiting;
    await route.fallback();
  });
  await visit(page, "/lists");
  await expect(page.locator("[data-skeletons=lists] > *")).toHaveCount(5);
  await expect(page.locator("[data-skeletons=items] > *")).toHaveCount(9);
  answer();
  await expect(heading(page, "Mine")).toBeVisible();

  const fail = { lists: true, items: true };
  await page.route(/\/api\/v1\/lists$/, (route) =>
    fail.lists ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  await page.route(/\/items\?/, (route) =>
    fail.items ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  await visit(page, `/lists?list=${list.id}`);
  await expect(page.getByRole("alert").filter({ hasText: "Couldn’t load." })).toBeVisible();
  fail.lists = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page, "Mine")).toBeVisible();
  await expect(page.getByText("This list is empty.", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: "Couldn’t load." })).toBeVisible();
  fail.items = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(cards(page)).toHaveCount(1);
});

test("shows another tab's changes when focused, and lists the lists in the palette", async ({ page }) => {
  await newOwner(page);
  await makeList(page, "Mine");
  await visit(page, "/lists");
  await expect(heading(page, "Mine")).toBeVisible();
  await makeList(page, "From elsewhere");
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(column(page).getByRole("link", { name: /^From elsewhere/ })).toBeVisible();
  await visit(page, "/about");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("elsewh");
  await page.getByRole("option", { name: /^From elsewhere/ }).click();
  await expect(heading(page, "From elsewhere")).toBeVisible();
});
