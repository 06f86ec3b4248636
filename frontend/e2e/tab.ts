import type { Browser, BrowserContext, Disposable, Page, PlaywrightTestOptions } from "@playwright/test";

/** The console errors of a page. A test fails on any error that it did not allow. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  hear(complaint: string): void {
    this.heard.push(complaint);
  }

  /** Allows errors that the test causes on purpose: a missing page, a failing server. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  left(): string[] {
    return this.heard.filter((complaint) => !this.allowed.some((pattern) => pattern.test(complaint)));
  }
}

/** Waits until the page is idle, or has been left. */
export async function idle(page: Page): Promise<void> {
  await page
    .evaluate(() => {
      // A second page in a test does not have its own `native`.
      const { requestAnimationFrame: nextFrame, requestIdleCallback: whenIdle } =
        (window as { native?: Pick<Window, "requestAnimationFrame" | "requestIdleCallback"> }).native ?? window;
      return new Promise<void>((done) => {
        let isIdle = false;
        const finish = () => {
          isIdle = true;
          done();
        };
        whenIdle(finish, { timeout: 5_000 });
        // While no frame is drawn, Chromium sometimes calls back only after the timeout, even in an idle page.
        const draw = () => void (isIdle || nextFrame(draw));
        draw();
      });
    })
    .catch(() => undefined);
}

/** Waits until React has hydrated the page's first heading. Checks this every `polling` milliseconds. */
export async function hydrated(page: Page, options: { readonly polling: number; readonly timeout?: number }) {
  const alive = () => {
    if (document.contentType !== "text/html") return true;
    return Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber"));
  };
  await page.waitForFunction(alive, undefined, options);
}

/** Waits until the loaded page is hydrated and idle. Gives up after ten seconds, for tests that hold back the page's code. */
async function ready(page: Page): Promise<void> {
  await hydrated(page, { polling: 20, timeout: 10_000 }).catch(() => undefined);
  await idle(page);
}

/** An init script that turns on the browser's data-saving mode. */
export function askToSaveData(): void {
  Object.defineProperty((navigator as unknown as { connection: object }).connection, "saveData", { value: true });
}

/** How many times slower than this machine the pages' processor is. Tests with race conditions fail at 6 or 8. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/** A small file of the site. While a tab shows it, its process keeps what it has compiled for the site's pages. */
const PARKED = "/robots.txt";

/** What a test can do to a tab that `empty` cannot undo. */
const LASTING = {
  page: ["addLocatorHandler", "setExtraHTTPHeaders"],
  context: ["setGeolocation", "setHTTPCredentials", "setOffline"],
  both: [
    ...["exposeBinding", "exposeFunction", "routeWebSocket"],
    ...["setDefaultNavigationTimeout", "setDefaultTimeout"],
  ],
};

type Methods = Record<string, (...given: unknown[]) => unknown>;

/** Calls `first` before each call of these methods. */
function before(target: object, names: readonly string[], first: (...given: unknown[]) => void): void {
  const methods = target as Methods;
  for (const name of names) {
    const own = methods[name]!.bind(target);
    methods[name] = (...given) => {
      first(...given);
      return own(...given);
    };
  }
}

/** Registers, as init script, what all tests need in a page. */
function watchPage(): void {
  const { reportStopped } = window as unknown as { reportStopped: (what: string) => void };
  addEventListener("securitypolicyviolation", (event) => {
    reportStopped(`${event.violatedDirective} stopped ${event.blockedURI || "inline"}`);
  });
  // Stored before a test replaces the page's clock, which would also hold back idle callbacks.
  Object.assign(window, { native: { requestAnimationFrame, requestIdleCallback } });
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shifts.sum += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Options of the current test. The context also gets those that are not named here. */
export type TabOptions = { readonly savesData: boolean } & Pick<
  PlaywrightTestOptions,
  | ("baseURL" | "viewport" | "hasTouch" | "isMobile" | "javaScriptEnabled" | "serviceWorkers" | "locale")
  | ("colorScheme" | "contrast" | "forcedColors" | "reducedMotion")
  | ("permissions" | "storageState" | "timezoneId" | "userAgent")
>;

/** Each has a process of a hundred megabytes. */
const MOST_TABS = 2;

/** The tabs that a worker keeps for later tests with the same options. */
export class Tabs {
  private readonly kept = new Map<string, Tab>();

  constructor(private readonly browser: Browser) {}

  async take(options: TabOptions, mayBeKept: boolean): Promise<Tab> {
    const kind = JSON.stringify(options);
    const tab = mayBeKept ? this.kept.get(kind) : undefined;
    if (tab) this.kept.delete(kind);
    return tab ?? Tab.open(this.browser, options);
  }

  async giveBack(tab: Tab, mayBeKept: boolean): Promise<void> {
    // A page that cannot be left, or has crashed, makes it throw.
    if (!mayBeKept || !(await tab.empty().catch(() => false))) return tab.context.close();
    this.kept.set(JSON.stringify(tab.options), tab);
    const [oldest] = this.kept;
    if (!oldest || this.kept.size <= MOST_TABS) return;
    this.kept.delete(oldest[0]);
    await oldest[1].context.close();
  }
}

/**
 * A tab in a context of its own, for one test after the other. The first load of a page in a new context takes a second of processor time,
 * and half of that in a tab that has shown the site before, because its scripts are then loaded and compiled.
 */
export class Tab {
  /** What the pages of the current test complain about. */
  complaints = new Complaints();
  private readonly undo: (() => unknown)[] = [];
  /** Whether a test has changed the tab for good. */
  private isSpent = false;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly options: TabOptions,
  ) {}

  static async open(browser: Browser, options: TabOptions): Promise<Tab> {
    const context = await browser.newContext();
    if (options.savesData) await context.addInitScript(askToSaveData);
    const tab = new Tab(await context.newPage(), context, options);
    await tab.prepare();
    tab.noteChanges();
    return tab;
  }

  /**
   * Removes what the test has left: only the browser's cache stays. Returns false if the test has done something that cannot be undone:
   * the tab cannot be used again.
   */
  async empty(): Promise<boolean> {
    const { page, context, options } = this;
    if (this.isSpent || page.isClosed()) return false;
    await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    await page.goto(PARKED, { waitUntil: "load" });
    for (const undo of this.undo.splice(0)) await undo();
    await page.mouse.move(0, 0);
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send("Page.resetNavigationHistory");
    await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "all" });
    await session.detach();
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = "";
    });
    const { colorScheme, contrast, forcedColors, reducedMotion } = options;
    await page.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion });
    if (options.viewport) await page.setViewportSize(options.viewport);
    this.complaints = new Complaints();
    return true;
  }

  private async prepare(): Promise<void> {
    const { page, options } = this;
    if (SLOWDOWN > 1) await slowDown(page);
    page.on("console", (message) => {
      // Most tests block the service worker (playwright.config.ts), which Playwright logs to the page's console.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (["error", "warning"].includes(message.type())) {
        this.complaints.hear(`${message.type()}: ${message.text()} ${message.location().url}`);
      }
    });
    page.on("pageerror", (error) => this.complaints.hear(`exception: ${error.message}`));
    await page.exposeFunction("reportStopped", (what: string) => this.complaints.hear(`policy: ${what}`));
    await page.addInitScript(watchPage);
    if (!options.javaScriptEnabled) return;
    // Shortcuts are registered after React has painted. A person would press a key even later.
    const press = page.keyboard.press.bind(page.keyboard);
    page.keyboard.press = async (...key) => {
      await idle(page);
      await press(...key);
    };
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (url !== "about:blank" && options?.waitUntil === undefined) await ready(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await ready(page);
      return answer;
    };
  }

  /** Notes what tests do to the tab, for `empty`. */
  private noteChanges(): void {
    const { page, context, undo } = this;
    const isSpent = () => (this.isSpent = true);
    before(page, [...LASTING.page, ...LASTING.both], isSpent);
    before(context, [...LASTING.context, ...LASTING.both], isSpent);
    before(context, ["grantPermissions"], () => {
      if (this.options.permissions) isSpent();
      else undo.push(() => context.clearPermissions());
    });
    // Once replaced, a clock stays so.
    const clock = Object.getOwnPropertyNames(Object.getPrototypeOf(context.clock)).filter(
      (name) => name !== "constructor",
    );
    before(context.clock, clock, isSpent);
    // Storage of other sites is not emptied.
    const own = this.options.baseURL && new URL(this.options.baseURL).origin;
    const isAt = (url: string) => {
      const { origin } = new URL(url);
      if (origin !== own && origin !== "null") isSpent();
    };
    const watch = (one: Page) => one.on("framenavigated", (frame) => isAt(frame.url()));
    watch(page);
    context.on("page", (other) => {
      // A tab that a page opens is reported after its first navigation.
      isAt(other.url());
      watch(other);
      undo.push(() => other.close());
    });
    for (const one of [page, context]) {
      before(one, ["on", "once", "addListener"], (event, listener) =>
        undo.push(() => (one as unknown as Methods).removeListener!(event, listener)),
      );
      const methods = one as unknown as Methods;
      const add = methods.addInitScript!.bind(one);
      methods.addInitScript = async (...given) => {
        const added = (await add(...given)) as Disposable;
        undo.push(() => added.dispose());
        return added;
      };
    }
    before(page.keyboard, ["down"], (key) => undo.push(() => page.keyboard.up(key as string)));
    before(page.mouse, ["down"], () => undo.push(() => page.mouse.up()));
  }
}
