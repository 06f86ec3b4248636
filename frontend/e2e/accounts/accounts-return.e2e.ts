import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, gate, restingScroll, someShow, topOfNumbers } from "../fixtures";
import { expectPartSound, expectSound, onPhone } from "../looks";
import { callsAtRest, makeAccount, otherDevice, PASSWORD, signInByApi, test, typeSignIn } from "./accounts-world";

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a guest returns to the market numbers, at the same position", async ({ page }) => {
  const email = await makeAccount();
  const atRest = callsAtRest(page);
  await page.goto("/home?term=the");
  await page
    .getByRole("link", { name: /^View Details/ })
    .nth(5)
    .click();
  const locked = page.getByRole("button", { name: "Log in to see the numbers" });
  await locked.scrollIntoViewIfNeeded();
  const url = page.url();
  // Content that loads above moves the button.
  await atRest();
  await locked.focus();
  expect(await restingScroll(page)).toBeGreaterThan(0);
  const before = await topOfNumbers(page);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(dialog.getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(locked).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Fpodcast%2F[^&]+&reason=insights/);
  await expect(page.getByText(/Sign in to see the numbers for .+\./)).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(url);
  await expect(page.getByText(/Category average/).first()).toBeVisible();
  await expect(locked).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Market Insights" })).toBeFocused();
  await expect.poll(async () => Math.abs((await topOfNumbers(page)) - before)).toBeLessThan(50);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.post-login"))).toBeNull();
  // Back skips the sign-in page.
  await page.goBack();
  await expect(page).toHaveURL(/\/home\?term=the$/);
});

test("results, filters and scroll position survive signing in", async ({ page }) => {
  const email = await makeAccount();
  await page.goto("/home?mode=topic&emin=2");
  await page.getByRole("button", { name: "Load more" }).click();
  const cards = page.getByRole("link", { name: /^View Details/ });
  await expect(cards).toHaveCount(48);
  await cards.nth(40).scrollIntoViewIfNeeded();
  const url = page.url();
  const add = page.getByRole("button", { name: /^Add to list/ }).nth(40);
  await add.click();
  const before = await scrollOf(page);
  await page.getByRole("button", { name: "Add to one of your lists" }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fhome%3F.+&reason=add_to_list/);
  await expect(page.getByText(/Sign in to add .+ to a list\./)).toBeVisible();
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(url);
  await expect(cards).toHaveCount(48);
  await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThan(50);
  // The menu that the guest wanted opens on the same card.
  await expect(page.getByRole("dialog", { name: (await add.getAttribute("aria-label")) ?? "" })).toBeVisible();
  await expect.poll(async () => Math.abs((await scrollOf(page)) - before)).toBeLessThan(50);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.post-login"))).toBeNull();
});

test("without a return page it opens home; then Back skips the sign-in page", async ({ page }) => {
  const email = await makeAccount();
  await page.goto("/about");
  await page.goto("/sign-in");
  await typeSignIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/sign-in?redirect=%2Fblog");
  await expect(page).toHaveURL(/\/blog$/);
});

test("Log In in the header returns to the page where it was pressed", async ({ page }) => {
  const email = await makeAccount();
  await page.goto("/home?term=night");
  await main(page).getByRole("link", { name: "Log In" }).click();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(/\/home\?term=night$/);
});

test("ignores a redirect to another site, from the URL and from storage", async ({ page }) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  // Others are refused by the same rule (domain/src/accounts/redirect.test.ts).
  const redirect = "//evil.example";
  // An address on this site without the site's code, which would read the storage.
  await page.goto("/healthz");
  await page.evaluate((stored) => {
    const action = { intent: "insights", redirect: stored, at: Date.now() };
    localStorage.setItem("earshot.post-login", JSON.stringify(action));
  }, redirect);
  await page.goto(`/sign-in?redirect=${encodeURIComponent(redirect)}`);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/home$/);
});

test("other tabs follow signing in and out", async ({ page, context }) => {
  const email = await makeAccount();
  const other = await context.newPage();
  const [atRest, ownAtRest] = [callsAtRest(other), callsAtRest(page)];
  await other.goto("/about");
  await expect(main(other).getByRole("link", { name: "Log In" })).toBeVisible();
  const third = await context.newPage();
  await third.goto("/sign-in?redirect=%2Fblog");
  await page.goto("/sign-in");
  await typeSignIn(page, email);
  await expect(main(other).getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect(third).toHaveURL(/\/blog$/);
  await other.goto("/account");
  await expect(other.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
  // A request that is answered after the sign-out gets a 401, and the page would then show that the session has expired.
  await atRest();
  await ownAtRest();
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/sign-in\?redirect=%2Faccount&reason=account/);
  await expect(main(third).getByRole("link", { name: "Log In" })).toBeVisible();
});

test("private pages show nothing before sign-in, open after it, and leave nothing after sign-out", async ({ page }) => {
  const email = await makeAccount();
  const fetched: string[] = [];
  const atRest = callsAtRest(page);
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [path, heading] of [
    ["/account", "Account"],
    ["/dashboard?tab=tracking", `Welcome back, ${email}`],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?redirect=${encodeURIComponent(path)}&reason=`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
    const seen = await page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
    expect(seen).toEqual(["Welcome back"]);
    expect(fetched.filter((one) => one.startsWith("/api/v1/account") || one.includes("account-page"))).toEqual([]);
    await typeSignIn(page, email);
    await expect(page).toHaveURL(new RegExp(`${path.replace("?", "\\?")}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await atRest();
    await main(page).getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/$/);
    fetched.length = 0;
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Account");
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a call refused during sign-out does not count as an ended session", async ({ page, complaints }) => {
  complaints.allow(/status of 401|ERR_FAILED/);
  const email = await makeAccount();
  await signInByApi(page, email);
  const answer = gate();
  let lost = true;
  await page.route("**/api/v1/auth/sign-out", async (route) => {
    if (lost) return route.abort();
    const response = await route.fetch();
    await answer.opened;
    await route.fulfill({ response });
  });
  await page.goto("/account");
  const name = page.getByRole("main").getByRole("textbox", { name: "Name" });
  await name.fill("Ines Halvorsen");
  await main(page).getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("We couldn’t reach the server, so you’re still signed in.")).toBeVisible();
  await expect(name).toHaveValue("Ines Halvorsen");

  lost = false;
  await main(page).getByRole("button", { name: "Sign out" }).click();
  // The session ends on the server before the response arrives.
  await expect.poll(async () => (await page.request.get("/api/v1/account")).status()).toBe(401);
  const refused = page.waitForResponse(/\/api\/v1\/account$/);
  await page.getByRole("button", { name: "Save name" }).click();
  expect((await refused).status()).toBe(401);
  await expect(page.getByRole("button", { name: "Save name" })).toBeEnabled();
  await expect(page).toHaveURL(/\/account$/);
  answer.open();
  await expect(page.getByText("Signed out", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("when a session ends during an action, the action is completed after sign-in", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const email = await makeAccount();
  await signInByApi(page, email);
  await page.goto("/account");
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("textbox", { name: "Name" }).fill("Ines Halvorsen");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Faccount&reason=expired/);
  await expect(page.getByText("Your session has ended. Sign in to continue.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await typeSignIn(page, email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText("Name saved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Name" })).toHaveValue("Ines Halvorsen");
});

test("an action interrupted in one user's session is not completed for another user", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const [first, second] = [await makeAccount(), await makeAccount()];
  await signInByApi(page, first);
  await page.goto("/account");
  await page.waitForLoadState("networkidle");
  await page.getByRole("main").getByRole("textbox", { name: "Name" }).fill("Not For Others");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page).toHaveURL(/reason=expired/);
  await typeSignIn(page, second, PASSWORD);
  await expect(page.getByText(second).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByRole("textbox", { name: "Name" })).toHaveValue("");
});

test("the tab notices that the session ended in another tab when the visitor returns to it", async ({
  page,
  browser,
}) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  await page.goto("/about");
  await expect(main(page).getByRole("button", { name: "Sign out" })).toBeVisible();
  const device = await otherDevice(browser);
  const elsewhere = await device.newPage();
  await signInByApi(elsewhere, email);
  await elsewhere.goto("/account");
  await elsewhere.getByRole("button", { name: /^End session/ }).click();
  await expect(elsewhere.getByText("Session ended")).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(main(page).getByRole("link", { name: "Log In" })).toBeVisible();
  await device.close();
});

test("the header and the login dialog are accessible and fit, signed in or out", async ({ page }) => {
  test.slow();
  const email = await makeAccount();
  const id = await someShow(page);
  await page.goto(`/podcast/${id}`);
  await page.getByRole("button", { name: "Log in to see the numbers" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in to continue" });
  await expect(dialog).toBeVisible();
  await expectPartSound(page, dialog);
  await page.getByRole("button", { name: "Not now" }).click();
  await signInByApi(page, email);
  await page.reload();
  await expect(page.getByText(/Category average/).first()).toBeVisible();
  // At this scroll position, the page's sticky bars would cover half of the content below them.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSound(page);
  await onPhone(page, async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(main(page).getByRole("link", { name: "Account settings" })).toBeVisible();
    await expectAccessibleInBothThemes(page, page.getByRole("dialog"));
    await page.keyboard.press("Escape");
  });
  await page.getByRole("button", { name: `Account: ${email}` }).click();
  await expect(page.getByRole("menuitem", { name: "Account settings" })).toBeVisible();
  await expectAccessibleInBothThemes(page, page.getByRole("menu"));
  await page.getByRole("menuitem", { name: "Drafts and requests" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
});
