import type { Page } from "@playwright/test";
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
import { expectPartSound, onPhone } from "../looks";
import { visit } from "../search/search-catalogue";

const DETAIL = /\/api\/v1\/podcasts\/[^/]+$/;

/** Opens a show with some of its facts changed. */
async function visitChanged(page: Page, change: object): Promise<string> {
  const id = await someShow(page, 12);
  const real = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as object;
  await page.route(DETAIL, (route) => route.fulfill({ json: { ...real, ...change } }));
  await visit(page, `/podcast/${id}`);
  return id;
}

const ESTIMATED = { listener_range: "12,000-38,000", match_rank: 120, confidence: "medium" };

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

test("neither a late session nor a late history moves the page", async ({ page }) => {
  const late = gate();
  const bounds = (low: number, high: number) => ({ low, high });
  const change = { at: "2026-08-01T00:00:00.000Z", field: "listeners", method: { from: "2", to: "2" } };
  const changes = [{ ...change, from: bounds(5_000, 20_000), to: bounds(12_000, 38_000) }];
  await withFontFirst(page);
  await page.route(/\/auth\/session$/, (route) => late.opened.then(() => route.continue()));
  await page.route(/\/history$/, (route) => late.opened.then(() => route.fulfill({ json: { changes } })));
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitChanged(page, ESTIMATED);
  const similar = page.getByRole("heading", { name: "Similar shows" });
  await expect(similar).toBeAttached();
  await expect(page.getByRole("region", { name: /^Place in / })).toBeVisible();
  await page.clock.runFor(3_000);
  const history = page.getByRole("region", { name: "Audience over time" });
  await expect(history).toHaveCount(0);
  late.open();
  await expect(history).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading contacts" })).toHaveCount(0);
  // Below what was visible before it came.
  expect((await history.boundingBox())!.y).toBeGreaterThan((await similar.boundingBox())!.y);
  expect(await layoutShift(page)).toBeLessThan(0.03);
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

const SEGMENTS = Array.from({ length: 48 }, (_, at) => (at < 40 ? 30 - Math.abs(at - 18) : 0));
const CATEGORY = {
  category: "Business",
  language: { code: "en", name: "English" },
  estimated: SEGMENTS.reduce((sum, one) => sum + one, 0),
  unknown: 312,
  segments: SEGMENTS,
};

test("shows a show's place in its category as band, share, chart and table", async ({ page }) => {
  await page.route(/\/category-distributions/, (route) => route.fulfill({ json: { business: CATEGORY } }));
  await visitChanged(page, { ...ESTIMATED, categories: ["Business"] });
  const place = page.getByRole("region", { name: "Place in Business" });
  await expect(place).toContainText(
    /Larger than \d+% of [\d,]+ English Business shows with an estimate\. 312 more have none\./,
  );
  await expect(place.locator("svg .fill-chart-self")).toHaveCount(7);
  const values = place.getByRole("slider");
  await values.focus();
  await page.keyboard.press("Home");
  await expect(values).toHaveAttribute("aria-valuetext", /^Up to 120 listeners: 12 shows$/);
  await page.keyboard.press("ArrowRight");
  await expect(place.getByText("120–150 listeners: 13 shows")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(place.getByText(/^Larger than/)).toBeVisible();
  await place.getByText("Shows by size").click();
  await expect(place.getByRole("row", { name: "No estimate yet 312" })).toBeVisible();
  await expectPartSound(page, place, "place");
});

test("shows the audience over time with a gap and a new method, also as a table", async ({ page }) => {
  const at = (month: string) => `2026-${month}-01T00:00:00.000Z`;
  const bounds = (low: number, high: number) => ({ low, high });
  const change = (month: string, from: object | null, to: object | null, methods = ["2", "2"]) => ({
    ...{ at: at(month), field: "listeners", from, to },
    method: { from: methods[0], to: methods[1] },
  });
  const changes = [
    change("10", bounds(7_000, 30_000), bounds(10_000, 50_000)),
    change("08", null, bounds(7_000, 30_000)),
    change("06", bounds(5_000, 20_000), null),
    change("04", bounds(2_000, 30_000), bounds(5_000, 20_000), ["1", "2"]),
  ];
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes } }));
  await visitChanged(page, ESTIMATED);
  const panel = page.getByRole("region", { name: "Audience over time" });
  await expect(panel).toContainText("New method in Apr 2026: gray is the old one. Growing since then.");
  await expect(panel.locator("svg rect.fill-chart-base")).toHaveCount(1);
  await expect(panel.locator("svg rect.fill-chart-self")).toHaveCount(3);
  await expect(panel.locator("svg line")).toHaveCount(1);
  await panel.getByText("Estimates by date").click();
  await expect(panel.getByRole("row").nth(1)).toContainText("10,000–50,000");
  await expect(panel.getByRole("row", { name: /Jun 1, 2026 no estimate/ })).toBeVisible();
  await panel.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(panel.getByText("Oct 2026: 10,000–50,000")).toBeVisible();
});

test("draws the rank once two places are known, with its table", async ({ page }) => {
  const rank = (month: string, from: number | null, to: number | null) => ({
    ...{ at: `2026-${month}-01T00:00:00.000Z`, field: "rank", from, to },
  });
  const changes = [
    rank("10", 310, 120),
    rank("08", null, 310),
    rank("07", 800, null),
    ...[
      {
        at: "2026-06-01T00:00:00.000Z",
        field: "listeners",
        from: { low: 1_000, high: 5_000 },
        to: { low: 2_000, high: 9_000 },
        method: { from: "1", to: "2" },
      },
    ],
    rank("05", null, 800),
  ];
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes } }));
  await visitChanged(page, ESTIMATED);
  const panel = page.getByRole("region", { name: "Rank over time" });
  await expect(panel).toContainText("New method in Jun 2026: earlier ranks aren’t comparable. Climbing since then.");
  await expect(panel.locator("svg polyline")).toHaveCount(2);
  await expect(panel.locator("svg line")).toHaveCount(1);
  await panel.getByText("Ranks by date").click();
  await expect(panel.getByRole("row").nth(1)).toContainText("#120");
  await expect(panel.getByRole("row", { name: /no rank/ })).toBeVisible();
  await panel.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(panel.getByText("Oct 2026: #120")).toBeVisible();
  await panel.scrollIntoViewIfNeeded();
  await expectPartSound(page, panel, "rank");
});

test("episodes and their length are drawn once two values are known, with their tables", async ({ page }) => {
  const change = (month: string, field: string, from: number | null, to: number) => ({
    ...{ at: `2026-${month}-01T00:00:00.000Z`, field, from, to },
  });
  const changes = [
    change("10", "episodeCount", 61, 65),
    change("09", "typicalDuration", 1_800, 2_700),
    change("07", "episodeCount", null, 61),
  ];
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes } }));
  await visitChanged(page, ESTIMATED);
  const episodes = page.getByRole("region", { name: "Episodes over time" });
  await expect(episodes).toContainText("61 in Jul 2026, 65 now.");
  await episodes.getByText("Episodes by date").click();
  await expect(episodes.getByRole("row").nth(1)).toContainText("Oct 1, 2026");
  const length = page.getByRole("region", { name: "Length over time" });
  await expect(length).toContainText(/30 min in \w+ 2026, 45 min now\./);
  await length.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(length.getByText("Sep 2026: 45 min")).toBeVisible();
  await length.scrollIntoViewIfNeeded();
  await expectPartSound(page, [episodes, length], "counts");
});

test("chart places and ratings are drawn once two values are known, with No. 1 at the top, and their tables", async ({
  page,
}) => {
  const chart = { field: "chartPlace", source: "Apple Podcasts", country: "us" };
  const at = (month: string) => `2026-${month}-01T00:00:00.000Z`;
  const changes = [
    { at: at("10"), ...chart, from: 42, to: 4 },
    { at: at("09"), field: "ratings", source: "A file", from: 900, to: 1_250 },
    { at: at("08"), field: "reviews", source: "Apple Podcasts", from: 30, to: 12 },
    { at: at("07"), field: "reviews", source: "Apple Podcasts", from: null, to: 30 },
    { at: at("08"), ...chart, genre: "Comedy", from: null, to: 7 },
    { at: at("07"), ...chart, from: null, to: 42 },
    { at: at("06"), field: "ratings", source: "A file", from: null, to: 900 },
  ];
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes } }));
  await visitChanged(page, ESTIMATED);
  const places = page.getByRole("region", { name: "US chart over time" });
  await expect(places).toContainText("No. 42 in Jul 2026, No. 4 now.");
  // The line ends above its start: the axis begins with No. 1 at the top.
  const points = (await places.locator("polyline").getAttribute("points"))!.split(" ").map((point) => Number(point.split(",")[1])); // prettier-ignore
  expect(points.at(-1)).toBeLessThan(points[0]!);
  await places.getByText("Places by date").click();
  await expect(places.getByRole("row").nth(1)).toContainText("No. 4");
  const ratings = page.getByRole("region", { name: "Ratings over time" });
  await expect(ratings).toContainText("900 in Jun 2026, 1,250 now.");
  await expect(page.getByRole("region", { name: "New reviews over time" })).toContainText("30 in Jul 2026, 12 now.");
  await expect(page.getByRole("region", { name: "US Comedy chart over time" })).toHaveCount(0);
  await ratings.scrollIntoViewIfNeeded();
  await expectPartSound(page, [places, ratings], "signs");
});

test("draws no chart for a single value or a single place", async ({ page }) => {
  const change = { at: "2026-06-01T00:00:00.000Z", field: "rank", from: null, to: 12 };
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes: [change] } }));
  await visitChanged(page, ESTIMATED);
  await expect(page.locator("[data-picture=history]")).toBeAttached();
  for (const name of ["Audience over time", "Rank over time"])
    await expect(page.getByRole("region", { name })).toHaveCount(0);
});

test("a show with only a lower bound has no rank", async ({ page }) => {
  await visitChanged(page, { ...ESTIMATED, listener_range: "15,000+" });
  const estimate = page.getByRole("region", { name: "Est. Listeners", exact: true });
  await expect(estimate).toContainText("15,000+");
  await expect(estimate).toContainText("Medium confidence");
  await expect(estimate).not.toContainText("Rank");
});
