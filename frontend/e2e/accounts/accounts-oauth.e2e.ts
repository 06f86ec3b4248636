import { expect, type Page } from "@playwright/test";
import { expectAccessible, needsService, restingScroll, someShow, topOfNumbers } from "../fixtures";
import { callsAtRest, makeAccount, signInByApi, test } from "./accounts-world";

// Real sign-ins and consents with OpenID providers on another site.
const service = process.env.E2E_OAUTH_URL ?? "";

needsService("E2E_OAUTH_URL");
test.use({ baseURL: service });
test.beforeEach(({ complaints }) => {
  // The provider's own pages load a font from elsewhere, have no icon, and report violations of their own policy.
  complaints.allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of 404/);
});

const FAILED = "OAuth failed. Please try again.";
const FROM = { google: "Google", facebook: "Facebook" } as const;
type Provider = keyof typeof FROM;

let people = 0;
const freshPerson = () => `person-${Date.now().toString(36)}-${process.pid}-${(people += 1)}`;

/** Signs in on the provider's page, and stops at the consent screen. */
async function logIn(page: Page, person: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/interaction\//);
  await page.getByPlaceholder("Enter any login").fill(person);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
}

async function logInAndConsent(page: Page, person: string): Promise<void> {
  await logIn(page, person);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Gives consent, and returns the redirect to the service without following it. */
async function wayBack(page: Page): Promise<URL> {
  const answer = await page.request.post(page.url(), { form: { prompt: "consent" }, maxRedirects: 0 });
  let location = answer.headers().location ?? "";
  for (let step = 0; step < 5 && !location.startsWith(service); step += 1) {
    location = (await page.request.get(location, { maxRedirects: 0 })).headers().location ?? "";
  }
  return new URL(location);
}

async function leave(page: Page, provider: Provider, path = "/sign-in"): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: `Continue with ${FROM[provider]}` }).click();
}

async function signedIn(page: Page): Promise<{ id: string; email: string } | null> {
  const answer = await page.request.get(`${service}/api/v1/auth/session`);
  return ((await answer.json()) as { user: { id: string; email: string } | null }).user;
}

async function expectRefused(page: Page, redirect?: string): Promise<void> {
  const target = redirect === undefined ? "" : `&redirect=${encodeURIComponent(redirect)}`;
  await expect(page).toHaveURL(`${service}/sign-in?error=oauth-failed${target}`);
  await expect(page.getByRole("alert")).toHaveText(FAILED);
  expect(await signedIn(page)).toBeNull();
}

test("a guest signs up with Google and returns to the market numbers, at the same position", async ({ page }) => {
  const atRest = callsAtRest(page);
  await page.goto("/home?term=the");
  await page.goto(`/podcast/${await someShow(page)}`);
  const url = page.url();
  const locked = page.getByRole("button", { name: "Log in to see the numbers" });
  // Content that loads above moves the button.
  await atRest();
  await locked.focus();
  await locked.click();
  const google = page.getByRole("dialog").getByRole("button", { name: "Continue with Google" });
  await expect(google).toBeVisible();
  // Measured here, because the click itself scrolls if late content has moved the button out of the window.
  await restingScroll(page);
  const before = await topOfNumbers(page);
  await google.click();
  const person = freshPerson();
  await logInAndConsent(page, person);
  await expect(page).toHaveURL(url);
  await expect(page.getByText(/Category average/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Market Insights" })).toBeFocused();
  await expect.poll(async () => Math.abs((await topOfNumbers(page)) - before)).toBeLessThan(50);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("earshot.post-login"))).toBeNull();
  const first = await signedIn(page);
  expect(first).toMatchObject({ email: "mira@provider.example" });

  // The only way to sign in cannot be removed. The provider's id for the user finds the same account again.
  await page.goto("/account");
  await expect(page.getByText("your only way to sign in", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect Google" })).toHaveAttribute("aria-disabled", "true");
  // A request that is answered after the sign-out would get a 401.
  await atRest();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${service}/`);
  await leave(page, "google");
  // The provider remembers the user and the consent.
  await expect(page).toHaveURL(/\/home$/);
  expect((await signedIn(page))?.id).toBe(first?.id);
});

test("a guest who cancels at the provider keeps the pending action and completes it with another method", async ({
  page,
}) => {
  const path = `/podcast/${await someShow(page)}`;
  await page.goto(path);
  await page.getByRole("button", { name: "Log in to see the numbers" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue with Google" }).click();
  await logIn(page, freshPerson());
  await page.getByRole("link", { name: /Cancel/ }).click();
  await expectRefused(page, path);
  await expect(page.getByText(/^Sign in to see the numbers for .+/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await logInAndConsent(page, freshPerson());
  await expect(page).toHaveURL(service + path);
  await expect(page.getByText(/Category average/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Market Insights" })).toBeFocused();
});

test("a signed-in user connects and disconnects Google and Facebook", async ({ page, browser }) => {
  test.slow();
  const email = await makeAccount();
  await signInByApi(page, email, service);
  await page.goto("/account");
  const owner = (await signedIn(page))?.id;
  const person = freshPerson();
  for (const provider of ["google", "facebook"] as const) {
    await page.getByRole("button", { name: `Connect ${FROM[provider]}` }).click();
    await logInAndConsent(page, person);
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole("button", { name: `Disconnect ${FROM[provider]}` })).toBeVisible();
    expect((await signedIn(page))?.id).toBe(owner);
  }
  await expectAccessible(page);

  // In another browser, the same provider user gets this account. A different account cannot be connected to that user.
  const device = await browser.newContext({ baseURL: service });
  const elsewhere = await device.newPage();
  await leave(elsewhere, "google");
  await logInAndConsent(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/home$/);
  expect((await signedIn(elsewhere))?.id).toBe(owner);
  await device.close();
  const stranger = await browser.newContext({ baseURL: service });
  const theirs = await stranger.newPage();
  await leave(theirs, "facebook");
  await logInAndConsent(theirs, freshPerson());
  await expect(theirs).toHaveURL(/\/home$/);
  await theirs.goto("/account");
  await theirs.getByRole("button", { name: "Connect Google" }).click();
  await logInAndConsent(theirs, person);
  await expect(theirs).toHaveURL(/\/account\?error=oauth-taken$/);
  await expect(theirs.getByRole("alert")).toContainText("already connected to another Earshot account");
  await stranger.close();

  for (const name of Object.values(FROM)) {
    await page.getByRole("button", { name: `Disconnect ${name}` }).click();
    await expect(page.getByText(`${name} disconnected`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Connect ${name}` })).toBeVisible();
  }
});

test("refuses a used code, a wrong state, another browser's redirect and another provider's code", async ({
  page,
  browser,
}) => {
  test.slow();
  const redirect = "/home?term=the";
  const begin = (on: Page, provider: Provider) =>
    leave(on, provider, `/sign-in?redirect=${encodeURIComponent(redirect)}`);
  const person = freshPerson();

  // A wrong state is refused; the return address is kept.
  await begin(page, "google");
  await logIn(page, person);
  const forged = await wayBack(page);
  forged.searchParams.set("state", "x".repeat(24));
  await page.goto(forged.href);
  await expectRefused(page, redirect);

  // One provider's code at the other's callback. (The provider remembers the consent.)
  await page.getByRole("button", { name: "Continue with Facebook" }).click();
  await logIn(page, person);
  const fromFacebook = await wayBack(page);
  await page.goto(fromFacebook.href.replace("/facebook/", "/google/"));
  await expectRefused(page, redirect);

  // A redirect that belongs to another browser fails in this one.
  const attacker = await browser.newContext({ baseURL: service });
  const theirs = await attacker.newPage();
  await begin(theirs, "google");
  await logIn(theirs, freshPerson());
  const foreign = await wayBack(theirs);
  await page.goto(foreign.href);
  await expectRefused(page);

  // It works in its own browser, but only once.
  await theirs.goto(foreign.href);
  await expect(theirs).toHaveURL(service + redirect);
  expect(await signedIn(theirs)).not.toBeNull();
  await theirs.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => signedIn(theirs)).toBeNull();
  await theirs.goto(foreign.href);
  await expectRefused(theirs);
  await attacker.close();
});
