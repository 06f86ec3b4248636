import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures";
import { expectPartSound } from "../looks";
import { ESTIMATED, visitChanged } from "./changed-show";

const SEGMENTS = Array.from({ length: 48 }, (_, at) => (at < 40 ? 30 - Math.abs(at - 18) : 0));
const CATEGORY = {
  category: "Business",
  language: { code: "en", name: "English" },
  estimated: SEGMENTS.reduce((sum, one) => sum + one, 0),
  unknown: 312,
  segments: SEGMENTS,
};

const bounds = (low: number, high: number) => ({ low, high });
/** A change of a fact on the first day of a month. */
const change = (month: string, field: string, from: unknown, to: unknown, more: object = {}) => ({
  ...{ at: `2026-${month}-01T00:00:00.000Z`, field, from, to },
  ...more,
});
const SAME_METHOD = { method: { from: "2", to: "2" } };

const APPLE = { source: "Apple Podcasts" };
const CHART = { ...APPLE, country: "us" };
/** A show's past, from its latest change on, with a new method in April. */
const CHANGES = [
  change("10", "listeners", bounds(7_000, 30_000), bounds(10_000, 50_000), SAME_METHOD),
  change("08", "listeners", null, bounds(7_000, 30_000), SAME_METHOD),
  change("06", "listeners", bounds(5_000, 20_000), null, SAME_METHOD),
  change("04", "listeners", bounds(2_000, 30_000), bounds(5_000, 20_000), { method: { from: "1", to: "2" } }),
  change("10", "rank", 310, 120),
  change("08", "rank", null, 310),
  change("05", "rank", 800, null),
  change("03", "rank", null, 800),
  change("10", "episodeCount", 61, 65),
  change("07", "episodeCount", null, 61),
  change("09", "typicalDuration", 1_800, 2_700),
  change("10", "chartPlace", 42, 4, CHART),
  change("07", "chartPlace", null, 42, CHART),
  change("08", "chartPlace", null, 7, { ...CHART, genre: "Comedy" }),
  change("09", "ratings", 900, 1_250, { source: "A file" }),
  change("06", "ratings", null, 900, { source: "A file" }),
  change("08", "reviews", 30, 12, APPLE),
  change("07", "reviews", null, 30, APPLE),
].sort((one, other) => other.at.localeCompare(one.at));

test("shows a show's place in its category, and what changed over time, as charts and tables", async ({ page }) => {
  await page.route(/\/category-distributions/, (route) => route.fulfill({ json: { business: CATEGORY } }));
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes: CHANGES } }));
  await visitChanged(page, { ...ESTIMATED, categories: ["Business"] });
  /** Moves to the last value of a chart. */
  const toEnd = async (panel: Locator) => {
    await panel.getByRole("slider").focus();
    await page.keyboard.press("End");
  };

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

  // With a gap, and in gray what an old method estimated.
  const audience = page.getByRole("region", { name: "Audience over time" });
  await expect(audience).toContainText("New method in Apr 2026: gray is the old one. Growing since then.");
  await expect(audience.locator("svg rect.fill-chart-base")).toHaveCount(1);
  await expect(audience.locator("svg rect.fill-chart-self")).toHaveCount(3);
  await expect(audience.locator("svg line")).toHaveCount(1);
  await audience.getByText("Estimates by date").click();
  await expect(audience.getByRole("row").nth(1)).toContainText("10,000–50,000");
  await expect(audience.getByRole("row", { name: /Jun 1, 2026 no estimate/ })).toBeVisible();
  await toEnd(audience);
  await expect(audience.getByText("Oct 2026: 10,000–50,000")).toBeVisible();

  const rank = page.getByRole("region", { name: "Rank over time" });
  await expect(rank).toContainText("New method in Apr 2026: earlier ranks aren’t comparable. Climbing since then.");
  await expect(rank.locator("svg polyline")).toHaveCount(2);
  await expect(rank.locator("svg line")).toHaveCount(1);
  await rank.getByText("Ranks by date").click();
  await expect(rank.getByRole("row").nth(1)).toContainText("#120");
  await expect(rank.getByRole("row", { name: /no rank/ })).toBeVisible();
  await toEnd(rank);
  await expect(rank.getByText("Oct 2026: #120")).toBeVisible();

  const episodes = page.getByRole("region", { name: "Episodes over time" });
  await expect(episodes).toContainText("61 in Jul 2026, 65 now.");
  await episodes.getByText("Episodes by date").click();
  await expect(episodes.getByRole("row").nth(1)).toContainText("Oct 1, 2026");
  const length = page.getByRole("region", { name: "Length over time" });
  await expect(length).toContainText(/30 min in \w+ 2026, 45 min now\./);
  await toEnd(length);
  await expect(length.getByText("Sep 2026: 45 min")).toBeVisible();

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
  await toEnd(rank);
  await expectPartSound(page, [place, rank, episodes, length, places, ratings], "over-time");
});

test("draws no chart for a single value or a single place", async ({ page }) => {
  const changes = [change("06", "rank", null, 12)];
  await page.route(/\/history$/, (route) => route.fulfill({ json: { changes } }));
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
