import { AUDIENCE_FIGURES } from "../../../domain/src/audience/figures/audience-figures";
import { expect, someShow, test } from "../fixtures";
import { bigTopic, visit } from "../search/search-catalogue";

const DETAIL = /\/api\/v1\/podcasts\/[^/]+$/;

test("shows the page at once from the card's data, without a shift later", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(DETAIL, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.locator("[data-card] h3 a").first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const tabs = page.getByRole("tablist");
  // A font swap would move the content below.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  });
  const before = await tabs.boundingBox();
  release();
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(before?.y);
  await expect(page).toHaveTitle(`${title} - Earshot`);
});

test("shows facts at a glance, and switches tabs with 1 and 2 and in the URL", async ({ page }) => {
  const id = await someShow(page, 12);
  const show = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as { episodeCount: number };
  await visit(page, `/podcast/${id}`);
  await expect(page.getByRole("region", { name: "Episodes", exact: true })).toContainText(
    show.episodeCount.toLocaleString("en"),
  );
  for (const name of ["Est. Listeners", "Created at", "Last update"]) {
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/1970/)).toHaveCount(0);
  const logIn = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" });
  await expect(logIn).toHaveAttribute("href", `/sign-in?redirect=${encodeURIComponent(`/podcast/${id}`)}`);
  await page.keyboard.press("2");
  await expect(page).toHaveURL(`/podcast/${id}?tab=episodes`);
  await expect(page.getByRole("heading", { name: "Latest Episodes" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Latest Episodes" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("1");
  await expect(page).toHaveURL(`/podcast/${id}`);
});

test("every figure has an explanation, and the estimate shows its receipt", async ({ page }) => {
  await visit(page, `/podcast/${await someShow(page, 5)}`);
  const panel = page.getByRole("region", { name: "Audience Insights" });
  for (const { label, definition } of Object.values(AUDIENCE_FIGURES)) {
    await panel.getByRole("button", { name: `About ${label}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(definition)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await panel.getByRole("button", { name: "How we estimate this" }).click();
  for (const { definition } of Object.values(AUDIENCE_FIGURES)) await expect(panel.getByText(definition)).toBeVisible();
  await expect(panel.getByText(/come from the catalogue’s source|public signs of demand/)).toBeVisible();
});

test("neither the market answer nor the page shows numbers to a guest", async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes("/api/v1/category-stats"));
  await visit(page, `/podcast/${await someShow(page)}`);
  const stats = Object.values((await (await answer).json()) as Record<string, object>);
  expect(stats.length).toBeGreaterThan(0);
  for (const stat of stats) {
    expect(stat).toMatchObject({ locked: true });
    expect(Object.keys(stat).sort()).toEqual(["category", "locked"]);
  }
  const market = page.getByRole("region", { name: "Market Insights" });
  const button = market.getByRole("button", { name: "Log in to see the numbers" });
  await expect(button).toHaveCount(1);
  expect(await market.innerText()).not.toMatch(/\d/);
  await market.getByRole("button", { name: "How to read this" }).click();
  await expect(market.getByText("1.2 times")).toBeVisible();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("tells guests what tracking, listing and matching need, also by shortcut", async ({ page }) => {
  const id = await someShow(page);
  await visit(page, `/podcast/${id}`);
  const track = page.getByRole("switch", { name: "Track this podcast" });
  await track.click();
  await expect(page.getByRole("dialog")).toContainText("Sign in to track");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(track).not.toBeChecked();
  await track.blur();
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog")).toContainText("Sign in to track");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("l");
  await expect(page.getByText("Sign in to create lists.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Analyze & Match Me" });
  await expect(dialog.getByRole("heading", { name: "Similar shows" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("episodes play in place and the row shows it", async ({ page }) => {
  await visit(page, `/podcast/${await someShow(page, 5)}?tab=episodes`);
  const first = page.getByRole("button", { name: /^Play: / }).first();
  const name = (await first.getAttribute("aria-label"))?.replace("Play: ", "") ?? "";
  await first.click();
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) })
    .first();
  await expect(row).toHaveAttribute("aria-current", "true");
  await row.getByRole("button", { name: `Pause: ${name}` }).click();
  await expect(row.getByRole("button", { name: `Play: ${name}` })).toBeVisible();
});

test("shows that a podcast does not exist", async ({ page, complaints }) => {
  complaints.allow(/404/);
  await visit(page, "/podcast/there-is-no-such-show");
  await expect(page.getByRole("heading", { name: "No podcast found." })).toBeVisible();
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
});

test("a podcast, episodes or market that fail to load show an error, and Retry works", async ({ page, complaints }) => {
  complaints.allow(/503/);
  const id = await someShow(page, 5);
  const fail = (route: { fulfill: (answer: object) => Promise<void> }) => route.fulfill({ status: 503, body: "{}" });
  await page.route(DETAIL, fail);
  await page.route(/\/episodes\?/, fail);
  await page.route(/\/category-stats/, fail);
  const said = "The catalogue is being rebuilt.";
  await page.route(DETAIL, (route) => route.fulfill({ status: 503, json: { detail: said, code: "test" } }), {
    times: 1,
  });
  await visit(page, `/podcast/${id}`);
  const notice = page.getByRole("alert").filter({ hasText: said });
  await expect(notice).toBeVisible();
  await expect(page.getByText("Could not load podcast.")).toHaveCount(0);
  await notice.getByRole("button", { name: "Retry" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "Could not load podcast." });
  await expect(failed).toBeVisible();
  await page.unroute(DETAIL);
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  await expect(page.getByText("Could not load category insights.")).toBeVisible();
  await page.keyboard.press("2");
  const episodes = page.getByRole("alert").filter({ hasText: "Could not load episodes." });
  await expect(episodes).toBeVisible();
  await page.unroute(/\/episodes\?/);
  await episodes.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: /^Play: / }).first()).toBeVisible();
});

test("Back to Search opens the home page, or the results that the visitor came from", async ({ page }) => {
  const id = await someShow(page);
  await visit(page, `/podcast/${id}`);
  await page.getByRole("link", { name: "Back to Search" }).click();
  await expect(page).toHaveURL("/");
  await visit(page, "/home?emin=2&sort=title");
  await page.locator("[data-card] h3 a").first().click();
  await page.getByRole("tab", { name: "Latest Episodes" }).click();
  await page.getByRole("link", { name: "Back to Search" }).click();
  await expect(page).toHaveURL("/home?emin=2&sort=title");
});
