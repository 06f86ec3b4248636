import type { ViewChanges } from "@earshot/backend/saved/watching/watched-views.schemas";
import type { Page } from "@playwright/test";
import { baseUrl, makeAccount, signInByApi, test } from "./accounts/accounts-world";
import { expect, expectAccessible, expectNoOverflow, inEveryLook } from "./fixtures";
import { visit } from "./search/search-catalogue";

const SINCE = "2026-11-19T08:00:00.000Z";
const change = { title: "Tides & <b>Currents</b>", what: "place", listeners: "1,000-5,000", byMethod: false } as const;
const CHANGES: ViewChanges["runs"] = [
  {
    at: "2026-11-21T12:00:00.000Z",
    total: 4,
    byMethod: 1,
    methodFrom: "2026-11.4",
    methodTo: "2026-11.5",
    changes: [
      { ...change, kind: "entered", podcastId: "a", from: null, to: "3" },
      { ...change, kind: "left", podcastId: "b", title: "Ebb", from: "7", to: null },
      { ...change, kind: "rose", podcastId: "c", title: "Flood", from: "30", to: "12" },
      {
        ...change,
        kind: "changed",
        podcastId: "d",
        title: "Neap",
        what: "listeners",
        from: "100-500",
        to: "1,000-5,000",
        byMethod: true,
      },
    ],
  },
];

/** A signed-in user with a view named History, which is watched. */
async function watching(page: Page): Promise<string> {
  await signInByApi(page, await makeAccount());
  const id = crypto.randomUUID();
  const headers = { origin: baseUrl() };
  const data = { name: "History", query: "term=history&mode=topic" };
  expect((await page.request.put(`/api/v1/saved-views/${id}`, { headers, data })).status()).toBe(201);
  expect((await page.request.put(`/api/v1/watched-views/${id}`, { headers })).status()).toBe(204);
  return id;
}

/** The answers that the server gives once runs have found changes. A real run needs another generation of the catalogue. */
async function withChanges(page: Page, id: string): Promise<void> {
  let news = 4;
  const watch = () => ({ id, news, since: SINCE, ranAt: "2026-11-21T12:00:00.000Z", hasFeed: false });
  await page.route("**/api/v1/watched-views", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { watches: [watch()] } }) : route.continue(),
  );
  await page.route("**/api/v1/watched-views/*/changes", (route) =>
    route.fulfill({
      json: { ...watch(), name: "History", address: "/home?term=history", seenUntil: SINCE, runs: CHANGES, next: null },
    }),
  );
  await page.route("**/api/v1/watched-views/*/seen", async (route) => {
    news = 0;
    await route.fulfill({ status: 204 });
  });
}

inEveryLook(() => {
  test("the search page counts what is new; the changes are listed by day and marked as seen", async ({ page }) => {
    const id = await watching(page);
    await withChanges(page, id);
    await visit(page, "/home");
    const views = page.getByRole("region", { name: "Saved views" });
    await expectAccessible(page);
    await views.getByRole("link", { name: "4 new: changes in History" }).click();
    const day = page.getByRole("region", { name: "Saturday 21 November 2026" });
    await expect(day.getByRole("row")).toHaveText([
      /Change.*Show.*Before → after/,
      /Entered.*Tides & <b>Currents<\/b>.*Place: not in the results → 3/,
      /Left.*Ebb.*Place: 7 → not in the results/,
      /Rose.*Flood.*Place: 30 → 12/,
      /Changed.*Neap.*Listeners: 100-500 → 1,000-5,000.*Our way to estimate changed/,
    ]);
    await expect(page.getByText("1 of 4 changes is because our way to estimate changed.")).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Mark as seen" }).press("Enter");
    await expect(page.getByText("Marked as seen")).toBeVisible();
    await expect(page.getByRole("button", { name: "Mark as seen" })).toHaveCount(0);
    await expect(page.getByText("4 new")).toHaveCount(0);
  });
});

test("a view is watched from its menu, and no longer on its page; all by keyboard", async ({ page }) => {
  await signInByApi(page, await makeAccount());
  const data = { name: "History", query: "term=history&mode=topic" };
  await page.request.put(`/api/v1/saved-views/${crypto.randomUUID()}`, { headers: { origin: baseUrl() }, data });
  await visit(page, "/watching");
  await expect(page.getByText("You aren’t watching a search yet.")).toBeVisible();
  await visit(page, "/home");
  await page.getByRole("button", { name: "Actions for the view History" }).press("Enter");
  await page.getByRole("menuitem", { name: "Watch" }).press("Enter");
  await expect(page.getByText("Watching History")).toBeVisible();
  await page.getByRole("link", { name: "Watched: changes in History" }).press("Enter");
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await page.getByRole("switch", { name: "Watch" }).press("Space");
  await expect(page.getByText("You aren’t watching a search yet.")).toBeVisible();
});

test("the page shows a failure and tries again", async ({ page, complaints }) => {
  complaints.allow(/500/);
  const id = await watching(page);
  let isDown = true;
  await page.route("**/api/v1/watched-views/*/changes", (route) =>
    isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await visit(page, `/watching?view=${id}`);
  await expect(page.getByText("Could not load the changes.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/From then on, changes appear here|Nothing has changed yet/)).toBeVisible();
});

test("a guest signs in first, to watch and to read the page", async ({ page }) => {
  await visit(page, "/home");
  await page.evaluate((view) => localStorage.setItem("earshot.views", JSON.stringify([view])), {
    id: crypto.randomUUID(),
    name: "Mine",
    query: "term=music",
    hidden: [],
  });
  await visit(page, "/home");
  await page.getByRole("button", { name: "Actions for the view Mine" }).click();
  await page.getByRole("menuitem", { name: "Watch" }).click();
  await expect(page.getByText("Sign in to watch a search")).toBeVisible();
  await visit(page, "/watching");
  await expect(page.getByText("Sign in to see your watched searches")).toBeVisible();
});
