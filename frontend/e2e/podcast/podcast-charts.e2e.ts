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
