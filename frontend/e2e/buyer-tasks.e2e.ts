import type { Download, Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import {
  freshAddress,
  inStore,
  linkIn,
  otherDevice,
  PASSWORD,
  rowsInStore,
  test,
  typeSignIn,
} from "./accounts/accounts-world";
import { expect, idle, pressSequence } from "./fixtures";
import { trackedShows } from "./account-shows";
import { makeList, newOwner, someShows } from "./lists/lists-world";
import { shows, visit } from "./search/search-catalogue";

/** The lines of a CSV file whose cells are all quoted, by the names of the columns. */
async function linesOf(file: Download): Promise<readonly Readonly<Record<string, string>>[]> {
  const text = (await readFile(await file.path(), "utf8")).trimEnd();
  const [head, ...lines] = text.split("\r\n").map((line) => line.slice(1, -1).split('","'));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head![at]!, cell.replaceAll('""', '"')])));
}

/** The button that selects the shows that have all words. Others are below a divider. */
const SELECT_ALL = /^Select all \d+ matching shows$/;

/** Waits for the results of task a, and returns how many have all words. */
async function expectResults(page: Page): Promise<number> {
  const term = "true crime listeners:5k..50k";
  const found = await shows(page, { term, mode: "topic", language: "en", activity: "very-active", limit: 50 });
  await expect(page.locator("[data-card]")).toHaveCount(found.length);
  const all = page.getByRole("button", { name: SELECT_ALL });
  return Number(/\d+/.exec((await all.getAttribute("aria-label")) ?? "")?.[0]);
}

/**
 * Checks that a file has exactly the shows that fit task a by their rows in the catalogue, with their figures, and that the list has the
 * same. A range counts with its middle on a logarithmic scale, as the filter says: 3,000 to 8,000 counts as 4,900.
 */
async function expectFitting(file: Download, email: string, found: number): Promise<void> {
  const lines = await linesOf(file);
  expect(lines).toHaveLength(found);
  expect(found).toBeGreaterThan(0);
  const ids = lines.map((line) => line.podcast_id);
  const rows = await rowsInStore(
    `SELECT id, title, listeners_low::text AS "from", listeners_high::text AS "to" FROM catalogue.podcasts
     WHERE 'True Crime' = ANY(categories) AND coalesce(language, detected_language) = 'en' AND NOT dead
       AND sqrt(listeners_low::numeric * listeners_high) BETWEEN 5000 AND 50000
       AND to_timestamp(coalesce(newest_episode, last_update)) > now() - interval '8 days'
     ORDER BY array_position($1, id)`,
    [ids],
  );
  expect(rows).toEqual(
    lines.map((line) => ({
      id: line.podcast_id,
      title: line.title,
      from: line.listeners_from,
      to: line.listeners_to,
    })),
  );
  const items = `SELECT FROM list_items i JOIN lists l ON l.id = list_id JOIN users u ON u.id = user_id
    WHERE u.email = $1 AND l.name = 'true crime'`;
  expect(await inStore(items, [email])).toBe(found);
  expect(await inStore(`${items} AND podcast_id = ANY($2)`, [email, ids])).toBe(found);
}

/** What the user has done in this test: key presses, typed texts, and moves to an element with Tab, each counted once. */
let taken: string[] = [];

let uncount: (() => void) | undefined;
test.beforeEach(({ page: { keyboard } }) => {
  taken = [];
  const press = keyboard.press.bind(keyboard);
  const type = keyboard.type.bind(keyboard);
  keyboard.press = (key, options) => (taken.push(key), press(key, options));
  keyboard.type = (text, options) => (taken.push(`types ${text}`), type(text, options));
  // A later test can have the same tab.
  uncount = () => Object.assign(keyboard, { press, type });
});
test.afterEach(() => uncount?.());

/** Checks that the test took at most the shortest way plus one interaction. */
function expectAtMost(interactions: number): void {
  expect(taken.length, taken.join(", ")).toBeLessThanOrEqual(interactions);
}

/** Presses F6 until the given part of the page has the focus. */
async function partTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const reached = () => part.evaluate((node) => node.contains(document.activeElement));
  for (let presses = 0; presses < 12 && !(await reached()); presses += 1) await page.keyboard.press("F6");
  expect(await reached()).toBe(true);
}

/** Presses Tab until the given element has the focus. The page must be idle only before the first press, because Tab needs no code. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  taken.push("Tab");
  await expect(wanted).toBeVisible();
  await idle(page);
  const reached = () => wanted.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 120 && !(await reached()); presses += 1) {
    await page.keyboard.down("Tab");
    await page.keyboard.up("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("a: English true-crime shows of 5K to 50K, active, into a new list and a file, in at most 9 interactions", async ({
  page,
}) => {
  const email = await newOwner(page);
  await visit(page, "/");
  const steps: string[] = [];
  const step = async <Of>(what: string, act: () => Promise<Of>): Promise<Of> => {
    steps.push(what);
    return act();
  };
  // The field has the focus when the page opens.
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toBeFocused();
  await step("types the search", () => page.keyboard.type("true crime listeners:5k..50k"));
  await step("Enter", () => page.keyboard.press("Enter"));
  await expect(page).toHaveURL(/\/home\?term=/);
  // The URL changes before the page does, and the old page has the same modes.
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters).toBeVisible();
  await step("in topics", () => page.getByRole("radio", { name: /^Topic/ }).check({ force: true }));
  await expect(page).toHaveURL(/mode=topic/);
  await step("English", () => filters.getByLabel("Language").selectOption("en"));
  await step("active", () => filters.getByLabel("Activity").selectOption("very-active"));
  await expect(page).toHaveURL(/lang=en&act=very-active/);
  const found = await expectResults(page);
  await step("selects all", () => page.getByRole("button", { name: SELECT_ALL }).click());
  const bar = page.getByRole("region", { name: "Selected shows" });
  await step("Add to list", () => bar.getByRole("button", { name: "Add to list" }).click());
  // Without lists, the name field is open and contains the search words.
  const name = page.getByRole("textbox", { name: "List name" });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("true crime");
  await step("Enter", () => page.keyboard.press("Enter"));
  await expect(page.getByText(/^Added \d+ shows? to true crime/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    step("Export", () => bar.getByRole("button", { name: "Export" }).click()),
  ]);
  expect(steps.length, steps.join(", ")).toBeLessThanOrEqual(9);
  await expectFitting(file, email, found);
});

test("a: the same with only the keyboard", async ({ page }) => {
  const email = await newOwner(page);
  await visit(page, "/");
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toBeFocused();
  await page.keyboard.type("true crime listeners:5k..50k");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\?term=/);
  const filters = page.getByRole("complementary", { name: "Filters" });
  await expect(filters.getByLabel("Activity")).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: /^All/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/mode=title/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/mode=topic/);
  await page.keyboard.press("f");
  await tabTo(page, filters.getByLabel("Language"));
  await page.keyboard.press("E");
  await expect(page).toHaveURL(/lang=en/);
  await tabTo(page, filters.getByLabel("Activity"));
  await page.keyboard.press("N");
  await expect(page).toHaveURL(/lang=en&act=very-active/);
  const found = await expectResults(page);
  await tabTo(page, page.getByRole("button", { name: SELECT_ALL }));
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Selected shows" });
  await partTo(page, bar);
  await tabTo(page, bar.getByRole("button", { name: "Add to list" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "List name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Added \d+ shows? to true crime/)).toBeVisible();
  await tabTo(page, bar.getByRole("button", { name: "Export" }));
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  await expectFitting(file, email, found);
  expectAtMost(20);
});

test("b: compares two shows with the keyboard", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  const titles = (await page.locator("[data-card] h3").allInnerTexts()).slice(0, 2);
  // The key comes with the bar.
  await expect(
    page.getByRole("region", { name: "Selected shows" }).getByRole("button", { name: "Compare" }),
  ).toBeVisible();
  await page.keyboard.press("c");
  await expect(page.getByRole("rowheader").locator("a")).toHaveText(titles);
  expectAtMost(6);
  const ids = new URL(page.url()).searchParams.get("ids")!.split(",");
  const rows = await rowsInStore<{ id: string }>(
    `SELECT id, title, listeners_low::text AS "from", listeners_high::text AS "to", episode_count::text AS episodes
     FROM catalogue.podcasts WHERE id = ANY($1) ORDER BY array_position($1, id)`,
    [ids],
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
  await tabTo(page, page.getByRole("button", { name: "Export" }));
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(
    (await linesOf(file)).map((line) => ({
      id: line.podcast_id,
      title: line.title,
      from: line.listeners_from,
      to: line.listeners_to,
      episodes: line.episodes,
    })),
  ).toEqual(rows);
});

test("f: a show plays while the visitor browses on, with the keyboard", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic&view=table");
  const play = page.getByRole("button", { name: /^Play/ }).first();
  await tabTo(page, play);
  await page.keyboard.press("Enter");
  const player = page.getByRole("region", { name: "Player" });
  await expect(player).toBeVisible();
  await pressSequence(page, "gc");
  await expect(page).toHaveURL(/\/compare$/);
  await expect(player).toBeVisible();
  expectAtMost(3);
});

test("i: adds a similar show to the comparison", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await page.locator("[data-card] h3 a").first().click();
  await expect(page).toHaveURL(/\/podcast\//);
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await page.getByText("Similar:").locator("..").getByRole("button").first().click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});

test("i: the same with the keyboard alone", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/podcast\//);
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeVisible();
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await tabTo(page, page.getByText("Similar:").locator("..").getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  expectAtMost(6);
});

test("c: finds a show's contact address and copies it, with the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newOwner(page);
  const found = await shows(page, { term: "history", mode: "topic", hasContact: 1, limit: 24 });
  const kinds = async ({ id }: { id: string }) =>
    (await (await page.request.get(`/api/v1/podcasts/${id}/contact-kinds`)).json()) as { kinds: { kind: string }[] };
  let nth = 0;
  while (!(await kinds(found[nth]!)).kinds.some(({ kind }) => kind === "email")) nth += 1;
  await visit(page, "/home?term=history&mode=topic&contact=1");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  for (let presses = 0; presses <= nth; presses += 1) await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/podcast/${found[nth]!.id}`));
  const card = page.getByRole("region", { name: "Contact", exact: true });
  const address = card.locator("a[href^='mailto:']").first();
  await tabTo(page, address);
  const written = await address.innerText();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: `Copy ${written}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card.getByText("Copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  expectAtMost(nth + 6);
});

// Alerts other than those of new episodes, and a default for all shows, do not exist yet.
test("d: tracks three shows at once and turns on mail for one, with the keyboard", async ({ page }) => {
  await newOwner(page);
  await visit(page, "/home?term=history&mode=topic&view=table");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  for (const key of ["j", "x", "j", "x", "j", "x"]) await page.keyboard.press(key);
  const bar = page.getByRole("region", { name: "Selected shows" });
  await expect(bar).toContainText("3 selected");
  await partTo(page, bar);
  await tabTo(page, bar.getByRole("button", { name: "Track" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tracked 3 shows", { exact: true })).toBeVisible();
  await visit(page, "/dashboard?tab=tracking");
  await expect(page.getByRole("article")).toHaveCount(3);
  const row = page.getByRole("article").first();
  await tabTo(page, row.getByRole("radio", { name: "Off" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(row.getByRole("radio", { name: "Daily" })).toBeChecked();
  const emails = async () => (await trackedShows(page)).map(({ alerts }) => alerts.email).toSorted();
  await expect.poll(emails).toEqual(["daily", "off", "off"]);
  expectAtMost(14);
});

// Starts from a show. Matching a brief with the whole catalogue has its own test.
test("e: matches a brief with a show and similar ones, with the keyboard", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Analyze & Match Me" }).first()).toBeVisible();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Analyze & Match Me" });
  await tabTo(page, dialog.getByLabel("Campaign brief"));
  await page.keyboard.type("Museum tickets for people who love history, in English");
  const fit = dialog.getByRole("region", { name: /^Ad fit/ });
  await expect(fit).toContainText(/\d+of 100/);
  await expect(fit.getByRole("listitem").filter({ hasText: "Topics" })).toContainText("“history” in the");
  expectAtMost(6);
});

test("g: creates and deletes an account, with the keyboard", async ({ page }) => {
  const email = freshAddress();
  await page.goto("/signup");
  await typeSignIn(page, email);
  await expect(page.getByText("Sign-up successful", { exact: false })).toBeFocused();
  await page.goto(await linkIn(email, "verify"));
  await expect(page.getByRole("button", { name: "Confirm my email" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your email is confirmed" })).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await visit(page, "/account");
  await tabTo(page, page.getByRole("button", { name: "Delete account…" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, dialog.getByLabel("Type “delete my account” to continue"));
  await page.keyboard.type("delete my account");
  await tabTo(page, dialog.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your account will be removed in 14 days", { exact: false })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" })).toBeVisible();
  expectAtMost(15);
});

test("h: shares a list by a link that opens without an account, with the keyboard", async ({ page, browser }) => {
  await newOwner(page);
  const found = await someShows(page, 3);
  const list = await makeList(page, "For the client", found);
  await visit(page, `/lists?list=${list.id}`);
  await tabTo(page, page.getByRole("button", { name: "Share", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("tab", { name: "People" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Links" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Make a link" }));
  await page.keyboard.press("Enter");
  const link = await page.getByRole("textbox", { name: "The new link" }).inputValue();
  const device = await otherDevice(browser);
  const client = await device.newPage();
  await client.goto(link);
  await expect(client.getByRole("heading", { level: 1, name: list.name })).toBeVisible();
  for (const { title } of found) await expect(client.getByRole("link", { name: title, exact: true })).toBeVisible();
  await tabTo(client, client.getByRole("link", { name: "CSV" }));
  const [file] = await Promise.all([client.waitForEvent("download"), client.keyboard.press("Enter")]);
  const rows = await rowsInStore<{ id: string }>(
    "SELECT id, title FROM catalogue.podcasts WHERE id = ANY($1) ORDER BY id",
    [found.map(({ id }) => id)],
  );
  expect(rows).toHaveLength(found.length);
  const lines = (await linesOf(file)).map((line) => ({ id: line.podcast_id!, title: line.title }));
  expect(lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(rows);
  await device.close();
  expectAtMost(8);
});

test("j: gets from the landing page to a show's episodes, with the keyboard", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("searchbox", { name: "Search podcasts" })).toBeFocused();
  await page.keyboard.type("crime");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\?term=crime/);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.keyboard.press("j");
  const title = page.locator("[data-card] h3 a").first();
  await expect(title).toBeFocused();
  const name = await title.innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await page.keyboard.press("2");
  await expect(page.getByRole("tab", { name: "Latest Episodes" })).toHaveAttribute("aria-selected", "true");
  expectAtMost(6);
});
