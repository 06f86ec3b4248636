import { expectNoOverflow } from "../fixtures";
import { expectPartSound, expectSound } from "../looks";
import { callsAtRest, freshAddress, linkIn, makeAccount, PASSWORD, test, typeSignIn } from "./accounts-world";
import { expect, type Page } from "@playwright/test";

const header = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("signs up, is signed in by the link, signs out with the keyboard", async ({ page, complaints }) => {
  complaints.allow(/status of 422/);
  const atRest = callsAtRest(page);
  const email = freshAddress();
  await page.goto("/signup");
  await expect(page).toHaveTitle("Create your account - Earshot");
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByText("At least 6 characters", { exact: false })).toBeVisible();
  await typeSignIn(page, email);
  const done = page.getByText(
    "Sign-up successful — welcome aboard! Please check your email to confirm your registration.",
  );
  await expect(done).toBeFocused();
  await expect(page.getByRole("button", { name: /Send again in/ })).toHaveAttribute("aria-disabled", "true");

  const link = await linkIn(email, "verify");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url() + (request.headers().referer ?? "")));
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email");
  expect(page.url()).not.toContain("token");
  await expect(page.getByRole("button", { name: "Confirm my email" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your email is confirmed" })).toBeFocused();
  expect(requests.filter((one) => one.includes("token="))).toEqual([]);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("You’re signed in.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await expect(header(page).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Log In" })).toHaveCount(0);
  // The new page first moves the focus to its heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // Waits for all requests of the session: one that is answered after the sign-out would log a 401 to the console.
  await atRest();
  const signOut = header(page).getByRole("button", { name: "Sign out" });
  await signOut.focus();
  await page.keyboard.press("Enter");
  await expect(header(page).getByRole("link", { name: "Log In" })).toBeVisible();
  // The link works only once.
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has expired or was already used.");
});

test("confirms a link opened in another browser, and asks for the password there", async ({ page, browser }) => {
  const email = freshAddress();
  await page.goto("/signup");
  await typeSignIn(page, email);
  await expect(page.getByText("Sign-up successful", { exact: false })).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await linkIn(email, "verify"));
  await elsewhere.getByRole("button", { name: "Confirm my email" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Your email is confirmed" })).toBeVisible();
  await elsewhere.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await typeSignIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(/\/home$/);
  await expect(header(elsewhere).getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("shows errors above the form and at the field, with the specification's texts", async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill out all required fields.");
  const email = page.getByRole("main").getByLabel("Email", { exact: true });
  const password = page.getByLabel("Password", { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await email.fill("nobody");
  await password.fill("123456");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email address.");
  await email.fill(freshAddress());
  await password.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Email and password do not match");
  await page.getByRole("button", { name: "Send a new confirmation link" }).click();
  await expect(page.getByText("If that address still needs confirming", { exact: false })).toBeVisible();
});

test("refuses a guessable password with the reason, before sending anything", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => (sent += Number(request.url().endsWith("/auth/sign-up"))));
  await page.goto("/sign-in?mode=signup");
  for (const [password, reason] of [
    ["12345", "Password must be at least 6 characters."],
    ["password1", "one of the first that anyone would guess"],
    ["earshot", "a word from this site"],
  ] as const) {
    await page.getByRole("main").getByLabel("Email", { exact: true }).fill("someone@example.org");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(reason);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  }
  expect(sent).toBe(0);
});

test("the mode is in the URL; switching keeps the typed address but no messages", async ({ page }) => {
  await page.goto("/auth?redirect=%2Fhome%3Fterm%3Dsea&reason=lists");
  await expect(page.getByText("Sign in to see your lists.")).toBeVisible();
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill("ines@example.org");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByRole("link", { name: "Create one" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create your account" })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/redirect=%2Fhome%3Fterm%3Dsea&reason=lists&mode=signup/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveValue("ines@example.org");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome back");
  await page.goto("/signup?mode=reset");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
});

test("the password field works with password managers, pasting, showing and Caps Lock", async ({ page }) => {
  await page.goto("/sign-in");
  const password = page.getByLabel("Password", { exact: true });
  await expect(page.getByRole("main").getByLabel("Email", { exact: true })).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.focus();
  const pasted = await password.evaluate((field) =>
    field.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
  );
  expect(pasted, "pasting is not prevented").toBe(true);
  const show = page.getByRole("button", { name: "Show password" });
  await expect(password).toHaveAttribute("type", "password");
  await show.click();
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(password).toHaveAttribute("type", "text");
  const type = (capsLock: boolean) =>
    password.evaluate((field, modifierCapsLock) => {
      field.focus();
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true, modifierCapsLock }));
    }, capsLock);
  await type(true);
  await expect(page.getByText("Caps Lock is on")).toBeVisible();
  await type(false);
  await expect(page.getByText("Caps Lock is on")).toHaveCount(0);
  await page.goto("/signup");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
});

test("Remember me decides whether the session outlives the browser", async ({ page, context }) => {
  const email = await makeAccount();
  for (const remember of [false, true]) {
    await page.goto("/sign-in");
    await page.getByLabel("Remember me").setChecked(remember);
    await typeSignIn(page, email);
    await expect(page).toHaveURL(/\/home$/);
    const cookie = (await context.cookies()).find(({ name }) => name === "earshot");
    expect(cookie?.httpOnly).toBe(true);
    expect(cookie?.sameSite).toBe("Lax");
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    if (remember) expect(Math.round(days)).toBe(30);
    else expect(cookie?.expires).toBe(-1);
    // A page that is still loading would get a 401 without its cookie.
    await page.goto("about:blank");
    await context.clearCookies();
  }
});

test("resets a forgotten password with a link that works once, and signs out other devices", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 4(01|22)/);
  const email = await makeAccount();
  await page.goto("/sign-in?mode=reset");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(freshAddress());
  await page.keyboard.press("Enter");
  const said = page.getByText("If that email exists, a reset link is on its way.");
  await expect(said).toBeFocused();
  await page.goto("/sign-in?mode=reset");
  await page.getByRole("main").getByLabel("Email", { exact: true }).fill(email.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(said).toBeFocused();

  const link = await linkIn(email, "new-password");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  expect(page.url()).not.toContain("token");
  await page.getByLabel("New password", { exact: true }).fill("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("at least 6 characters");
  await page.getByLabel("New password", { exact: true }).fill("another quiet harbour");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a third quiet harbour");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This link has expired or was already used.");
  await page.goto("/sign-in");
  await typeSignIn(page, email, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("do not match");
  await page.getByLabel("Password", { exact: true }).fill("another quiet harbour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
});

test("an emailed link without its secret explains what to do", async ({ page }) => {
  await page.goto("/sign-in?mode=new-password");
  await expect(page.getByText("This link has expired or was already used.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reset your password");
});

test("hides providers that are not configured", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(/operator|Google|Facebook/)).toHaveCount(0);
  await page.goto("/sign-in?error=oauth-failed");
  await expect(page.getByRole("alert")).toHaveText("OAuth failed. Please try again.");
});

test("every state of the card is accessible and fits", async ({ page }) => {
  test.slow();
  await page.goto("/sign-in?reason=save");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectSound(page);
  // The rest of the page is the same for each state.
  const main = page.getByRole("main");
  for (const path of ["/sign-in?mode=reset", "/sign-in?mode=verify", "/signup"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectPartSound(page, main);
  }
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectPartSound(page, main);
  await page.goto(`/sign-in?mode=new-password#token=${"a".repeat(43)}`);
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await expectPartSound(page, main);
  await page.goto("/sign-in?mode=reset");
  await main.getByLabel("Email", { exact: true }).fill("someone@gmail.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Open Gmail" })).toBeVisible();
  await expectPartSound(page, main);
});

test.describe("a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test("shows the button without scrolling, and focuses no field at first", async ({ page }) => {
    await page.goto("/sign-in");
    const button = page.getByRole("button", { name: "Sign in", exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").getByLabel("Email", { exact: true })).not.toBeFocused();
    await expectNoOverflow(page);
  });
});
