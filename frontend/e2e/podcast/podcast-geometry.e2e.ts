import {
  expect,
  expectNoOverflow,
  gate,
  inOwnFont,
  layoutShift,
  picture,
  someShow,
  test,
  withFontFirst,
} from "../fixtures";
import { onPhone } from "../looks";
import { visit } from "../search/search-catalogue";
import { someUser } from "../account-shows";
import { ESTIMATED, visitChanged } from "./changed-show";

const bounds = (low: number, high: number) => ({ low, high });
const CHANGE = { at: "2026-08-01T00:00:00.000Z", field: "listeners", method: { from: "2", to: "2" } };
/** A history with one chart. */
const GREW = { changes: [{ ...CHANGE, from: bounds(5_000, 20_000), to: bounds(12_000, 38_000) }] };

test("shows figure, meter, cadence, contact and the main button without scrolling", async ({ page }) => {
  await visitChanged(page, ESTIMATED);
  const audience = page.getByRole("region", { name: "Est. Listeners", exact: true });
  const cadence = page.getByRole("region", { name: /^(Recent|Two years of) episodes$/ });
  const expectAbove = async (fold: number) => {
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      audience.getByText("12,000–38,000"),
      audience.locator(".meter"),
      cadence.locator("svg"),
      page.getByRole("heading", { name: "Contact", exact: true }),
      page.getByRole("button", { name: "Analyze & Match Me" }).first(),
    ]) {
      await expect(part).toBeVisible();
      // The page is rendered in its fallback font until its own font has loaded.
      const bottom = () => part.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(fold);
    }
  };
  // This leaves room for a different font, and for a line that breaks in two.
  await expectAbove(600 - 24);
  await picture(page, "first-screen");
  await onPhone(page, async () => {
    await expectAbove(844 - 12);
    await picture(page, "first-screen");
  });
});

test("shows the specified facts in one row, or two on a phone, with long ranges inside", async ({ page }) => {
  const range = "5,000,000-20,000,000";
  const figures = { ...ESTIMATED, pea_range: range, mr_range: range, af_range: range };
  await visitChanged(page, { ...figures, language: "en", country: "AU", explicit: 0, defaulted: [] });
  const facts = page.locator(".fact-row > section");
  const specified = ["Episodes", "Created at", "Last update"].map((name) =>
    page.getByRole("region", { name, exact: true }),
  );
  const shape = async () => {
    const boxes = await Promise.all(specified.map((fact) => fact.boundingBox()));
    return { lines: new Set(boxes.map((box) => box?.y)).size, low: boxes.every((box) => box && box.height <= 104) };
  };
  const overflowing = () =>
    facts.evaluateAll((all) => all.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.ariaLabel));
  for (const [width, lines] of [
    [390, 2],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const fact of specified) await expect(fact).toBeVisible();
    await expect.poll(shape, `at ${width}`).toEqual({ lines, low: true });
    await expect(facts.getByText("5M–20M", { exact: true })).toHaveCount(3);
    await expect.poll(overflowing, `at ${width}`).toEqual([]);
  }
});

test("shows all actions in one line, even before the font loads", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/*.woff2", (route) => route.abort());
  await visit(page, `/podcast/${await someShow(page)}`);
  const row = page.getByRole("region", { name: "ACTIONS" }).locator("div");
  await expect(row.getByRole("button", { name: "Compare", exact: true })).toBeVisible();
  // Otherwise, everything below would move twice: when the last button loads, and when the font does.
  expect((await row.boundingBox())?.height).toBeLessThan(60);
});

test("shows four links in one line of a phone, with its font and without", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  // A phone of 390 px, and 15 px for the scrollbar of a wide window.
  await page.setViewportSize({ width: 405, height: 844 });
  await page.route("**/*.woff2", (route) => route.abort());
  await visitChanged(page, {
    link: "https://example.org",
    url: "https://example.org/feed",
    itunesId: "1",
    defaulted: [],
  });
  const links = page.getByRole("list", { name: "Links", exact: true });
  const expectOneLine = async () => {
    await expect(links.getByRole("button", { name: "More apps" })).toBeVisible();
    await expect(links.getByRole("listitem")).toHaveCount(4);
    expect((await links.boundingBox())?.height).toBeLessThan(30);
  };
  await expectOneLine();
  await page.unroute("**/*.woff2");
  await page.reload();
  await inOwnFont(page);
  await expectOneLine();
});

test("nothing moves when the last button beside a missing feed loads", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/compare-this/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await visitChanged(page, { link: "https://podcasts.apple.com/podcast/id1", defaulted: ["url", "duration"] });
  await expect(page.getByRole("button", { name: "Find the feed" })).toBeVisible();
  await inOwnFont(page);
  const tabs = page.getByRole("tab", { name: "Insights" });
  const before = await tabs.boundingBox();
  // A press of the heart must not hit what takes its place.
  const heart = page.getByRole("button", { name: /^Favorite: / });
  const heartBefore = await heart.boundingBox();
  arrive();
  await expect(page.getByTitle(/^Compare with other shows/)).toBeVisible();
  expect(await tabs.boundingBox()).toEqual(before);
  expect(await heart.boundingBox()).toEqual(heartBefore);
});

test("nothing moves on the page of a show of which little is known", async ({ page }) => {
  const late = gate();
  await withFontFirst(page);
  await page.route(/show-pictures|\/history$/, async (route) => {
    await late.opened;
    if (route.request().url().endsWith("/history")) return route.fulfill({ json: { changes: [] } });
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 823 });
  const unknown = { listener_range: "N/A", pea_range: "N/A", match_rank: null, categories: [] };
  const defaulted = ["url", "duration", "episodeCount", "listener_range", "categories", "description"];
  await visitChanged(page, { ...unknown, defaulted });
  await expect(page.getByRole("heading", { name: "Contact", exact: true })).toBeVisible();
  await inOwnFont(page);
  const before = await layoutShift(page);
  late.open();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-picture=history]")).toBeAttached();
  expect((await layoutShift(page)) - before).toBeLessThan(0.005);
});

test("nothing moves when no episode of a show is known after all", async ({ page }) => {
  const late = gate();
  await withFontFirst(page);
  await page.route(/\/episodes\?|\/episode-marks/, async (route) => {
    await late.opened;
    await route.fulfill({ json: { episodes: [], nextCursor: null } });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await visitChanged(page, ESTIMATED);
  const contact = page.getByRole("heading", { name: "Contact", exact: true });
  await expect(contact).toBeAttached();
  await inOwnFont(page);
  const cadence = page.locator("[data-picture=cadence]");
  await expect(cadence).toBeVisible();
  late.open();
  await expect(cadence).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("nothing moves when the contacts of a show without episodes load", async ({ page }) => {
  const late = gate();
  await withFontFirst(page);
  await page.route(/\/contact-kinds$/, async (route) => {
    await late.opened;
    await route.fulfill({ json: { kinds: [] } });
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await visitChanged(page, { ...ESTIMATED, origin: { from: "podcast-index", at: 1_760_000_000 } });
  await expect(page.getByRole("status", { name: "Loading contacts" })).toBeVisible();
  await inOwnFont(page);
  late.open();
  await expect(page.getByText("No contact in the feed.")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Place in / })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

for (const who of ["guest", "member"] as const) {
  test(`the place in a category is as high as what waits for it, for a ${who}`, async ({ page }) => {
    const late = gate();
    if (who === "member") await someUser(page);
    await page.route(/\/category-distributions/, (route) => late.opened.then(() => route.continue()));
    await page.clock.install();
    await page.setViewportSize({ width: 1000, height: 900 });
    await visitChanged(page, ESTIMATED);
    const waiting = page.locator("[data-picture=place] [data-skeleton]");
    await expect(waiting).toBeAttached();
    await inOwnFont(page);
    const before = (await waiting.boundingBox())!.height;
    late.open();
    const place = page.getByRole("region", { name: /^Place in / });
    await expect(place).toBeVisible();
    expect(Math.abs((await place.boundingBox())!.height - before)).toBeLessThan(24);
  });
}

test("no card of the first screen is mostly empty, even without contacts", async ({ page }) => {
  await page.route(/\/contact-kinds$/, (route) => route.fulfill({ json: { kinds: [] } }));
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes: [] } }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitChanged(page, ESTIMATED);
  const cards = [/^Est\. Listeners$/, /^(Recent|Two years of) episodes$/, /^Contact$/, /^Place in /].map((name) =>
    page.getByRole("region", { name }),
  );
  for (const card of cards) {
    await expect(card).toBeVisible();
    const empty = () =>
      card.evaluate((element) => {
        const bottoms = [...element.children].map((child) => child.getBoundingClientRect().bottom);
        return element.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
    await expect.poll(empty).toBeLessThan(120);
  }
});

test("neither a late session nor late parts of the page move it", async ({ page }) => {
  const late = gate();
  await withFontFirst(page);
  await page.route(/\/auth\/session$|\/profile$|\/category-distributions|\/episodes\?/, (route) =>
    late.opened.then(() => route.continue()),
  );
  await page.route(/\/history$/, (route) => late.opened.then(() => route.fulfill({ json: GREW })));
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 1200 });
  await visitChanged(page, ESTIMATED);
  const similar = page.getByRole("heading", { name: "Similar shows" });
  await expect(similar).toBeAttached();
  await expect(page.getByRole("status", { name: "Loading contacts" })).toBeVisible();
  await expect(page.locator("[data-picture=place]")).toBeAttached();
  await page.clock.runFor(3_000);
  const parts = [
    page.getByRole("region", { name: "People, charts and support" }),
    page.getByRole("region", { name: "Audience over time" }),
  ];
  late.open();
  for (const part of parts) {
    await expect(part).toBeVisible();
    // Below what was visible before it came.
    expect((await part.boundingBox())!.y).toBeGreaterThan((await similar.boundingBox())!.y);
  }
  await expect(page.getByRole("region", { name: /^Place in / })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading contacts" })).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test("nothing moves when a show's people load before its history", async ({ page }) => {
  const late = gate();
  await withFontFirst(page);
  await page.route(/\/history$/, (route) => late.opened.then(() => route.fulfill({ json: GREW })));
  await page.setViewportSize({ width: 1440, height: 1200 });
  await visitChanged(page, ESTIMATED);
  await expect(page.getByRole("region", { name: "People, charts and support" })).toBeAttached();
  await expect(page.getByRole("region", { name: /^Place in / })).toBeVisible();
  late.open();
  const history = page.getByRole("region", { name: "Audience over time" });
  await expect(history).toBeVisible();
  // It was not too late for its place.
  const similar = page.getByRole("heading", { name: "Similar shows" });
  expect((await history.boundingBox())!.y).toBeLessThan((await similar.boundingBox())!.y);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test("a range is never broken at its dash", async ({ page }) => {
  const range = "1,000,000-3,000,000";
  await visitChanged(page, { listener_range: range, pea_range: range, mr_range: range, af_range: range });
  const texts = page.locator("article").getByText("1,000,000–3,000,000", { exact: true });
  const lines = () =>
    texts.evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  for (const width of [320, 390, 720, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Components that adapt to the width do so a frame later.
    await inOwnFont(page);
    await expect(texts).toHaveCount(4);
    expect(await lines(), `at ${width}`).toEqual([1, 1, 1, 1]);
    await expectNoOverflow(page);
  }
});

test("a title that runs from right to left keeps the page's left edge", async ({ page }) => {
  await visitChanged(page, {
    title: "بودكاست عن التاريخ",
    itunesAuthor: "ليلى حداد",
    description: "كل أسبوع حكاية من الماضي. ".repeat(20),
  });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("بودكاست عن التاريخ");
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return Math.round(Math.min(...[...range.getClientRects()].map((rect) => rect.left)));
      });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inOwnFont(page);
    const edge = await left("article h1");
    expect(Math.abs((await left("article header p")) - edge), `at ${width}`).toBeLessThanOrEqual(2);
    // Where the title begins in its column: below the cover on a phone, beside it otherwise.
    const box = (await title.boundingBox())!;
    expect(Math.abs(edge - box.x), `at ${width}`).toBeLessThanOrEqual(2);
    const description = page.locator("article header [dir=auto] p").first();
    expect(await description.evaluate((element) => getComputedStyle(element).textAlign)).toBe("left");
  }
});

test("a message never covers the player's buttons", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `/podcast/${await someShow(page, 5)}?tab=episodes`);
    await page
      .getByRole("button", { name: /^Play: / })
      .first()
      .click();
    const player = page.getByRole("region", { name: "Player" });
    await expect(player).toBeVisible();
    // The current distance between the messages and the player.
    const room = () =>
      player.evaluate((bar) => {
        const probe = document.createElement("div");
        probe.style.position = "fixed";
        probe.style.bottom = "var(--foot-height)";
        document.body.append(probe);
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return bar.getBoundingClientRect().top - bottom;
      });
    // The player's height is known once it has been rendered.
    await expect.poll(room).toBeGreaterThanOrEqual(0);
  }
});
