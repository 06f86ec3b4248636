import { AUDIENCE_FIGURES } from "../../../domain/src/audience/figures/audience-figures";
import { type FeedFacts, feedHealth } from "../../../domain/src/catalogue/health/feed-health";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  gate,
  inEveryLook,
  layoutShift,
  someShow,
  test,
  withFontFirst,
} from "../fixtures";
import { expectPartSound, expectSound, onPhone } from "../looks";
import { visit } from "../search/search-catalogue";

/** Extreme shows that break layouts: one without facts, and one with very long ones. */
const HARD = {
  title:
    "The show whose makers had so very much to say about nothing that its title alone would fill a hundred and twenty characters",
  categories: [
    "Arts",
    "Books",
    "Society & Culture",
    "Documentary",
    "Personal Journals",
    "Technology",
    "Tech News",
    "Business",
    "Management",
    "Non-Profit",
  ],
};
const NOTHING = {
  title: "بودكاست بلا أرقام",
  description: "No Description",
  imageUrl: "",
  categories: [],
  episodeCount: 0,
  language: "N/A",
  popularityScore: 0,
  itunesAuthor: "No Author",
  lastUpdate: 0,
  createdOn: 0,
  listener_range: "N/A",
  pea_range: "N/A",
  mr_range: "N/A",
  af_range: "N/A",
  match_rank: null,
  estimate: null,
  explicit: "N/A",
  defaulted: [
    "description",
    "imageUrl",
    "categories",
    "episodeCount",
    "language",
    "popularityScore",
    "itunesAuthor",
    "lastUpdate",
    "createdOn",
    "listener_range",
    "explicit",
    "link",
    "url",
    "duration",
  ],
};

const NOW = new Date("2026-11-22T12:00:00Z");
const FEED: FeedFacts = {
  ...{ address: "https://feeds.example/tides.xml", listedAt: "old.example", readAt: 1_795_219_200 },
  ...{ failures: 0, isGone: false, isMarked: false, statedBy: "either" },
  stated: { cover: "https://feeds.example/1.png", language: "en", explicit: null, guid: "0f8b" },
  episodes: Array.from({ length: 20 }, (_, week) => ({
    published: 1_795_000_000 - week * 604_800,
    duration: week < 3 ? null : 1_800,
    audio: week < 5 ? "https" : "http",
    hasTranscript: false,
    hasPeople: week < 2,
  })),
  contacts: { canBeReached: true, hasLockOwner: false, people: 2, supportPages: 0, isCut: false },
};

inEveryLook(() => {
  test("a profile that loads late moves nothing visible", async ({ page }) => {
    await withFontFirst(page);
    const profile = gate();
    await page.route(/\/podcasts\/[^/]+\/profile$/, async (route) => {
      const response = await route.fetch();
      const hosts = Array.from({ length: 12 }, (_, index) => ({ name: `Host ${index + 1}`, image: "" }));
      await profile.opened;
      await route.fulfill({ response, json: { ...((await response.json()) as object), hosts } });
    });
    // Without a chart of the show's rank, the profile and what is below begin within the window.
    await page.route(/\/podcasts\/[^/]+\/history$/, (route) => route.fulfill({ json: { changes: [] } }));
    await visit(page, `/podcast/${await someShow(page, 5)}`);
    await expect(page.getByRole("heading", { name: "Similar shows" })).toBeAttached();
    const before = await layoutShift(page);
    profile.open();
    await expect(page.getByText("Host 12", { exact: true })).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect((await layoutShift(page)) - before).toBeLessThan(0.005);
  });
});

test("the insights are accessible, stable and fit with everything unfolded", async ({ page }) => {
  await withFontFirst(page);
  const address = `/podcast/${await someShow(page, 5)}`;
  const opensStably = async () => {
    await visit(page, address);
    await expect(page.getByRole("heading", { name: "Similar shows" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.05);
  };
  await onPhone(page, opensStably);
  await opensStably();
  await page.getByRole("button", { name: "How we estimate this" }).click();
  await page.getByRole("button", { name: "How to read this" }).click();
  await page.getByText("Episodes by month").click();
  await page.getByRole("button", { name: "About Monthly Reach" }).click();
  await expect(page.getByText(AUDIENCE_FIGURES.monthlyReach.definition).last()).toBeVisible();
  await expectSound(page);
});

test("the feed health is accessible and fits when unfolded", async ({ page }) => {
  const id = await someShow(page);
  const real = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as { defaulted: string[] };
  const origin = { from: "feed", at: FEED.readAt };
  const read = { origin, url: FEED.address, defaulted: real.defaulted.filter((field) => field !== "url") };
  await page.route(/\/api\/v1\/podcasts\/[^/]+$/, (route) => route.fulfill({ json: { ...real, ...read } }));
  await page.route(/\/podcasts\/[^/]+\/health$/, (route) => route.fulfill({ json: feedHealth(FEED, NOW) }));
  await visit(page, `/podcast/${id}`);
  const section = page.getByRole("region", { name: "Feed health" });
  await expect(section.getByText("Listed at old.example, but read at feeds.example.")).toBeHidden();
  await section.getByText("7 notes, 4 unknown").click();
  await expect(section.getByText("Listed at old.example, but read at feeds.example.")).toBeVisible();
  await expectPartSound(page, section, "feed-health");
});

test("the episodes are accessible and fit with one of them playing", async ({ page }) => {
  await visit(page, `/podcast/${await someShow(page, 5)}?tab=episodes`);
  await page
    .getByRole("button", { name: /^Play: / })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Pause: / }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  await expectSound(page);
});

for (const [name, change] of [
  ["long", HARD],
  ["unknown", NOTHING],
] as const) {
  test(`a show with everything ${name}`, async ({ page }) => {
    const id = await someShow(page);
    const real = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as object;
    await page.route(/\/api\/v1\/podcasts\/[^/]+$/, (route) => route.fulfill({ json: { ...real, ...change } }));
    await visit(page, `/podcast/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: change.title })).toBeVisible();
    await expect(page.getByText(/1970|NaN|undefined|Invalid/)).toHaveCount(0);
    await expectSound(page);
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
}

test("shows a signed-in visitor the market's ranges, verdicts and their meaning", async ({ page }) => {
  const id = await someShow(page);
  const real = (await (await page.request.get(`/api/v1/podcasts/${id}`)).json()) as { categories: string[] };
  const [first = "", second = "Technology"] = [...new Set([...real.categories, "Technology", "News"])];
  await page.route(/\/api\/v1\/podcasts\/[^/]+$/, (route) =>
    route.fulfill({ json: { ...real, categories: [first, second, "Knitting"], listener_range: "10,000-20,000" } }),
  );
  await page.route(/\/category-stats/, (route) =>
    route.fulfill({
      json: {
        [first.toLowerCase()]: {
          category: first,
          listener_range: "1,000-5,000",
          podcast_count: 600,
          medianPodcastCount: 500,
        },
        [second.toLowerCase()]: {
          category: second,
          listener_range: "70,001+",
          podcast_count: 400,
          medianPodcastCount: 500,
        },
      },
    }),
  );
  await visit(page, `/podcast/${id}`);
  const market = page.getByRole("region", { name: "Market Insights" });
  const cards = market.getByRole("article");
  await expect(cards.nth(0)).toContainText("Above average");
  await expect(cards.nth(0)).toContainText("High competition");
  await expect(cards.nth(0)).toContainText(
    "Category average 1,000–5,000. 600 podcasts in this category; the median category has 500.",
  );
  await expect(cards.nth(1)).toContainText("Below average");
  await expect(cards.nth(1)).toContainText("Low competition");
  await expect(cards.nth(2)).toContainText("No figures for this category yet");
  await expect(market.getByText(`more listeners than the average show in ${first}`)).toBeVisible();
  await expect(market.getByRole("button", { name: "Log in to see the numbers" })).toHaveCount(0);
  await expectAccessible(page);
});
