import { expect, test } from "./fixtures";

type Delivery = { readonly events: readonly { readonly name: string; readonly props: Record<string, unknown> }[] };

test("counts pages, a search and an opened show, and sends nothing that was typed", async ({ page }) => {
  const sent: string[] = [];
  // Playwright cannot read the body of a beacon, so the test reads it in the page.
  await page.exposeFunction("reportBeacon", (body: string) => void sent.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { reportBeacon } = window as unknown as { reportBeacon: (body: string) => void };
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then(reportBeacon);
      return send(address, body);
    };
  });
  // Events are also sent automatically, seconds after the first one.
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/events"));
  await page.goto("/home?term=history&mode=topic");
  const card = page.locator("[data-card]").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // A page that is hidden sends its pending events.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await answered).status()).toBe(204);
  const events = () => sent.flatMap((body) => (JSON.parse(body) as Delivery).events);
  await expect.poll(() => events().length).toBeGreaterThanOrEqual(4);
  const propsOf = (name: string) =>
    events()
      .filter((event) => event.name === name)
      .map(({ props }) => props);
  expect(propsOf("search")).toEqual([{ mode: "topic", found: true }]);
  const [chosen] = propsOf("select_podcast");
  expect(chosen).toEqual({ podcastId: chosen?.podcastId, title, location: "home_grid" });
  expect(page.url()).toContain(`/podcast/${String(chosen?.podcastId)}`);
  expect(propsOf("page_view")).toEqual([{ route: "/home" }, { route: "/podcast/:id", podcastId: chosen?.podcastId }]);
  expect(sent.join()).not.toContain("term");
});

test("sends nothing for a visitor who opts out", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  let count = 0;
  page.on("request", (request) => (count += request.url().endsWith("/api/v1/events") ? 1 : 0));
  await page.goto("/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(count).toBe(0);
});
