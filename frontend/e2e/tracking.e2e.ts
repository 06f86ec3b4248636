import type { Page } from "@playwright/test";
import { makeAccount, test, typeSignIn } from "./accounts/accounts-world";
import { expect, expectAccessible, expectAccessibleInBothThemes, expectNoOverflow } from "./fixtures";
import { expectPartSound, expectSound, onPhone } from "./looks";
import { alertsOf, refuse, someShows, someUser, tell, trackByApi, type Tracked, trackedShows } from "./account-shows";
import { expectShownFor } from "./lists/lists-world";

const track = (page: Page) => page.getByRole("switch", { name: "Track this podcast" });
const confirmation = (page: Page) => page.getByRole("dialog", { name: "Tracking is on" });
/** Check times belong to the show, not to the user: starting to track it triggers a check. */
const withoutChecks = ({ lastCheckedAt: _last, nextCheckAt: _next, ...tracked }: Tracked) => tracked;
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
const dashboardLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Dashboard/ });

test("tracks at once, confirmed by a dialog first, then by a message, or not at all", async ({ page }) => {
  test.slow();
  await page.clock.install();
  await someUser(page);
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await page.goto(`/podcast/${show.id}`);
  await expect(track(page)).not.toBeChecked();
  await track(page).click();
  await expect(track(page)).toBeChecked();
  await expect(confirmation(page)).toBeVisible();
  await expect(confirmation(page).getByRole("button", { name: "Got it" })).toBeFocused();
  const manage = confirmation(page).getByRole("link", { name: "Manage alerts" });
  await expect(manage).toHaveAttribute("href", "/dashboard?tab=tracking");
  await expectAccessible(page, confirmation(page));
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toBeHidden();
  await expect(track(page)).toBeFocused();
  const tracked = async () => (await trackedShows(page)).map(({ podcastId }) => podcastId);
  await expect.poll(tracked).toEqual([show.id]);

  const off = messages(page).getByText("Tracking turned off", { exact: true });
  await expectShownFor(page, off, 2_500, () => page.keyboard.press("Space"));
  await expect(track(page)).not.toBeChecked();
  await expect.poll(tracked).toEqual([]);

  // T does the same from anywhere on the page.
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("t");
  await expect(messages(page).getByText(`You’re now tracking ${show.title}`)).toBeVisible();
  await expect(confirmation(page)).toBeHidden();
  await messages(page).getByRole("button", { name: "Don’t show again" }).click();
  await page.keyboard.press("t");
  await expect(off).toBeVisible();
  await page.keyboard.press("t");
  await expect(track(page)).toBeChecked();
  await expect.poll(tracked).toEqual([show.id]);
  await expect(messages(page).getByText(`You’re now tracking ${show.title}`)).toBeHidden();
  await page.reload();
  await expect(track(page)).toBeChecked();
});

test("a refusal resets the switch and shows the reason", async ({ page, complaints }) => {
  complaints.allow(/status of 503|net::ERR_FAILED/);
  await someUser(page);
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await page.goto(`/podcast/${show.id}`);
  const allow = await refuse(page, /\/tracked-podcasts\/[^/]+$/, ["PUT"], "The catalogue is away.");
  await track(page).click();
  await expect(messages(page).getByText("Couldn’t turn tracking on. The catalogue is away.")).toBeVisible();
  await expect(track(page)).not.toBeChecked();
  await expect(confirmation(page)).toBeHidden();
  await allow();
  await track(page).click();
  await confirmation(page).getByRole("button", { name: "Got it" }).click();
  await refuse(page, /\/tracked-podcasts\/[^/]+$/, ["DELETE"]);
  await track(page).click();
  await expect(
    messages(page).getByText("Couldn’t turn tracking off. The server could not be reached. Please try again."),
  ).toBeVisible();
  await expect(track(page)).toBeChecked();
  await expect.poll(() => trackedShows(page)).toHaveLength(1);
});

test("a guest's switch is on after signing in, with the keyboard", async ({ page }) => {
  const email = await makeAccount();
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await page.goto(`/podcast/${show.id}`);
  // The shortcut belongs to the switch, which loads after the page.
  await expect(track(page)).toBeVisible();
  await page.keyboard.press("t");
  await expect(page.getByText(`Sign in to track ${show.title}.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/reason=track/);
  await expect(page.getByText(`Sign in to track ${show.title}.`)).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/podcast/${show.id}$`));
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByText(show.title).first()).toBeVisible();
  await expect.poll(async () => (await trackedShows(page)).map(({ podcastId }) => podcastId)).toEqual([show.id]);
  await page.keyboard.press("Escape");
  await expect(track(page)).toBeChecked();
});

test("stores alert settings, and stops and restores tracking, by keyboard", async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await someUser(page);
  const shows = await someShows(page, 3);
  await trackByApi(page, shows);
  await page.goto("/dashboard?tab=tracking");
  const [last = { id: "", title: "" }] = shows.toReversed();
  const row = page.getByRole("article", { name: last.title });
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").first()).toHaveAccessibleName(last.title);
  await expect(row.getByText("Last checked")).toBeVisible();
  await expect(row.getByText("Next check")).toBeVisible();
  await expect(row.getByText("Last episode")).toBeVisible();
  const inApp = row.getByRole("switch", { name: `In-app alerts: ${last.title}` });
  const email = row.getByRole("group", { name: `Email alerts: ${last.title}` });
  await expect(inApp).toBeChecked();
  await expect(email.getByRole("radio", { name: "Off" })).toBeChecked();
  await inApp.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(email.getByRole("radio", { name: "Daily" })).toBeChecked();
  const stored = async () =>
    (await trackedShows(page)).map(withoutChecks).find(({ podcastId }) => podcastId === last.id);
  await expect.poll(async () => (await stored())?.alerts).toEqual({ inApp: false, email: "daily" });
  const before = await stored();

  await page.keyboard.press("Tab");
  await expect(row.getByRole("button", { name: `Stop tracking: ${last.title}` })).toBeFocused();
  await page.keyboard.press("Enter");
  const undo = page.getByRole("button", { name: `Undo remove ${last.title}` });
  await expect(undo).toBeFocused();
  await expect.poll(stored).toBeUndefined();
  await page.keyboard.press("Enter");
  await expect(row.getByRole("button", { name: `Stop tracking: ${last.title}` })).toBeFocused();
  await expect.poll(stored).toEqual(before);
  await page.reload();
  await expect(inApp).not.toBeChecked();
  await expect(email.getByRole("radio", { name: "Daily" })).toBeChecked();

  let allow = await refuse(page, /\/alerts$/, ["PUT"], "Settings are closed.");
  await inApp.click();
  await expect(messages(page).getByText("Settings are closed.")).toBeVisible();
  await expect(inApp).not.toBeChecked();
  await inApp.click();
  await expect(messages(page).getByRole("listitem")).toHaveCount(1);
  await expect(inApp).not.toBeChecked();
  await allow();
  allow = await refuse(page, /\/tracked-podcasts\/[^/]+$/, ["DELETE"], "Not today.");
  await row.getByRole("button", { name: /^Stop tracking/ }).click();
  await expect(page.getByRole("alert")).toContainText("Not today.");
  await expect(row).toBeVisible();
  await expect(row.getByRole("button", { name: /^Stop tracking/ })).toBeFocused();
  await allow();
  await expect.poll(() => trackedShows(page)).toHaveLength(3);
});

test("new episodes are counted in every tab's header, playable, and marked as seen everywhere", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 503/);
  await someUser(page);
  const shows = await someShows(page, 3);
  await trackByApi(page, shows);
  const sent = await tell(page, await alertsOf(page, shows, 1));
  await page.goto("/dashboard?tab=tracking");
  await expect(dashboardLink(page)).toHaveAccessibleName("Dashboard 5 new episodes");
  const fresh = page.getByRole("region", { name: /New since your last visit/ });
  await expect(fresh.getByRole("listitem")).toHaveCount(5);
  await fresh.getByRole("button", { name: "Seen before (1)" }).click();
  await expect(fresh.getByRole("listitem")).toHaveCount(6);
  const [first] = sent.alerts;
  await fresh
    .getByRole("button", { name: `Play: ${first?.title ?? ""}` })
    .first()
    .click();
  await expect(fresh.getByRole("button", { name: `Pause: ${first?.title ?? ""}` }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Player" })).toBeVisible();

  const other = await context.newPage();
  await other.goto("/about");
  await expect(dashboardLink(other)).toHaveAccessibleName("Dashboard 5 new episodes");
  const allow = await refuse(page, /\/alerts\/seen$/, ["POST"], "Busy.");
  await fresh.getByRole("button", { name: "Mark all as seen" }).click();
  await expect(messages(page).getByText("Couldn’t mark them as seen. Busy.")).toBeVisible();
  await expect(dashboardLink(page)).toHaveAccessibleName("Dashboard 5 new episodes");
  await allow();
  await fresh.getByRole("button", { name: "Mark all as seen" }).click();
  await expect(dashboardLink(page)).toHaveAccessibleName("Dashboard");
  await expect(dashboardLink(other)).toHaveAccessibleName("Dashboard");
  await expect(fresh.getByText("You’re up to date", { exact: false })).toBeVisible();

  // When the visitor returns, the tab finds more of them and announces them.
  sent.alerts = sent.alerts.map((alert, index) => ({ ...alert, isNew: index < 2 }));
  await other.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(dashboardLink(other)).toHaveAccessibleName("Dashboard 2 new episodes");
  await expect(other.getByRole("status").filter({ hasText: "2 new episodes" })).toHaveCount(1);
});

test("an email's unsubscribe link ends the emails only after a press, without signing in", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (404|503)/);
  const token = "a".repeat(43);
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(new URL(request.url()).pathname));
  const answers: object[] = [
    { status: 503, json: { status: 503, code: "x", detail: "Try later." }, contentType: "application/problem+json" },
    { status: 200, json: {} },
  ];
  await page.route(/\/alerts\/unsubscribe\//, (route) => route.fulfill(answers.shift() ?? { status: 200, json: {} }));
  await page.goto(`/unsubscribe?token=${token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Stop these emails?" })).toBeVisible();
  await expect(page).toHaveURL(/\/unsubscribe$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(posted.filter((path) => path.includes("unsubscribe"))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("alert")).toContainText(/You are not unsubscribed yet\.\s*Try later\./);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
  expect(posted.at(-1)).toBe(`/api/v1/alerts/unsubscribe/${token}`);
  await page.unroute(/\/alerts\/unsubscribe\//);
  await page.goto("/unsubscribe");
  await expect(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
});

test("alerts and their menu are accessible and fit", async ({ page }) => {
  test.slow();
  await someUser(page);
  const shows = await someShows(page, 3);
  await trackByApi(page, shows);
  await tell(page, await alertsOf(page, shows));
  await page.goto("/dashboard?tab=tracking");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectSound(page);
  await page
    .getByRole("button", { name: /^Stop tracking/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Undo remove/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Tracked Podcasts 2" })).toBeVisible();
  await expectPartSound(page, page.getByRole("button", { name: /^Undo remove/ }).locator(".."));
  // On a phone, the tabs stay in view while the list scrolls beneath them, which must not be visible through them.
  await onPhone(page, () => expect(page.getByRole("tablist")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)"));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(dashboardLink(page)).toHaveAccessibleName("Dashboard 6 new episodes");
  await expectAccessibleInBothThemes(page, page.getByRole("dialog"));
});
