import type { ViewChanges } from "@earshot/backend/saved/watching/watched-views.schemas";
import type { Page } from "@playwright/test";
import { baseUrl, makeAccount, signInByApi, test } from "./accounts/accounts-world";
import { expect, expectAccessibleInBothThemes, expectNoOverflow, inEveryLook } from "./fixtures";
import { expectSound } from "./looks";
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

/** Creates a signed-in user with a watched view. */
async function watching(page: Page, name = "History"): Promise<string> {
  await signInByApi(page, await makeAccount());
  const id = crypto.randomUUID();
  const headers = { origin: baseUrl() };
  const data = { name, query: "term=history&mode=topic" };
  expect((await page.request.put(`/api/v1/saved-views/${id}`, { headers, data })).status()).toBe(201);
  expect((await page.request.put(`/api/v1/watched-views/${id}`, { headers })).status()).toBe(204);
  return id;
}

/** Responds as the server does after runs have found changes. A real run would need another generation of the catalogue. */
async function withChanges(page: Page, id: string, runs = CHANGES): Promise<void> {
  let news = 4;
  const watch = () => ({ id, news, since: SINCE, ranAt: "2026-11-21T12:00:00.000Z", hasFeed: false, mail: null });
  await page.route("**/api/v1/watched-views", (route) =>
    route.request().method() === "GET" ? route.fulfill({ json: { watches: [watch()] } }) : route.continue(),
  );
  await page.route("**/api/v1/watched-views/*/changes", (route) =>
    route.fulfill({
      json: { ...watch(), name: "History", address: "/home?term=history", seenUntil: SINCE, runs, next: null },
    }),
  );
  await page.route("**/api/v1/watched-views/*/seen", async (route) => {
    news = 0;
    await route.fulfill({ status: 204 });
  });
}

test("counts what is new on the search page, lists changes by day, and marks them as seen", async ({ page }) => {
  const id = await watching(page);
  await withChanges(page, id);
  await visit(page, "/home");
  const views = page.getByRole("region", { name: "Saved views" });
  await expectSound(page);
  await views.getByRole("link", { name: "4 new: changes in History" }).click();
  const day = page.getByRole("region", { name: "Saturday, November 21, 2026" });
  await expect(day.getByRole("row")).toHaveText([
    /Change.*Show.*Before → after/,
    /Entered.*Tides & <b>Currents<\/b>.*Place: not in the results → 3/,
    /Left.*Ebb.*Place: 7 → not in the results/,
    /Rose.*Flood.*Place: 30 → 12/,
    /Changed.*Neap.*Listeners: 100–500 → 1,000–5,000.*Our estimation method changed/,
  ]);
  await expect(page.getByText("1 of 4 changes is because our estimation method changed.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Mark as seen" }).press("Enter");
  await expect(page.getByText("Marked as seen")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as seen" })).toHaveCount(0);
  await expect(page.getByText("4 new")).toHaveCount(0);
});

inEveryLook(({ width }) => {
  test("the dialogs of feeds and email are accessible and fit", async ({ page }) => {
    const id = await watching(page);
    await visit(page, `/watching?view=${id}`);
    await expect(page.getByRole("combobox", { name: "Email about changes" })).toHaveValue("off");
    await page.getByRole("button", { name: "Feeds" }).click();
    const dialog = page.getByRole("dialog", { name: "Feeds of “History”" });
    await dialog.getByRole("button", { name: "Create the address" }).click();
    await expect(dialog.getByRole("textbox", { name: "RSS address" })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessibleInBothThemes(page, dialog);
    if (width === 1440) return;
    for (const control of await dialog.getByRole("button").or(dialog.getByRole("textbox")).all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("a long name stays in its column, and is written out above the changes", async ({ page }) => {
    const name = "True crime in the United Kingdom, weekly, over 5,000 listeners, no politics at all";
    await watching(page, name.slice(0, 80));
    await visit(page, "/watching");
    const entry = await page.getByRole("link", { name: /^True crime/ }).boundingBox();
    const head = await page.getByRole("heading", { level: 2, name: /^True crime/ }).boundingBox();
    const [right, below] = [(entry?.x ?? 0) + (entry?.width ?? 0), (entry?.y ?? 0) + (entry?.height ?? 0)];
    expect(right <= (head?.x ?? 0) || below <= (head?.y ?? 0)).toBe(true);
    await expectNoOverflow(page);
  });
});

test("creates, copies, replaces and turns off the private feed address by keyboard", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await watching(page);
  await visit(page, `/watching?view=${id}`);
  const feeds = page.getByRole("button", { name: "Feeds" });
  await feeds.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Feeds of “History”" });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).press("Enter");
  const rss = dialog.getByRole("textbox", { name: "RSS address" });
  const status = async (address: string) => (await page.request.get(address)).status();
  await expect(dialog.getByText("Anyone with the address can read these changes in a feed reader.")).toBeVisible();

  let isDown = true;
  await page.route("**/api/v1/watched-views/*/feed", (route) =>
    isDown ? route.fulfill({ status: 503, json: { status: 503, code: "x", detail: "Try later." } }) : route.continue(),
  );
  await press("Create the address");
  await expect(dialog.getByRole("alert")).toContainText(/The address was not created\.\s*Try later\./);
  isDown = false;
  await press("Create the address");
  await expect(dialog.getByText("Copy an address now: it is not shown again.")).toBeFocused();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const first = await rss.inputValue();
  await press("Copy JSON Feed");
  await expect(dialog.getByText("Copied").first()).toBeVisible();
  const json = await page.evaluate(() => navigator.clipboard.readText());
  expect(json).toBe(first.replace(/xml$/, "json"));
  expect([await status(first), await status(json)]).toEqual([200, 200]);
  // The browser's own parser is strict.
  const text = await (await page.request.get(first)).text();
  const read = (xml: string) => {
    const found = new DOMParser().parseFromString(xml, "application/xml");
    return [found.querySelector("parsererror")?.textContent, found.querySelector("channel > title")?.textContent];
  };
  expect(await page.evaluate(read, text)).toEqual([undefined, "History: changes - Earshot"]);

  await page.keyboard.press("Escape");
  await expect(feeds).toBeFocused();
  await feeds.press("Enter");
  await expect(dialog.getByText("The address is on. Replace it if you no longer have it.")).toBeVisible();
  await press("Replace the address");
  await expect(
    dialog.getByText("The old address stops working at once, and feed readers need the new one."),
  ).toBeFocused();
  await press("Cancel");
  await press("Replace the address");
  await press("Replace it");
  await expect(rss).toBeVisible();
  const second = await rss.inputValue();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await press("Turn off");
  await press("Turn it off");
  await expect(dialog.getByText("There is no address yet.")).toBeFocused();
  expect(await status(second)).toBe(404);
});

test("sets the email to daily, weekly or off by keyboard, and reverts after a refusal", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  const id = await watching(page);
  await visit(page, `/watching?view=${id}`);
  const choice = page.getByRole("combobox", { name: "Email about changes" });
  const stored = async () => {
    const answer = await page.request.get("/api/v1/watched-views");
    return ((await answer.json()) as { watches: { mail: string | null }[] }).watches[0]?.mail;
  };
  await expect(choice).toHaveValue("off");
  await choice.press("d");
  await expect(choice).toHaveValue("daily");
  await expect.poll(stored).toBe("daily");
  await choice.press("ArrowDown");
  await expect.poll(stored).toBe("weekly");
  await page.reload();
  await expect(choice).toHaveValue("weekly");
  await page.route("**/api/v1/watched-views/*/mail", (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: "x", detail: "Try later." } }),
  );
  await choice.press("n");
  await expect(page.getByText("The email setting was not changed. Try later.")).toBeVisible();
  await expect(choice).toHaveValue("weekly");
});

test("ends the emails about searches by their link, on a press and without signing in", async ({ page }) => {
  const token = "b".repeat(43);
  const posted: string[] = [];
  await page.route(/\/watched-views\/unsubscribe\//, (route) => {
    posted.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: {} });
  });
  await page.goto(`/unsubscribe?token=${token}&about=searches`);
  await expect(page).toHaveURL(/\/unsubscribe\?about=searches$/);
  await expect(page.getByText("emails about the searches you watch")).toBeVisible();
  expect(posted).toEqual([]);
  await page.getByRole("button", { name: "Unsubscribe" }).press("Enter");
  await expect(page.getByText("You still watch the same searches")).toBeVisible();
  expect(posted).toEqual([`/api/v1/watched-views/unsubscribe/${token}`]);
  await expect(page.getByRole("link", { name: "Sign in to manage watched searches" })).toBeVisible();
});

test("the name of a watched view is readable next to its badge", async ({ page }) => {
  const name = "Gardening shows, monthly";
  await watching(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/home");
  const views = page.getByRole("region", { name: "Saved views" });
  await expect(views.getByRole("link", { name: `Watched: changes in ${name}` })).toBeVisible();
  const label = views.getByText(name, { exact: true });
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test("a long word in the title of a show that changed fits on a phone", async ({ page }) => {
  const id = await watching(page);
  const title = "Tides".repeat(12);
  const changes = CHANGES[0]!.changes.map((one) => ({ ...one, title }));
  await withChanges(page, id, [{ ...CHANGES[0]!, changes }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/watching?view=${id}`);
  const link = page.getByRole("link", { name: title }).first();
  expect(await link.evaluate((one) => one.getBoundingClientRect().left + one.scrollWidth)).toBeLessThanOrEqual(390);
});

test("keeps watching a restored view", async ({ page }) => {
  await watching(page);
  await visit(page, "/home");
  const views = page.getByRole("region", { name: "Saved views" });
  const badge = views.getByRole("link", { name: "Watched: changes in History" });
  await expect(badge).toBeVisible();
  await page.getByRole("button", { name: "Actions for the view History" }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await expect(views).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(badge).toBeVisible();
  await badge.click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
});

test("watches a view from its menu, and stops on its page, by keyboard", async ({ page }) => {
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
  // Shown with the changes. Without this, their request can arrive after the view is no longer watched, and fail.
  await expect(page.getByRole("link", { name: "Open the search" })).toBeVisible();
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
  await expect(page.getByText("Couldn’t load the changes.")).toBeVisible();
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
