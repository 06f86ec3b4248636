import { test } from "./accounts/accounts-world";
import { expect, gate } from "./fixtures";
import { savedTitles, someShows, someUser, trackByApi, trackedShows } from "./account-shows";

test("late answers and earlier calls never reset alert settings on a slow connection", async ({ page }) => {
  await someUser(page);
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await trackByApi(page, [show]);
  const stored = async () => (await trackedShows(page))[0]?.alerts;
  const inApp = page.getByRole("switch", { name: `In-app alerts: ${show.title}` });
  const radio = (name: string) =>
    page.getByRole("group", { name: `Email alerts: ${show.title}` }).getByRole("radio", { name });

  // The tab requests the list again. The response is from before the first change, and arrives after it.
  const late = gate();
  const arrived = gate();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: /^Tracked Podcasts/ }).getByText(show.title)).toBeVisible();
  await page.route(
    /\/api\/v1\/tracked-podcasts$/,
    async (route) => {
      const response = await route.fetch();
      await late.opened;
      await route.fulfill({ response });
      arrived.open();
    },
    { times: 1 },
  );
  await page.getByRole("tab", { name: "Tracking and alerts" }).click();
  await inApp.click();
  await expect.poll(stored).toEqual({ inApp: false, email: "off" });
  late.open();
  await arrived.opened;
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await expect(inApp).not.toBeChecked();
  await radio("Daily").click();
  await expect.poll(stored).toEqual({ inApp: false, email: "daily" });

  // Requests run one after another, so a slow first one cannot arrive after the second.
  const slow = gate();
  const sent: unknown[] = [];
  await page.route(/\/alerts$/, async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await slow.opened;
    await route.fallback();
  });
  await inApp.click();
  await radio("Every episode").click();
  await radio("Off").click();
  await expect(radio("Off")).toBeChecked();
  await expect.poll(() => sent).toEqual([{ inApp: true, email: "daily" }]);
  // Undo restores tracking with its settings.
  await page.getByRole("button", { name: `Stop tracking: ${show.title}` }).click();
  slow.open();
  await expect.poll(() => trackedShows(page)).toEqual([]);
  expect(sent).toEqual([
    { inApp: true, email: "daily" },
    { inApp: true, email: "off" },
  ]);
  await page.getByRole("button", { name: `Undo remove ${show.title}` }).click();
  await expect.poll(stored).toEqual({ inApp: true, email: "off" });
  await expect(inApp).toBeChecked();
  await expect(radio("Off")).toBeChecked();
});

test("the heart and the switch keep an early press, even if their state loads later", async ({ page }) => {
  await someUser(page);
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  // The responses are from before any press, and arrive at the end.
  const late = gate();
  const states = [/\/api\/v1\/saved-podcasts\/among\?/, /\/api\/v1\/tracked-podcasts\/[^/]+$/];
  const gates = states.map(() => gate());
  const arrived = states.map(() => gate());
  for (const [index, state] of states.entries()) {
    await page.route(state, async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      gates[index]?.open();
      await late.opened;
      await route.fulfill({ response });
      arrived[index]?.open();
    });
  }
  await page.goto(`/podcast/${show.id}`);
  await Promise.all(gates.map(({ opened }) => opened));
  const heart = page.getByRole("button", { name: `Favorite: ${show.title}` });
  await heart.click();
  await expect.poll(() => savedTitles(page)).toEqual([show.title]);
  const track = page.getByRole("switch", { name: "Track this podcast" });
  await track.click();
  await page.getByRole("dialog", { name: "Tracking is on" }).getByRole("button", { name: "Got it" }).click();
  await expect.poll(() => trackedShows(page)).toHaveLength(1);
  late.open();
  await Promise.all(arrived.map(({ opened }) => opened));
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(track).toBeChecked();
});

test("keeps text submitted before the page's code loads, outside the URL", async ({ page }) => {
  const code = gate();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => code.opened.then(() => route.fallback()));
  await page.goto("/advertisers", { waitUntil: "commit" });
  const waitlist = page.getByRole("form", { name: "Waitlist" });
  const contact = page.getByRole("form", { name: "Contact Us" });
  await waitlist.getByLabel("Email").fill("ada@example.org");
  await waitlist.getByLabel("Email").press("Enter");
  await contact.getByLabel("Name").fill("Ada");
  await contact.getByLabel("Email").fill("ada@example.org");
  await contact.getByLabel("Message").fill("Is there a figure for this?");
  await contact.getByRole("button", { name: "Send message" }).click();
  await contact.getByLabel("Email").press("Enter");
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
  await expect(page).toHaveURL(/\/advertisers$/);
  code.open();
  await page.waitForFunction(() => document.readyState === "complete");
  await expect(waitlist.getByRole("button", { name: "Join the waitlist" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(waitlist.getByLabel("Email")).toHaveValue("ada@example.org");
  await expect(contact.getByLabel("Name")).toHaveValue("Ada");
  await expect(contact.getByLabel("Message")).toHaveValue("Is there a figure for this?");
  // The footer hydrates separately, without a visible sign.
  const button = contact.getByRole("button");
  await expect(async () => {
    if ((await button.textContent()) === "Send message") await button.click({ timeout: 1000 });
    await expect(button).not.toHaveText("Send message", { timeout: 1000 });
  }).toPass();
  await expect(button).toHaveText("✓ Sent!");
});
