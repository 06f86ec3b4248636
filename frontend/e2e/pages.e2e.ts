import { BLOG_POSTS, blogPostPath } from "../../domain/src/site/blog-posts";
import {
  expect,
  expectTotals,
  gate,
  inEveryLook,
  inOwnFont,
  layoutShift,
  someShow,
  test,
  withFontFirst,
} from "./fixtures";
import { expectFitForFingers, expectSound, onPhone } from "./looks";
import { scrolledThrough } from "./main-pages";

/** The public pages with their main headings. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ["/advertisers", "Ask what was said."],
  ["/api", "Developer API"],
  ["/api/reference/lists", "Lists"],
  ["/blog", "Blog"],
  ["/blog/sponsor-arithmetic", "Sponsorship arithmetic on a coaster"],
  ["/about", "Know who is listening."],
  ["/how-we-estimate", "How we estimate audiences"],
  ["/terms", "Terms"],
  ["/privacy", "Privacy"],
  ["/cookies", "Cookies"],
  ["/status", "Status"],
  ["/changelog", "What’s new"],
  ["/upgrade", "Plans"],
  ["/features", "From a name to a decision."],
  ["/contact", "Contact"],
];

/** Pages whose first view is mostly text. */
const LONG_LINES = ["/api", "/how-we-estimate", "/privacy", "/features"];

for (const [path, heading] of PAGES) {
  test(`${path} is accessible, stable, fits, and can be used with a finger`, async ({ page }) => {
    // axe would report poor contrast in parts that fade in on scroll, which have their own test.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withFontFirst(page);
    const opensStably = async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThan(0.02);
    };
    await opensStably();
    await expectSound(page);
    await onPhone(page, async () => {
      await opensStably();
      await scrolledThrough(page);
      await expectFitForFingers(page, path);
    });
  });
}

inEveryLook(() => {
  test("a font that loads late hardly moves a page", async ({ page }) => {
    test.slow();
    for (const [path, heading] of PAGES.filter(([of]) => LONG_LINES.includes(of))) {
      const font = gate();
      await page.route(/\.woff2$/, (route) => font.opened.then(() => route.fallback()));
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      font.open();
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.evaluate(() => document.fonts.check("1rem Instrument Sans Variable"))).toBe(true);
      await inOwnFont(page);
      expect.soft(await layoutShift(page), path).toBeLessThan(0.05);
      await page.unrouteAll({ behavior: "wait" });
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page has its content in the HTML", async ({ page }) => {
    for (const [path, heading] of [["/", "Find the show. See its audience."] as const, ...PAGES]) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
      await expect.soft(page.getByText("You get a reply within 1 business day."), path).toBeVisible();
      if (path === "/upgrade") await expect.soft(page.getByRole("columnheader", { name: "Free Tier" })).toBeVisible();
      const levels = await page
        .locator("main :is(h1,h2,h3,h4)")
        .evaluateAll((headings) => headings.map((one) => Number(one.tagName.slice(1))));
      expect
        .soft(
          levels.filter((level) => level === 1),
          path,
        )
        .toHaveLength(1);
      levels.forEach((level, index) =>
        expect.soft(level, `a level is skipped on ${path}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
    }
  });
});

test.describe("without scripts, search and podcast pages", () => {
  test.use({ javaScriptEnabled: false });

  test("the search page has its heading, its words and its form in the HTML", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search podcasts");
    const words = `<b>tea & "milk"</b>`;
    await page.getByRole("combobox", { name: "Search podcasts" }).fill(words);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Podcasts for “${words}”`);
    await expect(page.getByRole("combobox", { name: "Search podcasts" })).toHaveValue(words);
    await expect(page).toHaveTitle(`Podcasts for “${words}” - Earshot`);
    await page.goto("/home?term=salt&mode=host");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcasts hosted by “salt”");
  });

  test("a podcast's page names the show's author", async ({ page }) => {
    const id = await someShow(page);
    const answer = await page.request.get(`/api/v1/podcasts/${id}`);
    const { title, itunesAuthor } = (await answer.json()) as { title: string; itunesAuthor: string };
    await page.goto(`/podcast/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(`by ${itunesAuthor}`, { exact: true })).toBeVisible();
  });
});

test("keeps what was typed into the search page before the scripts load", async ({ page }) => {
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

test("every internal link on every public page has a target, and so has every anchor", async ({ page }) => {
  test.slow();
  type Found = { readonly links: string[]; readonly ids: string[] };
  /** The links and ids on a page after its scripts have run. */
  const drawn = async (path: string): Promise<Found> => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    return page.evaluate(() => ({
      links: [...document.querySelectorAll("a[href]")].map((one) => one.getAttribute("href")!),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    }));
  };
  const asSent = async (path: string): Promise<Found> => {
    const html = await (await page.request.get(path)).text();
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!.replaceAll("&amp;", "&"));
    return { links: all(/<a\b[^>]*\shref="([^"]*)"/g), ids: all(/\sid="([^"]*)"/g) };
  };
  const origin = new URL(test.info().project.use.baseURL!).origin;
  const checked = new Set<string>();
  const check = async (path: string, { links, ids }: Found) => {
    expect(links.length, `links on ${path}`).toBeGreaterThan(10);
    for (const link of links) {
      const url = new URL(link, origin + path);
      if (url.origin !== origin) continue;
      expect(url.href.endsWith("#"), `${link} on ${path} leads nowhere`).toBe(false);
      if (url.pathname === path && url.hash) expect(ids, `${url.hash} on ${path}`).toContain(url.hash.slice(1));
      const address = url.pathname + url.search;
      if (checked.has(address)) continue;
      checked.add(address);
      const answer = await page.request.get(address);
      expect(answer.status(), `${address}, linked on ${path}`).toBe(200);
    }
  };
  for (const path of ["/", "/home", `/podcast/${await someShow(page)}`, "/home?term=history&mode=title"])
    await check(path, await drawn(path));
  for (const path of new Set([...PAGES.map(([path]) => path), ...BLOG_POSTS.map(blogPostPath)]))
    await check(path, await asSent(path));
  expect(checked.size).toBeGreaterThan(20);
});

test("About: anchors scroll to their section; links open sign-up and features", async ({ page }) => {
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

test("About fades in sections on scroll, and hides nothing in print or with reduced motion", async ({ page }) => {
  /** Records the names of the sections that are observed, and of those that were faded in. */
  await page.addInitScript(() => {
    const [watched, faded]: [string[], string[]] = [[], []];
    Object.assign(window, { watched, faded });
    const note = (
      names: string[],
      owner: object,
      method: string,
      elementOf: (self: unknown, args: unknown[]) => unknown,
    ) => {
      const original = Reflect.get(owner, method) as (...args: unknown[]) => unknown;
      const noted = function (this: unknown, ...args: unknown[]) {
        names.push((elementOf(this, args) as Element).getAttribute("aria-labelledby") ?? "");
        return original.apply(this, args);
      };
      Reflect.set(owner, method, noted);
    };
    note(watched, IntersectionObserver.prototype, "observe", (_observer, [element]) => element);
    note(faded, Element.prototype, "animate", (element) => element);
  });
  const watched = () => page.evaluate(() => (window as unknown as { watched: string[] }).watched);
  const faded = () => page.evaluate(() => (window as unknown as { faded: string[] }).faded);
  await page.goto("/about");
  const values = page.getByRole("region", { name: "Values" });
  await expect.poll(watched).toContain("values");
  await expect(values).toHaveCSS("opacity", "1");
  expect(await faded()).not.toContain("values");
  await values.scrollIntoViewIfNeeded();
  await expect.poll(faded).toContain("values");
  await expect(values).toHaveCSS("opacity", "1");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.getByRole("region", { name: "Values" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: "Values" })).toBeInViewport();
  expect(await faded()).toEqual([]);
  const animated = await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    return document.getAnimations().length;
  });
  expect(animated, "elements that fade from one theme to the other").toBe(0);
});

test("the status page shows what works and what does not", async ({ page, complaints }) => {
  complaints.allow(/status of 503|ERR_FAILED/);
  await page.goto("/status");
  const state = page.getByRole("status").filter({ hasText: "works" });
  await expect(state).toHaveText("Everything works.");
  const parts = page.getByRole("main").getByRole("listitem");
  await expect(parts.filter({ hasText: "Search" })).toContainText(/[\d,]+ shows\./);
  const reason = "The search index is being written: 12 of 50 shows.";
  await page.route("**/readyz", (route) => route.fulfill({ status: 503, json: { detail: reason } }));
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText("Something doesn’t work right now. We keep checking.")).toBeVisible();
  await page.route("**/readyz", (route) => route.abort());
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(parts.filter({ hasText: "Accounts and lists" })).toContainText("Not known");
});

test("the privacy page lists stored data from the service itself", async ({ page }) => {
  await page.goto("/privacy");
  const table = page.getByRole("table", { name: "What is stored with an account" });
  await expect(table.getByRole("row").filter({ hasText: "The shows that you track" })).toContainText(
    "You stop tracking",
  );
  await page.goto("/cookies");
  await expect(page.getByRole("table", { name: "Cookies", exact: true })).toContainText("earshot-device");
});

test("the contact page's footer does not move while its own content loads", async ({ page }) => {
  await page.goto("/contact");
  const foot = page.getByRole("contentinfo");
  const top = async () => (await foot.boundingBox())?.y;
  await page.waitForLoadState("networkidle");
  await inOwnFont(page);
  const whole = await top();
  await foot
    .locator("> *")
    .evaluateAll((parts) => parts.forEach((part) => (part as HTMLElement).style.setProperty("display", "none")));
  await expect.poll(top).toBe(whole);
});
