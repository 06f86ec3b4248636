import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inEveryLook,
  layoutShift,
  someShow,
  test,
  withFontFirst,
} from "../fixtures";

async function playFirstEpisode(page: Page): Promise<void> {
  await page.goto(`/podcast/${await someShow(page)}`);
  await page.getByRole("tab", { name: "Latest Episodes" }).click();
  await page.getByRole("tabpanel").getByRole("button", { name: /^Play/ }).first().click();
}

/**
 * Serves silence as an MP3 of this length for every episode: frames of 104 bytes with 1152 samples each, in the byte ranges that are
 * requested.
 */
async function serveLongEpisodes(page: Page, seconds: number): Promise<void> {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x10, 0xc4]), Buffer.alloc(100)]);
  const file = Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "media") return route.fallback();
    const range = /bytes=(\d+)-(\d*)/.exec((await route.request().headerValue("range")) ?? "bytes=0-");
    const first = Number(range?.[1] ?? 0);
    const last = range?.[2] ? Number(range[2]) : file.length - 1;
    await route.fulfill({
      status: 206,
      contentType: "audio/mpeg",
      headers: { "accept-ranges": "bytes", "content-range": `bytes ${first}-${last}/${file.length}` },
      body: file.subarray(first, last + 1),
    });
  });
}

const player = (page: Page) => page.getByRole("region", { name: "Player" });
const time = (page: Page) => page.evaluate(() => document.querySelector("audio")?.currentTime ?? -1);
const sounds = (page: Page) => page.evaluate(() => document.querySelector("audio")?.paused === false);

inEveryLook(({ width }) => {
  test("an episode plays in place; the player is accessible, covers nothing and shifts nothing", async ({ page }) => {
    await withFontFirst(page);
    await playFirstEpisode(page);
    await expect(player(page)).toBeVisible();
    await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => sounds(page)).toBe(true);
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(await layoutShift(page)).toBeLessThan(0.05);
    // At once: rows near the foot are measured once they are visible, and then move it.
    const foot = await page.getByRole("contentinfo").evaluate((element) => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const inner = element.lastElementChild?.getBoundingClientRect();
      return inner ? window.innerHeight - inner.bottom : 0;
    });
    expect(foot, "room below the foot of the page").toBeGreaterThanOrEqual(width === 390 ? 64 : 72);
  });
});

test("the sound continues across pages, and the tab's title names the episode", async ({ page }) => {
  await serveLongEpisodes(page, 120);
  await playFirstEpisode(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  const before = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(before);
  await expect(page).toHaveTitle(/^▶ .+ \| Blog - Earshot$/);
  await player(page).getByRole("button", { name: "Pause" }).click();
  await expect(page).toHaveTitle("Blog - Earshot");
});

test("previous and next move by one and are disabled at the ends", async ({ page }) => {
  await playFirstEpisode(page);
  const bar = player(page);
  const title = bar.locator("p").first();
  const first = await title.textContent();
  await expect(bar.getByRole("button", { name: "Previous episode" })).toBeDisabled();
  await bar.getByRole("button", { name: "Next episode" }).click();
  await expect(title).not.toHaveText(first ?? "");
  await expect.poll(() => sounds(page)).toBe(true);
  await bar.getByRole("button", { name: "Previous episode" }).click();
  await expect(title).toHaveText(first ?? "");
  await expect(bar.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("controls the player with Space, skipping and speed keys", async ({ page }) => {
  await serveLongEpisodes(page, 120);
  await playFirstEpisode(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await page.getByRole("heading", { level: 1 }).evaluate((heading: HTMLElement) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => time(page)).toBeGreaterThan(29);
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => time(page)).toBeLessThan(25);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Space");
  await expect.poll(() => sounds(page)).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press("Space");
  await expect.poll(() => sounds(page)).toBe(true);
  await page.keyboard.press(">");
  await expect.poll(() => page.evaluate(() => document.querySelector("audio")?.playbackRate)).toBe(1.2);
  await page.keyboard.press("<");
  await expect.poll(() => page.evaluate(() => document.querySelector("audio")?.playbackRate)).toBe(1);
});

test("the position in an episode survives a reload", async ({ page }) => {
  await serveLongEpisodes(page, 120);
  await playFirstEpisode(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => time(page)).toBeGreaterThan(29);
  await player(page).getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => sounds(page)).toBe(false);
  await playFirstEpisode(page);
  await expect.poll(() => time(page)).toBeGreaterThan(25);
});

test("explains an unplayable file with a link to it, and Close removes the player", async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|ERR_FAILED/);
  await page.route("**/*", (route) => (route.request().resourceType() === "media" ? route.abort() : route.fallback()));
  await playFirstEpisode(page);
  const bar = player(page);
  await expect(bar.getByRole("alert").filter({ visible: true })).toContainText("This episode can’t be played");
  await expect(bar.getByRole("link", { name: "Open the file" })).toHaveAttribute("href", /.+/);
  for (const width of [900, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ["Retry", "Close the player", ...(width < 1200 ? [] : ["1× speed", "Mute"])]) {
      await expect(bar.getByRole("button", { name }).filter({ visible: true }), `at ${width}`).toBeInViewport({
        ratio: 1,
      });
    }
    const failure = (await bar.getByRole("alert").filter({ visible: true }).boundingBox())!;
    expect(failure.height, `at ${width}`).toBeLessThanOrEqual(72);
  }
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Close the player" }).click();
  await expect(bar).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an unplayable file takes one line of the small player, and its link is in the sheet", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED/);
    await page.route("**/*", (route) =>
      route.request().resourceType() === "media" ? route.abort() : route.fallback(),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await playFirstEpisode(page);
    const failure = player(page).getByRole("alert").filter({ visible: true });
    await expect(failure).toHaveText("Can’t be playedRetry");
    const [box, bar] = [(await failure.boundingBox())!, (await player(page).boundingBox())!];
    expect(box.y + box.height).toBeLessThan(bar.y + bar.height);
    await player(page)
      .getByRole("button", { name: /open the player/ })
      .click();
    const link = page.getByRole("dialog", { name: "Playing" }).getByRole("link", { name: "Open the file" });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("a player that could not be loaded takes no more than the place of one", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|Failed to (fetch|load)|A part of the page is missing/);
    await page.route(/player-dock/, (route) => route.abort());
    await playFirstEpisode(page);
    await expect(player(page).getByRole("alert")).toHaveText("The player could not be loaded.");
    expect((await player(page).boundingBox())?.height).toBeLessThanOrEqual(64);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await expect(player(page).getByRole("button", { name: "Retry" })).toBeInViewport({ ratio: 1 });
  });

  test("the small player opens a sheet with all controls, and the focus returns", async ({ page }) => {
    await playFirstEpisode(page);
    const opener = player(page).getByRole("button", { name: /open the player/ });
    await opener.click();
    const sheet = page.getByRole("dialog", { name: "Playing" });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole("slider", { name: "Seek" })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
