import type { CatalogueSummary } from "../../domain/src/catalogue/search-request";
import { siteTotals, type TotalsPage } from "../../domain/src/site/site-totals";
import axe from "axe-core";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** What a page complained about. Tests fail when anything is left that they did not allow. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  hear(complaint: string): void {
    this.heard.push(complaint);
  }

  /** For complaints that the test itself provokes: a page that is not there, a server that fails. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  left(): string[] {
    return this.heard.filter((complaint) => !this.allowed.some((pattern) => pattern.test(complaint)));
  }
}

/** Every test listens: no error or warning in the console, no exception, nothing that the content policy had to stop. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints();
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.hear(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.hear(`exception: ${error.message}`));
      await page.exposeFunction("reportStopped", (what: string) => complaints.hear(`policy: ${what}`));
      await page.addInitScript(() => {
        const { reportStopped } = window as unknown as { reportStopped: (what: string) => void };
        addEventListener("securitypolicyviolation", (event) => {
          reportStopped(`${event.violatedDirective} stopped ${event.blockedURI || "inline"}`);
        });
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) shifts.sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await use(complaints);
      expect(complaints.left(), "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails the tests of a file or group when a service they need was not started: `npm test` starts all and names them. */
export function needsService(variable: "E2E_OAUTH_URL" | "E2E_PROVIDER_URL" | "E2E_PROVIDER_CONTROL"): void {
  base.beforeEach(() => expect(process.env[variable], `${variable}, which npm test sets`).toBeTruthy());
}

export type Look = { readonly theme: "light" | "dark"; readonly width: 390 | 1440 };

const LOOKS: readonly Look[] = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
];

/** Declares the same tests for light and dark, for a wide window and for a phone with touch. */
export function inEveryLook(declare: (look: Look) => void): void {
  for (const look of LOOKS) {
    const phone = look.width === 390;
    test.describe(`${look.theme} ${look.width}`, () => {
      test.use({
        colorScheme: look.theme,
        viewport: { width: look.width, height: phone ? 844 : 900 },
        hasTouch: phone,
        isMobile: phone,
      });
      declare(look);
    });
  }
}

/** WCAG 2.0 to 2.2, A and AA, and the good practices that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  // Fading in would be measured as poor contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.effect?.getTiming().iterations === Infinity || one.playState === "finished"),
  );
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // @axe-core/playwright opens a second page for each analysis and reports what passed as well: six times the time.
  const findings = await page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ runOnly, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, tags);
  expect(findings, "axe findings").toEqual([]);
}

/** How far things moved by themselves since the page began (cumulative layout shift). */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/**
 * Stops the page's clock, which `page.clock.install()` gave it; from now on it goes on by `page.clock.runFor` alone. The
 * moment is well ahead: a clock cannot stop in the past, where a slow machine would find itself asking.
 */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Something for answers to wait at until it is opened. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Where the page is scrolled to once it rests: what still comes may move it. */
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

/** No sideways scrolling. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, "pixels that stick out to the right").toBeLessThanOrEqual(0);
}

/** The page shows the size of the catalogue in use, and nothing that is not counted. */
export async function expectTotals(page: Page, of: TotalsPage): Promise<void> {
  const summary = (await (await page.request.get("/api/v1/catalogue")).json()) as CatalogueSummary;
  const figures = page.getByRole("region", { name: "Catalogue size" });
  const [podcasts, episodes, last] = siteTotals(of, summary, new Date());
  await expect(figures.getByRole("definition")).toHaveCount(3);
  await expect(figures.getByRole("definition").nth(0)).toHaveText(podcasts!.figure);
  await expect(figures.getByRole("definition").nth(1)).toHaveText(episodes!.figure);
  // The age of the data changes by the minute.
  await expect(figures.getByRole("definition").nth(2)).toHaveText(
    of === "api" && summary.source !== "rapidapi" ? /^(< 1 min|\d+ (min|h|days?|months?|years?))$/ : last!.figure,
  );
  await expect(figures.getByRole("term")).toHaveText([podcasts!.of, episodes!.of, last!.of]);
}

/** The id of some show that has at least `episodes` episodes, whatever catalogue is in use. */
export async function someShow(page: Page, episodes = 3): Promise<string> {
  const answer = await page.request.get("/api/v1/search", { params: { minEpisodes: episodes, limit: 1 } });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  const [first] = results;
  if (!first) throw new Error(`The catalogue in use has no show with ${episodes} episodes.`);
  return first.id;
}
