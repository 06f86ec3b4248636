import type { Page, Route } from "@playwright/test";
import type { SearchFacets } from "../../../domain/src/catalogue/search/search-request";
import { expect, gate, idle, test } from "../fixtures";
import { expectSoundIn, onPhone } from "../looks";
import { bigTopic, SEARCH_CALLS, visit } from "./search-catalogue";

/** The categories offered by the filters, each with its count once it is known. */
const categories = (page: Page) => page.getByRole("group", { name: "Category" }).locator("label");

const FACETS = /[?&]facets=1/;

/** The number of results that the page shows. */
async function found(page: Page): Promise<string> {
  const count = page.getByRole("status").filter({ hasText: /podcast|shown/ });
  await expect(count).toBeVisible();
  // "303 podcasts", or "24 of 303 shown".
  return (await count.innerText()).match(/\d[\d,]*/g)?.at(-1) ?? "";
}

test("the count beside a category is the total of its filter", async ({ page }) => {
  const topic = await bigTopic(page);
  for (const start of ["/home", `/home?term=${topic}&mode=topic`, `/home?term=${topic}&mode=topic&lang=en`]) {
    await visit(page, start);
    const category = page.getByRole("group", { name: "Category" }).getByRole("checkbox").first();
    const row = page.getByRole("group", { name: "Category" }).locator("label").first();
    // The counts of a search load after its results, and take all filters into account.
    const german = page.getByRole("combobox", { name: "Language" }).locator("option[value=de]");
    if (start !== "/home") await expect(german).toHaveText(/^German \([\d,]+\)$/);
    await expect(row).toHaveText(/[\d,]+$/);
    const said = /[\d,]+$/.exec(await row.innerText())?.[0];
    await category.check();
    await expect(page).toHaveURL(/cat=/);
    await expect.poll(() => found(page)).toBe(said);
  }
});

test("before a search, offers only countries that occur, with the totals of their filters", async ({ page }) => {
  await visit(page, "/home");
  const country = page.getByRole("combobox", { name: "Country" });
  const texts = () => country.locator("option").allInnerTexts();
  // Until the counts have loaded, only "Any" is offered.
  await expect(country.locator("option").nth(1)).toHaveText(/ \([\d,]+\)$/);
  const [any, ...offered] = await texts();
  expect(any).toBe("Any");
  expect(offered.filter((text) => !/ \([\d,]+\)$/.test(text))).toEqual([]);
  expect(offered.filter((text) => text.endsWith(" (0)"))).toEqual([]);
  await country.selectOption(offered[0]!);
  await expect(page).toHaveURL(/country=/);
  await expect.poll(() => found(page)).toBe(/([\d,]+)\)$/.exec(offered[0]!)?.[1]);
});

test("shows no counts of categories until the search's counts have loaded", async ({ page }) => {
  const topic = await bigTopic(page);
  const late = gate();
  await page.route(FACETS, async (route) => {
    await late.opened;
    await route.fallback();
  });
  await visit(page, `/home?term=${topic}&mode=topic`);
  await expect(categories(page).first()).toBeVisible();
  await expect(categories(page).filter({ hasText: /\d/ })).toHaveCount(0);
  late.open();
  await expect(categories(page).first()).toHaveText(/[\d,]+$/);
});

/** Presses a switch, and releases it after the counts have loaded. `show` makes the filters visible. */
async function pressWhileCountsLoad(page: Page, show: () => Promise<void>): Promise<void> {
  const topic = await bigTopic(page);
  const late = gate();
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const { facets, ...others } = (await response.json()) as { facets: SearchFacets };
    await late.opened;
    const listeners = facets.listeners.map((one, index) => (index === 0 ? { value: one.value, count: 0 } : one));
    await route.fulfill({ json: { ...others, facets: { ...facets, listeners } } });
  };
  // The press starts another search.
  await page.route(FACETS, answer, { times: 1 });
  await visit(page, `/home?term=${topic}&mode=topic`);
  await show();
  const explicit = page.getByRole("switch", { name: "Explicit Content" });
  // Scrolls to the switch.
  await explicit.hover();
  const before = await explicit.boundingBox();
  await page.mouse.down();
  late.open();
  await expect(page.getByRole("button", { name: / \(0\)$/ })).toBeVisible();
  expect(await explicit.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(explicit).toBeChecked();
}

test("moves no filter when results and their counts load, so a press that has begun hits its filter", async ({
  page,
}) => {
  await pressWhileCountsLoad(page, () => Promise.resolve());
});

test("beside a table, moves no filter when results load", async ({ page }) => {
  const topic = await bigTopic(page);
  const late = gate();
  await page.route(SEARCH_CALLS, async (route) => {
    await late.opened;
    await route.fallback();
  });
  await visit(page, `/home?term=${topic}&mode=topic&view=table`);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const explicit = page.getByRole("switch", { name: "Explicit Content" });
  // Scrolls to the switch.
  await explicit.hover();
  const before = await explicit.boundingBox();
  late.open();
  await found(page);
  await expect(page.getByRole("table")).toBeVisible();
  expect(await explicit.boundingBox()).toEqual(before);
});

for (const [what, view, answered] of [
  ["cards", "", 24],
  ["a table", "&view=table", 24],
  ["two cards", "", 2],
] as const) {
  test(`at the end of the page, moves no filter when the results are ${what}`, async ({ page }) => {
    const topic = await bigTopic(page);
    const late = gate();
    const answer = async (route: Route) => {
      const response = await route.fetch();
      const { results, ...others } = (await response.json()) as { results: readonly unknown[] };
      await late.opened;
      await route.fulfill({ json: { ...others, results: results.slice(0, answered) } });
    };
    // The press starts another search.
    await page.route(SEARCH_CALLS, answer, { times: 1 });
    await visit(page, `/home?term=${topic}&mode=topic${view}`);
    if (view) await page.getByRole("button", { name: /^Filters/ }).click();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Scrolls the panel, which also has a place for its last filter here.
    const explicit = page.getByRole("switch", { name: "Explicit Content" });
    await explicit.hover();
    const before = await explicit.boundingBox();
    await page.mouse.down();
    late.open();
    await found(page);
    if (view) await expect(page.getByRole("table")).toBeVisible();
    await idle(page);
    expect(await explicit.boundingBox()).toEqual(before);
    await page.mouse.up();
    await expect(explicit).toBeChecked();
  });
}

test("the country filter finds a country's shows, and its chip removes it", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic&country=GB`);
  await expect(page.getByRole("button", { name: /United Kingdom/ })).toBeVisible();
  const country = page.getByRole("combobox", { name: "Country" });
  await expect(country).toHaveValue("GB");
  await expect(country.locator("option[value=US]")).toHaveText(/^United States \([\d,]+\)$/);
  // Only countries that would find something are offered.
  await expect(country.locator("option[value=AQ]")).toHaveCount(0);
  await country.selectOption("US");
  await expect(page).toHaveURL(/country=US/);
  await page.getByRole("button", { name: /United States/ }).click();
  await expect(page).not.toHaveURL(/country=/);
});

test("a search and its counts are one request, and the count beside a language is the total of its filter", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (SEARCH_CALLS.test(request.url())) requested.push(request.url());
  });
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  await expect(categories(page).first()).toHaveText(/[\d,]+$/);
  expect(requested).toEqual([expect.stringMatching(FACETS)]);
  const language = page.getByRole("combobox", { name: "Language" });
  await expect(language.locator("option[value=de]")).toHaveText(/^German \([\d,]+\)$/);
  const said = /\d[\d,]*/.exec(await language.locator("option[value=de]").innerText())?.[0];
  await language.selectOption("de");
  await expect(page).toHaveURL(/lang=de/);
  await expect.poll(() => found(page)).toBe(said);
});

test("each of More filters narrows the results, with a URL parameter and a chip", async ({ page }) => {
  const topic = await bigTopic(page);
  await visit(page, `/home?term=${topic}&mode=topic`);
  const before = await found(page);
  const more = page.getByRole("button", { name: "More filters" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Minimum popularity").fill("9");
  await page.getByLabel("Maximum popularity").fill("3");
  await expect(page.getByText("The minimum is above the maximum, so nothing would match.")).toBeVisible();
  await expect(page).not.toHaveURL(/pmax/);
  await page.getByLabel("Maximum popularity").fill("");
  await expect(page).toHaveURL(/pmin=9/);
  await page.getByLabel("Updated since").fill("2020-01-31");
  await expect(page).toHaveURL(/since=2020-01-31/);
  await page.getByLabel("Newest episode from").fill("2020-02-01");
  await expect(page).toHaveURL(/epfrom=2020-02-01/);
  await expect.poll(() => found(page)).not.toBe(before);
  await page.getByLabel("Hosting domain").fill("nowhere.example");
  await expect(page).toHaveURL(/feedhost=nowhere\.example/);
  await page.getByLabel("iTunes ID").fill("id1441923632");
  await expect(page).toHaveURL(/itunes=1441923632/);
  await expect(page.getByText("No results found.", { exact: false })).toBeVisible();

  await page.reload();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByLabel("Hosting domain")).toHaveValue("nowhere.example");
  const chips = page.getByRole("list", { name: "Active filters" }).getByRole("button", { name: /^Remove filter/ });
  await expect(chips).toHaveCount(5);
  for (let left = 5; left > 0; left -= 1) {
    await chips.first().click();
    await expect(chips).toHaveCount(left - 1);
  }
  await expect(page).toHaveURL(`/home?term=${topic}&mode=topic`);
  await expect.poll(() => found(page)).toBe(before);
});

test("a URL with a minimum above its maximum explains the error", async ({ page }) => {
  await visit(page, "/home?term=the&mode=title&lmin=9&lmax=3");
  await expect(page.getByRole("alert")).toContainText("The minimum is above the maximum");
  await expect(categories(page).first()).toBeVisible();
  await expect(categories(page).filter({ hasText: /\d/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await expect(page.locator("[data-card]").first()).toBeVisible();
});

test("filters ranges by their middle, or with the switch also by overlap", async ({ page }) => {
  await visit(page, "/home?term=the&mode=title&lmin=8000&lmax=12000");
  const reach = page.getByRole("switch", { name: "Include ranges that overlap" });
  const inside = Number((await found(page)).replaceAll(",", ""));
  await reach.press("Space");
  await expect(page).toHaveURL(/lreach=1/);
  await expect.poll(async () => Number((await found(page)).replaceAll(",", ""))).toBeGreaterThan(inside);
  await page.getByRole("button", { name: "Remove filter: 8,000 to 12,000 listeners, or overlapping" }).click();
  await expect(page).not.toHaveURL(/lreach|lmin|lmax/);
  await expect(reach).toBeDisabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("requests the counts of a search when the filters open", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (FACETS.test(request.url())) requested.push(request.url());
    });
    await visit(page, `/home?term=${await bigTopic(page)}&mode=topic`);
    await found(page);
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    expect(requested).toEqual([]);
    await page.getByRole("button", { name: /^Filters/ }).click();
    await expect(categories(page).first()).toHaveText(/[\d,]+$/);
    expect(requested).toHaveLength(1);
  });

  test("moves no filter when counts load, so a press that has begun hits its filter", async ({ page }) => {
    await pressWhileCountsLoad(page, async () => {
      await found(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
    });
  });
});

test("More filters are accessible and fit", async ({ page }) => {
  await visit(page, "/home?term=the&mode=title&pmin=1&epfrom=2020-01-01");
  const refused = async () => {
    const field = page.getByLabel("Hosting domain").filter({ visible: true });
    await field.scrollIntoViewIfNeeded();
    await field.fill("no domain");
    await expect(page.getByText("Enter a domain like libsyn.com.").filter({ visible: true })).toBeVisible();
  };
  await refused();
  await expectSoundIn(page, "light");
  await onPhone(page, async () => {
    await page.getByRole("button", { name: /^Filters/ }).click();
    await refused();
    await expectSoundIn(page, "dark");
  });
});
