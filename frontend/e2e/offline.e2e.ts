import type { BrowserContext, Locator, Page } from "@playwright/test";
import { makeAccount, signInByApi } from "./accounts/accounts-world";
import { expect, expectNoOverflow, picture, someShow, test } from "./fixtures";
import { visit } from "./search/search-catalogue";

// Preloaded pages are stored, too.
test.use({ serviceWorkers: "allow", savesData: false, sharesTab: false });
// The browser also logs requests that fail offline.
test.beforeEach(({ complaints }) =>
  complaints.allow(
    /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|A page broke|A part of the page is missing|error loading/i,
  ),
);

/** Does not wait for hydration, which pages from the service worker never finish. */
const AT_ONCE = { waitUntil: "load" } as const;

/**
 * Takes the page and its service worker offline. Some browsers let a service worker's requests through, and some forget after a load that
 * they are offline, so both are blocked separately. The returned function brings them back online.
 */
async function cutOff(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/*", (route) => route.abort("internetdisconnected"));
  await context.setOffline(true);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "onLine", {
      get: () => sessionStorage.getItem("reconnected") !== null,
      configurable: true,
    }),
  );
  return async () => {
    await context.unroute("**/*");
    // A page that reloads meanwhile must be online, too.
    await page.evaluate(() => sessionStorage.setItem("reconnected", "yes"));
    await context.setOffline(false);
    // The browser may already have told the page, which then reloads.
    await page.evaluate(() => void dispatchEvent(new Event("online"))).catch(() => undefined);
  };
}

/**
 * Makes the server unreachable although the browser reports a network, as when a VPN ends: neither `navigator.onLine` nor an event of the
 * browser tells the page. The returned function makes it reachable again.
 */
async function loseServer(page: Page, context: BrowserContext): Promise<() => Promise<void>> {
  await context.route("**/*", (route) => route.abort("addressunreachable"));
  const hideNetwork = () => {
    Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true });
    const hide = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    for (const name of ["online", "offline"]) addEventListener(name, hide, { capture: true });
  };
  await page.addInitScript(hideNetwork);
  await page.evaluate(hideNetwork);
  await context.setOffline(true);
  return async () => {
    await context.unroute("**/*");
    await context.setOffline(false);
  };
}

/** The bar that shows as soon as the server was asked and did not respond. */
const unreachable = (page: Page) =>
  page.getByText(/^(?:Offline, as of .*|Earshot can’t be reached)\. Pages you visited still open/);

/** Moves the page's clock (from `page.clock.install()`) to when the page asks an unreachable server again, 15 seconds later. */
async function untilAskedAgain(page: Page): Promise<void> {
  await expect(unreachable(page)).toBeVisible();
  await page.clock.fastForward(15_000);
}

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottom = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().bottom);

const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });

test("a visited page opens offline with its content", async ({ page, context }) => {
  const id = await someShow(page);
  await visit(page, "/home");
  await ready(page);
  await visit(page, `/podcast/${id}`);
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.waitForLoadState("networkidle");
  await cutOff(page, context);
  await page.reload(AT_ONCE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "Audience Insights" })).toBeVisible();
  const bar = page.getByText(/^Offline, as of \w{3} \d{1,2}, \d\d:\d\d\. Pages you visited still open/);
  await expect(bar).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    // The page makes room for the bar, which takes three lines on a phone.
    await expect
      .poll(async () => (await top(page.locator("main").getByRole("link").first())) >= (await bottom(bar)))
      .toBe(true);
    await picture(page, `offline-${width}`);
  }
});

test("a gateway’s error page counts as a server out of reach, until the server is back", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/502/);
  await page.clock.install();
  await visit(page, "/home");
  await ready(page);
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.route("**/*", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await page.reload(AT_ONCE);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(page.getByText(/^Offline, as of \w{3} \d{1,2}, \d\d:\d\d\./)).toBeVisible();
  await context.unroute("**/*");
  await untilAskedAgain(page);
  await expect(unreachable(page)).toBeHidden();
});

test("explains a page that is not on the device, and loads it after reconnecting", async ({ page, context }) => {
  await visit(page, "/lists");
  await ready(page);
  const reconnect = await cutOff(page, context);
  await page.goto("/blog", AT_ONCE);
  await expect(page.getByRole("heading", { name: "This page is not on this device yet" })).toBeVisible();
  await reconnect();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("the dashboard explains that it is not on the device, and opens once the connection is back", async ({
  page,
  context,
}) => {
  await signInByApi(page, await makeAccount());
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
  await ready(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
  const reconnect = await cutOff(page, context);
  await page.reload(AT_ONCE);
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
  await expect(page.getByText(/^Offline, as of /)).toBeVisible();
  await picture(page, "offline-dashboard");
  await reconnect();
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome back/ })).toBeVisible();
});

test("notices that the server is out of reach, and loads the missing page once it responds", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInByApi(page, await makeAccount());
  await visit(page, "/home");
  await ready(page);
  await visit(page, "/lists");
  await expect(page.getByText("You don't have any lists yet.").first()).toBeVisible();
  await visit(page, "/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const restore = await loseServer(page, context);
  await page.reload(AT_ONCE);
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await expect(page.getByText(/^Offline, as of \w{3} \d{1,2}, \d\d:\d\d\./)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Log In")).toBeHidden();
  await picture(page, "offline-server-lost");
  await page.goto("/lists", AT_ONCE);
  await expect(page.getByText(/^Your lists aren’t stored on this device\./)).toBeVisible();
  await picture(page, "offline-lists");
  await page.goto("/blog", AT_ONCE);
  await expect(page.getByRole("heading", { name: "This page is not on this device yet" })).toBeVisible();
  await restore();
  await untilAskedAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("a page whose code is out of reach waits for the server, also on a first visit", async ({ page, context }) => {
  await page.clock.install();
  await visit(page, "/match");
  await ready(page);
  await page.waitForLoadState("networkidle");
  const restore = await loseServer(page, context);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { name: "This page is not on this device yet" })).toBeVisible();
  await expect(page.getByText(/^Earshot can’t be reached\. Pages you visited still open/)).toBeVisible();
  await restore();
  await untilAskedAgain(page);
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("does not store answers about a person", async ({ page }) => {
  await visit(page, "/home?term=history&mode=topic");
  await ready(page);
  await page.reload();
  await expect(page.locator("[data-card]").first()).toBeVisible();
  const cached = () =>
    page.evaluate(async () => {
      const cache = await caches.open("earshot-answers-1");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cached).toContain("/api/v1/search");
  expect((await cached()).filter((path) => /auth|lists|saved|tracked|alerts|category-stats/.test(path))).toEqual([]);
});

test("the drafts on this device open offline, even if their page was never visited", async ({ page, context }) => {
  await visit(page, "/match");
  await ready(page);
  const codes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  await expect.poll(codes, { timeout: 15_000 }).toContain("/drafts-page-");
  await page.waitForLoadState("networkidle");
  await cutOff(page, context);
  await page.getByRole("link", { name: "All drafts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
});
