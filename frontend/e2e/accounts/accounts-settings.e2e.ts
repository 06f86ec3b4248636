import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../fixtures";
import { expectSound } from "../looks";
import {
  freshAddress,
  linkIn,
  mailTo,
  makeAccount,
  otherDevice,
  PASSWORD,
  signInByApi,
  test,
  typeSignIn,
} from "./accounts-world";

const section = (page: Page, name: string) => page.getByRole("region", { name });

async function openAccount(page: Page): Promise<string> {
  const email = await makeAccount();
  await signInByApi(page, email);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  return email;
}

test("saves the name with the keyboard, and the header shows it", async ({ page }) => {
  await openAccount(page);
  // The contact form in the footer also asks for a name, and can load first.
  await section(page, "Name").getByRole("textbox", { name: "Name" }).focus();
  await page.keyboard.type("Ines Halvorsen");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Name saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account: Ines Halvorsen" })).toBeVisible();
});

test("a new address needs the password and applies once its link is opened", async ({ page, complaints }) => {
  complaints.allow(/status of 403/);
  const email = await openAccount(page);
  await expect(section(page, "Email")).toContainText("Changing it signs out your other devices");
  const next = freshAddress();
  const mine = section(page, "Email");
  await mine.getByLabel("New email").fill(next);
  await mine.getByRole("button", { name: "Change email" }).click();
  await expect(mine.getByRole("alert")).toHaveText("Please fill out all required fields.");
  await mine.getByLabel("Current password").fill("not my password");
  await page.keyboard.press("Enter");
  await expect(mine.getByRole("alert")).toContainText("That is not your current password.");
  await expect(mine.getByLabel("Current password")).toBeFocused();
  await mine.getByLabel("Current password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(mine.getByText(`We sent a link to ${next}`, { exact: false })).toBeVisible();
  await expect(mine.getByText(email)).toBeVisible();
  await page.goto(await linkIn(next, "verify"));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your email is changed" })).toBeFocused();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(section(page, "Email").getByText(next)).toBeVisible();
});

test("a new password ends the sessions of other devices", async ({ page, browser }) => {
  const email = await openAccount(page);
  const device = await otherDevice(browser);
  const elsewhere = await device.newPage();
  await signInByApi(elsewhere, email);
  const mine = section(page, "Password");
  await mine.getByLabel("Current password").fill(PASSWORD);
  await mine.getByLabel("New password").fill("password1");
  await page.keyboard.press("Enter");
  await expect(mine.getByRole("alert")).toContainText("one of the first that anyone would guess");
  await mine.getByLabel("New password").fill("two quiet harbours");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password changed")).toBeVisible();
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/sign-in\?/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  await device.close();
});

test("lists sessions, marks this device, and ends others", async ({ page, browser }) => {
  const email = await openAccount(page);
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
  const device = await otherDevice(browser, { userAgent: phone });
  const elsewhere = await device.newPage();
  await signInByApi(elsewhere, email);
  await page.reload();
  const rows = section(page, "Sessions").getByRole("listitem");
  await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
  const other = rows.filter({ hasText: "Safari on iPhone" });
  await other.getByRole("button", { name: /^End session: Safari on iPhone/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(section(page, "Sessions").getByRole("list")).toBeFocused();
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/sign-in\?/);
  await device.close();
});

test("downloads all data as JSON and as CSV", async ({ page }) => {
  const email = await openAccount(page);
  for (const [format, name] of [
    ["json", "earshot-account.json"],
    ["csv", "earshot-account.csv"],
  ] as const) {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: `Download ${format.toUpperCase()}` }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), "utf8")).toContain(email);
  }
});

test("deletion needs the typed words and the password, and signs out; signing in within the grace period undoes it", async ({
  page,
}) => {
  const email = await openAccount(page);
  await page.getByRole("button", { name: "Delete account…" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page, dialog);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Type “delete my account”.");
  await dialog.getByLabel("Type “delete my account” to continue").fill("delete my account");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your account will be removed in 14 days", { exact: false })).toBeVisible();
  await mailTo(email, "account");
  await page.goto("/sign-in");
  await typeSignIn(page, email);
  await expect(page.getByText("Your account will not be deleted", { exact: false })).toBeVisible();
});

test("the account page is accessible and fits", async ({ page }) => {
  test.slow();
  await openAccount(page);
  await expect(section(page, "Sessions").getByRole("listitem")).not.toHaveCount(0);
  await expectSound(page);
});
