import type { Page } from "@playwright/test";
import { test, typeSignIn } from "./accounts/accounts-world";
import { expect, expectNoOverflow, layoutShift, withFontFirst } from "./fixtures";
import { expectPartSound, expectSound, onPhone } from "./looks";
import { alertsOf, refuse, savedTitles, saveByApi, someShows, someUser, tell, trackByApi } from "./account-shows";

const section = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const saved = (page: Page) => section(page, "Your Saved Podcasts");
const figures = (page: Page) => page.getByRole("list", { name: "Figures" }).getByRole("listitem");
const titles = (page: Page) => saved(page).getByRole("heading", { level: 3 }).allInnerTexts();

test("shows the user, the plan, the figures and the sections in order", async ({ page }) => {
  const email = await someUser(page);
  const shows = await someShows(page, 4);
  await trackByApi(page, shows.slice(0, 2));
  await saveByApi(page, shows.slice(1));
  await tell(page, await alertsOf(page, shows.slice(0, 1)));
  await page.goto("/dashboard");
  await expect(page).toHaveTitle("Dashboard - Earshot");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome back, ${email}`);
  await expect(page.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/account");
  const plan = page.getByRole("region", { name: "Current Plan" });
  await expect(plan).toContainText("Free Tier");
  await expect(plan.getByRole("link", { name: "Upgrade to Premium" })).toHaveAttribute("href", "/upgrade");
  await expect(figures(page)).toHaveText(["Saved Podcasts3", "Tracked Podcasts2", "API Calls—"]);
  await page.getByRole("button", { name: "About API Calls" }).focus();
  await expect(page.getByText("calls made with your API keys", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "About API Calls" }).hover();
  await expect(page.getByText("calls made with your API keys", { exact: false })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Current Plan",
    /^New since your last visit/,
    /^Your Saved Podcasts/,
    /^Tracked Podcasts/,
    /^My Lists/,
  ]);
  const fresh = section(page, "New since your last visit");
  await expect(fresh.getByRole("listitem")).toHaveCount(2);
  await fresh
    .getByRole("button", { name: /^Play: / })
    .first()
    .click();
  await expect(fresh.getByRole("button", { name: /^Pause: / })).toBeVisible();
  await expect(section(page, "Tracked Podcasts").getByRole("link", { name: "Manage alerts" })).toBeVisible();
  // The figures link to their sections.
  await page.getByRole("link", { name: /^Saved Podcasts/ }).click();
  await expect(saved(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.getByRole("link", { name: /^Tracked Podcasts/ }).click();
  await expect(page).toHaveURL(/\?tab=tracking$/);
  await expect(page.getByRole("tab", { name: "Tracking and alerts" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
});

test("lists 24 saved shows a page, kept in the URL, and undoes a removal in place", async ({ page, complaints }) => {
  complaints.allow(/status of 503|net::ERR_FAILED/);
  await someUser(page);
  const shows = await someShows(page, 30);
  await saveByApi(page, shows);
  const newestFirst = shows.map(({ title }) => title).toReversed();
  await page.goto("/dashboard");
  await expect.poll(() => titles(page)).toEqual(newestFirst.slice(0, 24));
  const pager = page.getByRole("navigation", { name: "Pages of your saved podcasts" });
  await expect(pager.getByText("Page 1 / 2")).toBeVisible();
  await expect(pager.getByText("Page 1 of 2")).toBeAttached();
  await expect(pager.getByRole("button", { name: "Prev" })).toHaveAttribute("aria-disabled", "true");
  await pager.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(() => titles(page)).toEqual(newestFirst.slice(24));
  await expect(saved(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(pager.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(newestFirst.slice(24));

  // With the keyboard: remove, undo in place, remove again, and restore with Ctrl+Z.
  const [title = ""] = newestFirst.slice(25);
  const remove = page.getByRole("button", { name: `Remove: ${title}`, exact: true });
  const undo = page.getByRole("button", { name: `Undo remove ${title}`, exact: true });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(figures(page).first()).toHaveText("Saved Podcasts29");
  await expect.poll(async () => (await savedTitles(page)).length + 0).toBe(24);
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await expect(figures(page).first()).toHaveText("Saved Podcasts30");
  await expect.poll(() => titles(page)).toEqual(newestFirst.slice(24));
  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(remove).toBeFocused();

  // After a failed removal, the row comes back with the reason.
  let allow = await refuse(page, /\/saved-podcasts\/[^/]+$/, ["DELETE"], "The shelf is being dusted.");
  await remove.click();
  await expect(saved(page).getByRole("alert")).toContainText("The shelf is being dusted.");
  await expect(remove).toBeFocused();
  await allow();
  allow = await refuse(page, /\/saved-podcasts\/[^/]+$/, ["DELETE"]);
  await remove.click();
  await expect(saved(page).getByRole("alert")).toContainText("Could not remove item");
  await expect(remove).toBeVisible();
  await expect(figures(page).first()).toHaveText("Saved Podcasts30");
  await allow();

  // A page number that is too large opens the last page.
  await page.goto("/dashboard?page=9");
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pager.getByText("Page 2 / 2")).toBeVisible();
  // The server also has the restored show.
  await expect.poll(() => titles(page)).toEqual(newestFirst.slice(24));
});

test("completes a removal after signing in again when the session has ended", async ({ page, context, complaints }) => {
  complaints.allow(/status of 401/);
  const email = await someUser(page);
  const shows = await someShows(page, 2);
  await saveByApi(page, shows);
  await page.goto("/dashboard");
  const [remaining = { title: "" }, gone = { title: "" }] = shows;
  await expect(saved(page).getByRole("listitem")).toHaveCount(2);
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.getByRole("button", { name: `Remove: ${gone.title}`, exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fdashboard&reason=expired/);
  await expect(page.getByText("Your session has ended. Sign in to continue.")).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Removed from your saved podcasts")).toBeVisible();
  await expect.poll(() => titles(page)).toEqual([remaining.title]);
  await expect.poll(() => savedTitles(page)).toEqual([remaining.title]);
});

test("shows a link in empty sections, and an error with Retry in failed ones", async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await someUser(page);
  await page.goto("/dashboard");
  for (const name of ["New since your last visit", "Your Saved Podcasts", "Tracked Podcasts"]) {
    await expect(section(page, name).getByRole("link", { name: "Search podcasts" })).toHaveAttribute("href", "/home");
  }
  await expect(section(page, "My Lists").getByRole("link", { name: "Create your first list" })).toBeVisible();
  const allow = [
    await refuse(page, /\/saved-podcasts\?/, ["GET"], "Down."),
    await refuse(page, /\/tracked-podcasts$/, ["GET"], "Down."),
    await refuse(page, /\/alerts\?/, ["GET"], "Down."),
    await refuse(page, /\/lists$/, ["GET"], "Down."),
  ];
  await page.reload();
  const parts = [
    ["New since your last visit", "Couldn’t load new episodes."],
    ["Your Saved Podcasts", "Couldn’t load your saved podcasts."],
    ["Tracked Podcasts", "Couldn’t load your tracked podcasts."],
    ["My Lists", "Couldn’t load your lists."],
  ] as const;
  for (const [name, text] of parts) await expect(section(page, name).getByRole("alert")).toContainText(text);
  await expect(page.getByRole("link", { name: "Search podcasts" })).toHaveCount(1);
  for (const one of allow) await one();
  for (const [name] of parts) {
    // With the keyboard, because content that loads above moves the button.
    await section(page, name).getByRole("button", { name: "Retry" }).press("Enter");
    await expect(section(page, name).getByRole("alert")).toHaveCount(0);
  }
});

test("the dashboard is accessible and fits, full and after removals", async ({ page }) => {
  test.slow();
  await someUser(page);
  const shows = await someShows(page, 26);
  await saveByApi(page, shows);
  await trackByApi(page, shows.slice(0, 3));
  await tell(page, await alertsOf(page, shows.slice(0, 3)));
  await withFontFirst(page);
  const opensStably = async () => {
    await page.goto("/dashboard");
    await expect(saved(page).getByRole("listitem")).toHaveCount(24);
    await page.waitForLoadState("networkidle");
    expect(await layoutShift(page)).toBeLessThan(0.05);
  };
  await onPhone(page, opensStably);
  await opensStably();
  await expectSound(page);
  await saved(page)
    .getByRole("button", { name: /^Remove: / })
    .nth(2)
    .click();
  const undo = saved(page).getByRole("button", { name: /^Undo remove/ });
  await expect(undo).toBeVisible();
  await expectPartSound(page, undo.locator(".."));
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone, its sections collapse but keep their counts.
  await page.getByRole("button", { name: "Show Your Saved Podcasts" }).click();
  await expect(saved(page).getByRole("listitem").first()).toBeHidden();
  await expect(saved(page).getByRole("heading", { level: 2 })).toHaveText("Your Saved Podcasts 25");
  await page.reload();
  await expect(saved(page).getByRole("heading", { level: 2 })).toHaveText("Your Saved Podcasts 25");
  await expect(saved(page).getByRole("listitem").first()).toBeHidden();
  for (const at of [320, 720, 900]) {
    await page.setViewportSize({ width: at, height: 800 });
    await expectNoOverflow(page);
  }
});
