import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { type Tab, Tabs } from "./tab";

const PATH = "/blog";
type Left = { left?: boolean; reportLeft?: unknown };

/** What tests can find in a page that they have just opened. */
async function stateOf(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    name: window.name,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    ownNames: [(window as Left).left, (window as Left).reportLeft],
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isPrinted: matchMedia("print").matches,
    isCalm: matchMedia("(prefers-reduced-motion: reduce)").matches,
    hasForcedColors: matchMedia("(forced-colors: active)").matches,
    size: [innerWidth, innerHeight],
    hovered: document.querySelectorAll("main :hover").length,
    isOnline: navigator.onLine,
    isToday: Date.now() > Date.parse("2024-01-01"),
    location: (await navigator.permissions.query({ name: "geolocation" })).state,
  }));
  return { ...inPage, cookies: await page.context().cookies() };
}

/** The scripts that a page has loaded, and whether they came over the network. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === "script")
      .map(({ name, transferSize }) => ({ name, isFetched: transferSize > 0 })),
  );

type Scripts = Awaited<ReturnType<typeof scriptsOf>>;

/** A page also fetches scripts when it is idle, which an earlier visit may have been too short for. */
const fetchedAmong = (loaded: Scripts, later: Scripts) =>
  later.filter(({ name, isFetched }) => isFetched && loaded.some((one) => one.name === name));

test("a tab that is used again keeps nothing of the test before but the code of the site", async ({
  browser,
  tabOptions,
}) => {
  const tabs = new Tabs(browser);
  const first = await tabs.take(tabOptions, true);
  const { page, context } = first;
  await page.goto(PATH);
  const inNewTab = await stateOf(page);
  const loaded = await scriptsOf(page);
  const heard: string[] = [];
  page.on("request", (request) => heard.push(request.url()));
  context.on("response", (response) => heard.push(response.url()));
  page.once("popup", (popup) => heard.push(popup.url()));
  await context.addCookies([{ name: "left", value: "1", url: page.url() }]);
  await context.grantPermissions(["geolocation"]);
  const second = await context.newPage();
  await second.goto(PATH);
  await page.emulateMedia({ colorScheme: "dark", media: "print", reducedMotion: "reduce", forcedColors: "active" });
  await page.setViewportSize({ width: 500, height: 500 });
  await page.mouse.move(250, 250);
  await page.mouse.down();
  await page.keyboard.down("Shift");
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await context.addInitScript(() => Object.assign(window, { reportLeft: true }));
  await page.route(`**${PATH}`, (route) => route.abort());
  await context.route(`**${PATH}?**`, (route) => route.abort());
  await page.evaluate(async () => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    window.name = "left";
    await new Promise((done) => (indexedDB.open("left").onsuccess = done));
    await (await caches.open("left")).put("/left", new Response("left"));
    document.cookie = "leftToo=1";
    history.pushState(null, "", "/left");
  });
  expect(await stateOf(page)).not.toEqual(inNewTab);
  first.complaints.hear("left");
  await tabs.giveBack(first, true);

  const again = await tabs.take(tabOptions, true);
  expect(again.page).toBe(page);
  expect(second.isClosed()).toBe(true);
  heard.length = 0;
  await page.goto(PATH);
  expect(await stateOf(page)).toEqual(inNewTab);
  expect(heard).toEqual([]);
  expect(again.complaints.left()).toEqual([]);
  const keys = page.evaluate(
    () => new Promise((done) => addEventListener("keydown", ({ shiftKey, repeat }) => done([shiftKey, repeat]))),
  );
  await page.keyboard.press("Shift");
  expect(await keys).toEqual([true, false]);
  expect(fetchedAmong(loaded, await scriptsOf(page)), "scripts that are fetched again").toEqual([]);
  await page.goBack();
  await page.goBack();
  expect(new URL(page.url()).pathname, "the page from which a test starts").toBe("/robots.txt");
  await context.close();
});

/** What a test can do to a tab that cannot be undone. */
const LASTING: Record<string, (tab: Tab) => Promise<unknown>> = {
  "a function of the test": ({ page }) => page.exposeFunction("reportLeft", () => undefined),
  "a lost connection": ({ context }) => context.setOffline(true),
  "headers of the page": ({ page }) => page.setExtraHTTPHeaders({ left: "1" }),
  "a replaced clock": ({ page }) => page.clock.setFixedTime("2020-01-01T00:00:00Z"),
  "a closed tab": ({ page }) => page.close(),
  "a second tab of another site": async ({ page, context }) =>
    (await context.newPage()).goto(page.url().replace("127.0.0.1", "localhost")),
  "a tab of another site that a page opens": async ({ page, context }) => {
    const other = context.waitForEvent("page");
    await page.evaluate((url) => void window.open(url), page.url().replace("127.0.0.1", "localhost"));
    await other;
  },
  "a page of another site": ({ page }) => page.goto(page.url().replace("127.0.0.1", "localhost")),
};

test("a tab is not used again after what cannot be undone", async ({ browser, tabOptions }) => {
  const tabs = new Tabs(browser);
  for (const [name, change] of Object.entries(LASTING)) {
    const tab = await tabs.take(tabOptions, true);
    await tab.page.goto("/robots.txt");
    await change(tab);
    await tabs.giveBack(tab, true);
    const next = await tabs.take(tabOptions, true);
    expect(next.page, name).not.toBe(tab.page);
    expect(tab.page.isClosed(), name).toBe(true);
    await tabs.giveBack(next, true);
  }
});

test.describe("tests of a worker", () => {
  test.describe.configure({ mode: "serial" });
  let before: Page;
  test("use a tab", ({ page }) => void (before = page));
  test("use it again", ({ page }) => expect(page).toBe(before));
  test.describe("of a cold load", () => {
    test.use({ sharesTab: false });
    test("have one of their own", ({ page }) => expect(page).not.toBe(before));
  });
});
