import type { CatalogueSummary } from "../../domain/src/catalogue/search/search-request";
import { siteTotals, type TotalsPage } from "../../domain/src/site/site-totals";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type axe from "axe-core";
import { type ElementHandle, test as base, expect, type Locator, type Page } from "@playwright/test";
import { type Complaints, idle, type Tab, type TabOptions, Tabs } from "./tab";

export { expect };
export { askToSaveData, idle } from "./tab";

/** Waits until the text has its own font: a font that loads late moves what is below. */
export async function inOwnFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  });
}

/** Whether React has hydrated an element: presses on prerendered markup are lost. */
export function isTakenOver(part: Locator): Promise<boolean> {
  return part.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactFiber")));
}

/** Presses the keys of a sequence without a pause, which would end the sequence. */
export async function pressSequence(page: Page, keys: string): Promise<void> {
  await idle(page);
  await page.keyboard.type(keys);
}

type Fixtures = {
  /**
   * Whether the browser is in data-saving mode. Pages then preload nothing, which saves a third of their requests; few tests depend on
   * those.
   */
  savesData: boolean;
  /** Whether a test may use the tab of an earlier test, which has the site's code. Tests of cold loads may not. */
  sharesTab: boolean;
  /** The options of a test with which a tab is opened. */
  tabOptions: TabOptions;
  tab: Tab;
  complaints: Complaints;
};

/** Every test fails on unexpected console errors and warnings, exceptions and CSP violations. */
export const test = base.extend<Fixtures, { tabs: Tabs }>({
  savesData: [true, { option: true }],
  sharesTab: [true, { option: true }],
  tabs: [async ({ browser }, use) => use(new Tabs(browser)), { scope: "worker" }],
  tabOptions: async (
    {
      savesData,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contrast,
      forcedColors,
      reducedMotion,
      locale,
      permissions,
      storageState,
      timezoneId,
      userAgent,
    },
    use,
  ) =>
    use({
      savesData,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contrast,
      forcedColors,
      reducedMotion,
      locale,
      permissions,
      storageState,
      timezoneId,
      userAgent,
    }),
  tab: async ({ tabs, sharesTab, tabOptions, extraHTTPHeaders }, use, info) => {
    const tab = await tabs.take(tabOptions, sharesTab);
    // A test can have its own; those of the test before are replaced.
    await tab.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(tab);
    await tabs.giveBack(tab, sharesTab && info.status === info.expectedStatus);
  },
  context: ({ tab }, use) => use(tab.context),
  page: ({ tab }, use) => use(tab.page),
  complaints: [
    async ({ tab: { complaints } }, use) => {
      await use(complaints);
      expect(complaints.left(), "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails the tests of a file or group if a service that they need is missing: `npm test` starts all of them. */
export function needsService(variable: "E2E_OAUTH_URL" | "E2E_PROVIDER_URL" | "E2E_PROVIDER_CONTROL"): void {
  base.beforeEach(() => expect(process.env[variable], `${variable}, which npm test sets`).toBeTruthy());
}

/** A theme changes only colors (styles/themes.test.ts), so only these rules are checked in the second theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What is checked of a page. Of several parts, each must be there. */
export type Part = Locator | readonly Locator[];

/** A wide window, or a phone with touch. */
export type Look = { readonly width: 390 | 1440 };
/** Marks tests that run for both looks. */
const LOOK = "@look";

/**
 * Declares the same tests for a wide window, which is checked in the light theme, and for a phone with touch, in the dark theme. If it does
 * not matter how a page loads, `expectSound` (looks.ts) checks both in one visit.
 */
export function inEveryLook(declare: (look: Look) => void): void {
  for (const width of [1440, 390] as const) {
    const phone = width === 390;
    test.describe(`${width} px`, { tag: LOOK }, () => {
      test.use({ viewport: { width, height: phone ? 844 : 900 }, hasTouch: phone, isMobile: phone });
      declare({ width });
    });
  }
}

/**
 * Checks WCAG 2.0 to 2.2, A and AA, and axe's best practices. Tests that run for both looks check the light theme in the wide window and
 * the dark theme on the phone; others check both themes. `part` is all that is checked of a screen whose rest has its own check: on a page
 * with a thousand elements, axe takes a second each time.
 */
export async function expectAccessible(page: Page, part?: Part): Promise<void> {
  if (!test.info().tags.includes(LOOK)) return expectAccessibleInBothThemes(page, part);
  const own = await themeOf(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  await expectAccessibleIn(page, isPhone ? "dark" : "light", part);
  await showTheme(page, own);
}

/** Checks the page in its own theme, and only the color rules in the other one: for screens that exist in just one look. */
export async function expectAccessibleInBothThemes(page: Page, part?: Part): Promise<void> {
  const own = await themeOf(page);
  await expectAccessibleIn(page, own, part);
  await expectAccessibleIn(page, own === "dark" ? "light" : "dark", part, COLOUR_RULES);
  await showTheme(page, own);
}

/** Checks the page, or a part of it, in one theme, which it then keeps. */
export async function expectAccessibleIn(page: Page, theme: Theme, part?: Part, rules = ALL_RULES): Promise<void> {
  // A test may have waited only for the shell, which appears before the page's own code.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await showTheme(page, theme);
  await expectNoFindings(page, rules, part);
}

type Theme = "light" | "dark";

/** The theme of the system. */
async function themeOf(page: Page): Promise<Theme> {
  return (await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)) ? "dark" : "light";
}

/** Sets the system's theme, and waits until the page has switched: pages follow the system unless the visitor has chosen a theme. */
export async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => {
    const { theme } = document.documentElement.dataset;
    return theme === undefined || theme === wanted || localStorage.getItem("earshot.theme") !== null;
  }, colorScheme);
}

/** The minified version: the package's default file has comments, so each page would have twice as much to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function expectNoFindings(page: Page, runOnly: readonly string[], part?: Part): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  for (;;) {
    // An element that fades in would be reported for poor contrast. On a phone, a layer with a field is transparent until the on-screen
    // keyboard has opened.
    await page.waitForFunction(
      () =>
        document
          .getAnimations()
          .every((one) => one.effect?.getTiming().iterations === Infinity || one.playState === "finished") &&
        [...document.querySelectorAll("[role=dialog]")].every((layer) => getComputedStyle(layer).opacity !== "0"),
    );
    const { findings, faded } = await measured(page, runOnly, part);
    // Check again if elements began to fade in meanwhile.
    if (findings.length > 0 && faded) continue;
    return expect(findings, "axe findings").toEqual([]);
  }
}

async function elementsOf(part: Locator): Promise<ElementHandle[]> {
  await part.first().waitFor();
  return part.elementHandles();
}

/** The violations that axe finds, and whether anything has begun to move or fade meanwhile. */
async function measured(
  page: Page,
  runOnly: readonly string[],
  part?: Part,
): Promise<{ findings: string[]; faded: boolean }> {
  const parts = part && (await Promise.all([part].flat().map(elementsOf))).flat();
  // @axe-core/playwright opens a second page for each analysis, and also reports what passed, which takes six times as long.
  return page.evaluate(
    async ({ rules, include }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      // A sticky element covers whatever is below it at the current scroll position, so it is checked in its normal place.
      const sticky = [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((one) => getComputedStyle(one).position === "sticky")
        .map(({ style }) => ({ style, before: style.cssText }));
      for (const { style } of sticky) {
        style.setProperty("position", "relative", "important");
        style.setProperty("inset", "auto", "important");
      }
      let faded = false;
      const over = new AbortController();
      for (const type of ["animationstart", "transitionrun"])
        document.addEventListener(type, () => (faded = true), { capture: true, signal: over.signal });
      const options = { runOnly: rules, resultTypes: ["violations" as const] };
      const { violations } = await inPage.run(include ? { include: include as HTMLElement[] } : document, options);
      over.abort();
      for (const { style, before } of sticky) style.cssText = before;
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
      return { findings, faded };
    },
    { rules: [...runOnly], include: parts },
  );
}

/** Takes a screenshot of the page in both themes for people to inspect, if E2E_SHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_SHOTS;
  if (!folder) return;
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    const width = page.viewportSize()?.width ?? 0;
    await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
  }
  await showTheme(page, "light");
}

/** How far things have moved by themselves since the page was opened (cumulative layout shift). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/**
 * Stops the page's clock (from `page.clock.install()`); after that, only `page.clock.runFor` advances it. It stops well in the future,
 * because a clock cannot stop in the past, and the machine may be slow.
 */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/**
 * From now on, pages are rendered only once their font has loaded. A font that loads later moves text, which has its own limit
 * (pages.e2e.ts); other tests measure all other movement. Browsers wait 50 ms for the font, which is not enough on a busy machine.
 */
export async function withFontFirst(page: Page): Promise<void> {
  let font = gate();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) font = gate();
  });
  page.on("requestfinished", (request) => {
    if (request.url().endsWith(".woff2")) font.open();
  });
  await page.route(/\.css$/, (route) => font.opened.then(() => route.fallback()));
}

/** A gate that holds back responses until it is opened. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** The scroll position once it is stable; content that loads can change it. */
export async function restingScroll(page: Page): Promise<number> {
  let last = NaN;
  const moved = async () => {
    const before = last;
    last = await page.evaluate(() => window.scrollY);
    return last - before;
  };
  await expect.poll(moved).toBe(0);
  return last;
}

/**
 * How far a show's market numbers are below the top of the window. If content above loads late, the browser scrolls with
 * it: the numbers stay where the visitor sees them, and only `scrollY` changes.
 */
export function topOfNumbers(page: Page): Promise<number> {
  const heading = page.getByRole("heading", { name: "Market Insights" });
  return heading.evaluate((element) => element.getBoundingClientRect().top);
}

/** Checks that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Components that adapt to the width do so shortly after the window has changed.
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, "pixels that stick out to the right").toBeLessThanOrEqual(0);
}

/** Doubles the size of text in the current document, as a reader's own setting does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
}

/** Checks that the page shows the size of the current catalogue, and no figures that are not counted. */
export async function expectTotals(page: Page, of: TotalsPage): Promise<void> {
  const summary = (await (await page.request.get("/api/v1/catalogue")).json()) as CatalogueSummary;
  const figures = page.getByRole("region", { name: "Catalogue size" });
  const [podcasts, episodes, last] = siteTotals(of, summary, new Date());
  await expect(figures.getByRole("definition")).toHaveCount(3);
  await expect(figures.getByRole("definition").nth(0)).toHaveText(podcasts!.figure);
  await expect(figures.getByRole("definition").nth(1)).toHaveText(episodes!.figure);
  // The age of the data changes every minute.
  await expect(figures.getByRole("definition").nth(2)).toHaveText(
    of === "api" && summary.source !== "rapidapi" ? /^(< 1 min|\d+ (min|h|days?|months?|years?))$/ : last!.figure,
  );
  await expect(figures.getByRole("term")).toHaveText([podcasts!.of, episodes!.of, last!.of]);
}

/** The id of a show with at least `episodes` episodes, from any catalogue. */
export async function someShow(page: Page, episodes = 3): Promise<string> {
  const answer = await page.request.get("/api/v1/search", { params: { minEpisodes: episodes, limit: 1 } });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  const [first] = results;
  if (!first) throw new Error(`The catalogue in use has no show with ${episodes} episodes.`);
  return first.id;
}
