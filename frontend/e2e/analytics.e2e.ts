import { expect, test } from "./fixtures";

type Delivery = { readonly events: readonly { readonly name: string; readonly props: Record<string, unknown> }[] };

test("pages, a search and a chosen show are counted, and nothing that was typed leaves the page", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/events")) sent.push(request.postData() ?? "");
  });
  await page.goto("/home?term=history&mode=topic");
  const card = page.locator("[data-card]").first();
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/v1/events"));
  // Leaving the page delivers what waits.
  await page.goto("/about");
  expect((await answered).status()).toBe(204);
  const events = sent.flatMap((body) => (JSON.parse(body) as Delivery).events);
  expect(events.map(({ name }) => name).slice(0, 4)).toEqual(["page_view", "search", "select_podcast", "page_view"]);
  expect(events[0]?.props).toEqual({ route: "/home" });
  expect(events[1]?.props).toEqual({ mode: "topic", found: true });
  expect(events[2]?.props).toMatchObject({ title, location: "home_grid" });
  expect(events[3]?.props).toMatchObject({ route: "/podcast/:id", podcastId: events[2]?.props.podcastId });
  expect(sent.join()).not.toContain("term");
});

test("nothing is sent of a visitor who asks for privacy", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  let count = 0;
  page.on("request", (request) => (count += request.url().endsWith("/api/v1/events") ? 1 : 0));
  await page.goto("/home?term=history&mode=topic");
  await expect(page.locator("[data-card]").first()).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(count).toBe(0);
});
