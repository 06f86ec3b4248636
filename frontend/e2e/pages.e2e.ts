import { BLOG_POSTS, blogPostPath } from "../../domain/src/site/blog-posts";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  expectTotals,
  inEveryLook,
  layoutShift,
  someShow,
  test,
} from "./fixtures";

/** The public pages with the heading that each begins with. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ["/advertisers", "Ask what was said."],
  ["/api", "Developer API"],
  ["/blog", "Blog"],
  ["/blog/sponsor-arithmetic", "Sponsorship arithmetic on a coaster"],
  ["/about", "Know who is listening."],
  ["/how-we-estimate", "How we estimate audiences"],
  ["/features", "From a name to a decision."],
  ["/contact", "Contact"],
];

inEveryLook(() => {
  for (const [path, heading] of PAGES) {
    test(`${path} is accessible, stands still and fits`, async ({ page }) => {
      // What waits to be scrolled to would be measured as poor contrast; a test of its own looks at it.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [["/", "Find the show. See its audience."] as const, ...PAGES]) {
    test(`${path} has its content in the HTML`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByText("You get a reply within 1 business day.")).toBeVisible();
      const levels = await page
        .locator("main :is(h1,h2,h3,h4)")
        .evaluateAll((headings) => headings.map((one) => Number(one.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) =>
        expect(level, "a level is skipped").toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
    });
  }
});

test.describe("without scripts, what is looked for", () => {
  test.use({ javaScriptEnabled: false });

  test("the search page has its heading, its words and its form in the HTML", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search podcasts");
    const words = `<b>tea & "milk"</b>`;
    await page.getByRole("combobox", { name: "Search podcasts" }).fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Podcasts titled “${words}”`);
    await expect(page.getByRole("combobox", { name: "Search podcasts" })).toHaveValue(words);
    await expect(page).toHaveTitle(`Podcasts titled “${words}” - Earshot`);
    await page.goto("/home?term=salt&mode=host");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcasts hosted by “salt”");
  });

  test("a podcast's page says whose show it is", async ({ page }) => {
    const id = await someShow(page);
    const answer = await page.request.get(`/api/v1/podcasts/${id}`);
    const { title, itunesAuthor } = (await answer.json()) as { title: string; itunesAuthor: string };
    await page.goto(`/podcast/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(`by ${itunesAuthor}`, { exact: true })).toBeVisible();
  });
});

test("what was typed into the search page before the scripts came stays", async ({ page }) => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/home", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Search podcasts" });
  await field.fill("early words");
  goOn();
  await page.waitForLoadState("networkidle");
  await expect(field).toHaveValue("early words");
  await page.getByRole("button", { name: "Clear the search field" }).click();
  await expect(field).toHaveValue("");
});

test("every internal link on every public page leads to a page, every anchor to a place", async ({ page }) => {
  test.slow();
  const shows = [`/podcast/${await someShow(page)}`, "/home?term=history&mode=title"];
  const waiting = ["/", "/home", "/upgrade", ...shows, ...PAGES.map(([path]) => path), ...BLOG_POSTS.map(blogPostPath)];
  const seen = new Set<string>();
  const checked = new Set<string>();
  for (const path of waiting) {
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const links = await page.locator("a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    for (const link of links) {
      const url = new URL(link);
      if (url.origin !== new URL(page.url()).origin) continue;
      expect(url.href.endsWith("#"), `${link} on ${path} leads nowhere`).toBe(false);
      if (url.pathname === path && url.hash) expect(ids, `${url.hash} on ${path}`).toContain(url.hash.slice(1));
      const address = url.pathname + url.search;
      if (checked.has(address)) continue;
      checked.add(address);
      const answer = await page.request.get(address);
      expect(answer.status(), `${address}, linked on ${path}`).toBe(200);
    }
  }
  expect(checked.size).toBeGreaterThan(20);
});

test("About: anchors scroll to their part, the way on leads to an account and to the features", async ({ page }) => {
  await page.goto("/about-9");
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Values" }).click();
  await expect(page).toHaveURL(/#values$/);
  const values = page.getByRole("heading", { name: "Values" });
  await expect(values).toBeInViewport();
  await expect(values).toBeFocused();
  await expect(page.getByRole("region", { name: "Values" })).toHaveCSS("opacity", "1");
  await expect(page.getByRole("link", { name: "Create your account" })).toHaveAttribute("href", "/signup");
  await expectTotals(page, "about");
  await page.goto("/about#creators");
  await expect(page.getByRole("heading", { name: "For creators" })).toBeInViewport();
  await page.getByRole("link", { name: "See the features" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("From a name to a decision.");
});

test("About fades in what is scrolled to, and hides nothing from printers or from those who want no motion", async ({
  page,
}) => {
  await page.goto("/about");
  const values = page.getByRole("region", { name: "Values" });
  await expect(values).toHaveAttribute("data-waiting", "");
  await expect(values).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  await expect(values).toHaveCSS("opacity", "1");
  await page.emulateMedia({ media: "screen" });
  await values.scrollIntoViewIfNeeded();
  await expect(values).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-waiting]")).toHaveCount(0);
});
