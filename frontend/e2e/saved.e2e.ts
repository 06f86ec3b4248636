import type { Page } from "@playwright/test";
import { makeAccount, signInByApi, test, typeSignIn } from "./accounts/accounts-world";
import { expect, needsService } from "./fixtures";
import { refuse, savedTitles, saveByApi, someShows, someUser } from "./account-shows";

const hearts = (page: Page) => page.getByRole("button", { name: /^Favorite: / });
const titleOf = async (page: Page, nth: number) =>
  ((await hearts(page).nth(nth).getAttribute("aria-label")) ?? "").replace("Favorite: ", "");

test("saves and unsaves with the heart, and loads all cards' hearts in one request", async ({ page }) => {
  await someUser(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/saved-podcasts/")) requests.push(new URL(request.url()).search);
  });
  await page.goto("/home?term=the");
  await expect(hearts(page)).toHaveCount(24);
  await expect.poll(() => requests.length).toBe(1);
  expect(new URLSearchParams(requests[0]).getAll("podcastId")).toHaveLength(24);
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false");
  const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");
  // Wait until the server has it, so that the next one is newer.
  await expect.poll(() => savedTitles(page)).toEqual([first]);
  // With the keyboard, from the focused card.
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(hearts(page).nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => savedTitles(page)).toEqual([second, first]);
  // Additional cards request only their own state.
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(hearts(page)).toHaveCount(48);
  await expect.poll(() => requests.length).toBe(2);
  expect(new URLSearchParams(requests[1]).getAll("podcastId")).toHaveLength(24);

  await page.getByRole("link", { name: `View Details: ${first}` }).click();
  const favorite = page.getByRole("button", { name: `Favorite: ${first}` });
  await expect(favorite).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  // Its late parts have loaded, so nothing moves under the pointer.
  await page.waitForLoadState("networkidle");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => savedTitles(page)).toEqual([second]);
  // After quick changes, the last one counts.
  await favorite.click();
  await favorite.click();
  await favorite.click();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => savedTitles(page)).toEqual([first, second]);
});

test("a failed save resets the heart and shows the reason", async ({ page, complaints }) => {
  complaints.allow(/status of 503|net::ERR_FAILED/);
  await someUser(page);
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await page.goto(`/podcast/${show.id}`);
  const favorite = page.getByRole("button", { name: `Favorite: ${show.title}` });
  const messages = page.getByRole("region", { name: "Messages" });

  let allow = await refuse(page, /\/saved-podcasts$/, ["POST"], "The shelf is being dusted.");
  await favorite.click();
  await expect(messages.getByText(`Couldn’t save ${show.title}. The shelf is being dusted.`)).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");
  await allow();
  allow = await refuse(page, /\/saved-podcasts$/, ["POST"]);
  await favorite.click();
  await expect(messages.getByText("The server could not be reached. Please try again.")).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "false");
  await allow();
  await expect.poll(() => savedTitles(page)).toEqual([]);

  await favorite.click();
  await expect.poll(() => savedTitles(page)).toEqual([show.title]);
  await refuse(page, /\/saved-podcasts\/[^/]+$/, ["DELETE"], "Not now.");
  await favorite.click();
  await expect(messages.getByText(`Couldn’t remove ${show.title}. Not now.`)).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
});

test("a guest's heart is filled after signing in, at the same scroll position", async ({ page }) => {
  const email = await makeAccount();
  await page.goto("/home?term=the");
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(hearts(page)).toHaveCount(48);
  await hearts(page).nth(30).scrollIntoViewIfNeeded();
  const title = await titleOf(page, 30);
  const before = await page.evaluate(() => window.scrollY);
  await hearts(page).nth(30).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(dialog.getByText(`Sign in to save ${title}.`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fhome%3Fterm%3Dthe&reason=save/);
  await expect(page.getByText(`Sign in to save ${title}.`)).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(/\/home\?term=the$/);
  await expect(page.getByText(`Saved ${title}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Favorite: ${title}` })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => savedTitles(page)).toEqual([title]);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
});

test("completes a pending save when the page loads again after a visit to another site", async ({ page }) => {
  const email = await makeAccount();
  const [show = { id: "", title: "" }] = await someShows(page, 1);
  await page.goto(`/podcast/${show.id}`);
  await page.getByRole("button", { name: `Favorite: ${show.title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/reason=save/);
  await signInByApi(page, email);
  // The message is visible for only two seconds, so this does not wait for the page to be idle.
  await page.goto(`/podcast/${show.id}`, { waitUntil: "commit" });
  await expect(page.getByText(`Saved ${show.title}`, { exact: true })).toBeVisible();
  await expect.poll(() => savedTitles(page)).toEqual([show.title]);
});

test("saves the show after signing in again, without a redirect while browsing", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const email = await someUser(page);
  const [show = { id: "", title: "" }, other = show] = await someShows(page, 2);
  await saveByApi(page, [other]);
  await page.goto(`/podcast/${show.id}`);
  const favorite = page.getByRole("button", { name: `Favorite: ${show.title}` });
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await favorite.click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fpodcast%2F.+&reason=expired/);
  await expect(page.getByText("Your session has ended. Sign in to continue.")).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/podcast/${show.id}$`));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => savedTitles(page)).toEqual([show.title, other.title]);
  // The cards only read: they notice that the session has ended, and the results stay.
  await context.clearCookies();
  await page.getByRole("link", { name: "Back to Search" }).click();
  await page.goto("/home?term=the");
  await expect(hearts(page)).toHaveCount(24);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Log In" })).toBeVisible();
  await expect(page).toHaveURL(/\/home\?term=the$/);
});

test.describe("by way of a provider", () => {
  const service = process.env.E2E_OAUTH_URL ?? "";
  needsService("E2E_OAUTH_URL");
  test.use({ baseURL: service });

  test("fills a guest's heart on the way back from Google", async ({ page, complaints }) => {
    // Errors on the provider's own pages.
    complaints.allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of 404|policy/);
    await page.goto("/home?term=the");
    await hearts(page).nth(3).click();
    const title = await titleOf(page, 3);
    await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
    await page.getByPlaceholder("Enter any login").fill(`saver-${Date.now().toString(36)}`);
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${service}/home?term=the`);
    await expect(page.getByText(`Saved ${title}`, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: `Favorite: ${title}` })).toHaveAttribute("aria-pressed", "true");
  });
});
