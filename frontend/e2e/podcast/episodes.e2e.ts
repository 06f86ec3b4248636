import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, inEveryLook, someShow, test } from "../fixtures";
import { expectPartSound } from "../looks";

const BOX = { name: "Search within the episodes" };
const player = (page: Page) => page.getByRole("region", { name: "Player" });
const rows = (page: Page) => page.locator("ol > li[data-index]");
const seconds = (page: Page) => page.evaluate(() => document.querySelector("audio")?.currentTime ?? -1);

/** Twenty-seven years of an invented show, newest first. */
const MANY: readonly Episode[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `e${at}`,
  title: `Part ${10_000 - at}`,
  summary: at % 7 === 0 ? "Zwölf Minuten über Gezeiten. ".repeat(9) : "",
  published: at === 3 ? null : new Date(Date.UTC(2026, 9, 1) - at * 86_400_000).toISOString(),
  duration: at === 3 ? null : 600 + (at % 5) * 900,
  image: "",
  mp3: "/nothing.mp3",
}));

async function serveMany(page: Page): Promise<void> {
  const answer = (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const [from, limit] = [Number(searchParams.get("cursor") ?? 0), Number(searchParams.get("limit"))];
    const next = from + limit < MANY.length ? String(from + limit) : null;
    const years = [2026, 2025].map((year) => ({ year, count: 200 }));
    const facets = { total: MANY.length, known: MANY.length, years, lengths: [], chapters: 0, transcripts: 0 };
    return route.fulfill({ json: { episodes: MANY.slice(from, from + limit), nextCursor: next, facets } });
  };
  await page.route(/\/episodes\?/, answer);
}

/** A demo show whose newest episode has both chapters and a transcript, with that episode. */
async function showWithExtras(page: Page): Promise<{ id: string; episode: Episode }> {
  const found = await page.request.get("/api/v1/search", { params: { minEpisodes: 12, limit: 100 } });
  for (const { id } of ((await found.json()) as { results: { id: string }[] }).results) {
    const answer = await page.request.get(`/api/v1/podcasts/${id}/episodes`, { params: { limit: 1 } });
    const [episode] = ((await answer.json()) as { episodes: Episode[] }).episodes;
    if (episode?.chapters && episode.transcript !== undefined) return { id, episode };
  }
  throw new Error("No show of the catalogue in use has chapters and transcripts.");
}

test("finds episodes by words, length and year, kept in the address", async ({ page }) => {
  const { id, episode } = await showWithExtras(page);
  await page.goto(`/podcast/${id}?tab=episodes`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("searchbox", BOX).fill(episode.title.toUpperCase());
  await expect(page.getByText(/^\d+ of \d+ episodes match$/)).toBeVisible();
  await expect(rows(page).first()).toContainText(episode.title);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(page.getByRole("searchbox", BOX)).toHaveValue(episode.title.toUpperCase());
  await page.getByRole("searchbox", BOX).fill("qqzzxx");
  await expect(page.getByText("No episode matches.")).toBeVisible();
  const section = page.getByRole("region", { name: "Latest Episodes" });
  await expectPartSound(page, section);
  await page.getByRole("button", { name: "Show all episodes" }).click();
  await expect(rows(page)).toHaveCount(12);
  await expectPartSound(page, section);
});

inEveryLook(({ width }) => {
  test("shows chapters and transcript in the player, and seeks to their second", async ({ page }) => {
    const { id, episode } = await showWithExtras(page);
    await page.goto(`/podcast/${id}?tab=episodes`);
    await page.getByRole("button", { name: `Play: ${episode.title}`, exact: true }).click();
    await expect(player(page)).toBeVisible();
    await expect.poll(() => seconds(page)).toBeGreaterThan(0.1);
    if (width === 390)
      await player(page)
        .getByRole("button", { name: /open the player/ })
        .click();
    else await player(page).getByRole("button", { name: "Chapters and transcript" }).click();
    const panel = page.getByRole("region", { name: "Chapters and transcript" });
    const last = panel.getByRole("button", { name: /The last notes/ });
    await last.click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(4);
    await expect(last).toHaveAttribute("aria-current", "true");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await panel.getByRole("radio", { name: "Transcript" }).check();
    await expect(panel.getByText(/nobody speaks/)).toBeVisible();
    await panel.getByRole("button", { name: "Play from 0:00" }).click();
    await expectAccessible(page, panel);
  });
});

test("draws only visible episodes of ten thousand, and keyboard navigation continues", async ({ page }) => {
  await serveMany(page);
  await page.goto(`/podcast/${await someShow(page)}?tab=episodes`);
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByText("Date N/A")).toBeVisible();
  await expect(page.getByText("Unknown duration")).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  // Scrolls as a user would who does not stop.
  const drawn = () => rows(page).count();
  const furthest = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return Number(await rows(page).last().getAttribute("data-index"));
  };
  await expect.poll(furthest, { intervals: [100], timeout: 60_000 }).toBeGreaterThan(1_500);
  expect(await drawn()).toBeLessThan(60);
  await page.keyboard.press("j");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toMatch(/^Play: Part/);
  const first = await focused();
  await page.keyboard.press("j");
  await expect.poll(focused).not.toBe(first);
  await page.keyboard.press("k");
  await expect.poll(focused).toBe(first);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rows(page).first()).toHaveAttribute("data-index", "0");
});

test("opens an episode at the linked second, and copies such a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, episode } = await showWithExtras(page);
  await page.goto(`/podcast/${id}?tab=episodes&episode=${encodeURIComponent(episode.id)}&t=5`);
  const linked = page.getByRole("region", { name: "Linked episode" });
  await expect(linked).toContainText("You followed a link to 0:05 of this episode.");
  await expect.poll(() => seconds(page)).toBe(5);
  expect(await page.evaluate(() => document.querySelector("audio")?.paused)).toBe(true);
  await player(page).getByRole("button", { name: "Copy link at 0:05" }).click();
  await expect(page.getByText("Link at 0:05 copied.")).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.searchParams.get("episode"), copied.searchParams.get("t")]).toEqual([episode.id, "5"]);
  await page.goto(`/podcast/${id}?tab=episodes&episode=gone`);
  await expect(linked).toContainText("The linked episode is no longer in the show’s feed.");
});

test("moves between chapters by key, and copies and opens from a menu", async ({ page }) => {
  const { id, episode } = await showWithExtras(page);
  await page.goto(`/podcast/${id}?tab=episodes&episode=${encodeURIComponent(episode.id)}&t=0`);
  await expect(player(page).getByRole("button", { name: "Chapters and transcript" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Shift+C");
  const panel = page.getByRole("region", { name: "Chapters and transcript" });
  await expect(panel.getByRole("button", { name: /The tune begins/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(panel.getByRole("button", { name: /The tune wanders/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(panel.getByRole("button", { name: /The tune begins/ })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Shift+C");
  await expect(panel).toBeHidden();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Next chapter")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: `More: ${episode.title}` })
    .first()
    .click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Copy link", exact: true })).toBeVisible();
  await expect(menu.getByRole("menuitem", { name: "Open the transcript file" })).toBeVisible();
  await expectAccessible(page, menu);
});

test("reports a missing chapters file, and retries a failed request", async ({ page, complaints }) => {
  complaints.allow(/503/);
  const { id, episode } = await showWithExtras(page);
  const reason = "the server returned 404";
  await page.route(/\/chapters\?/, (route) => route.fulfill({ json: { state: "unreadable", reason } }));
  await page.route(/\/transcript\?/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/podcast/${id}?tab=episodes&episode=${encodeURIComponent(episode.id)}&t=0`);
  await player(page).getByRole("button", { name: "Chapters and transcript" }).click();
  const panel = page.getByRole("region", { name: "Chapters and transcript" });
  await expect(panel.getByRole("status")).toContainText(`we couldn’t load the file: ${reason}.`);
  await panel.getByRole("radio", { name: "Transcript" }).check();
  await expect(panel.getByRole("alert")).toContainText("Couldn’t load the transcript.");
  await page.unroute(/\/transcript\?/);
  await panel.getByRole("button", { name: "Retry" }).click();
  await expect(panel.getByText(/nobody speaks/)).toBeVisible();
});
