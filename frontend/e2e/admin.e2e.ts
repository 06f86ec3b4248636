import type { Page } from "@playwright/test";
import { mailsTo, makeAccount, otherDevice, signInByApi, test } from "./accounts/accounts-world";
import { expect } from "./fixtures";
import { expectPartSound, expectSound, onPhone } from "./looks";

const PARTS = ["Overview", "Jobs", "Imports", "Feeds", "Inbox", "People", "Backups", "Log"] as const;

const mailsWithCode = (email: string) => mailsTo(email, "Enter this code there");

/** Waits for a new code email after the first `earlier` ones, and returns its code. */
async function codeFor(email: string, earlier: number): Promise<string> {
  let mail: string | undefined;
  await expect.poll(() => (mail = mailsWithCode(email)[earlier]), { intervals: [100] }).toBeTruthy();
  return /Enter this code there: (\d{8})/.exec(mail ?? "")?.[1] ?? "";
}

/** Opens the page as an operator, using only the keyboard. */
async function openPage(page: Page, email: string): Promise<void> {
  await makeAccount(email);
  await signInByApi(page, email);
  await page.goto("/account");
  await page.getByRole("link", { name: "Open the operator page" }).press("Enter");
  // The operators' addresses are settings of the service, so a retry also finds the emails of the first try.
  const { length: earlier } = mailsWithCode(email);
  await page.getByRole("button", { name: "Send me a code" }).press("Enter");
  await expect(page.getByText("The code is on its way.")).toBeVisible();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(await codeFor(email, earlier));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible();
}

test("guests and other users get a 404", async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  expect((await page.goto("/admin"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await signInByApi(page, await makeAccount());
  expect((await page.goto("/admin"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("an operator opens the page with an emailed code, locks a signed-in user, and finds it in the log", async ({
  page,
  browser,
  complaints,
}) => {
  const person = await makeAccount();
  const device = await otherDevice(browser);
  const theirs = await device.newPage();
  await signInByApi(theirs, person);
  await theirs.goto("/account");
  await expect(theirs.getByRole("heading", { name: "Account", exact: true })).toBeVisible();

  await openPage(page, "operator-keys@example.org");
  await page.getByRole("tab", { name: "Overview" }).press("ArrowLeft");
  await expect(page.getByRole("heading", { name: "Log" })).toBeVisible();
  await expect(page.getByText("Opened the page").first()).toBeVisible();

  await page.getByRole("tab", { name: "People" }).click();
  await page.getByLabel("Address or name").fill(person);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Lock ${person}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Lock" }).click();
  await expect(page.getByText("Locked", { exact: true })).toBeVisible();
  await theirs.goto("/account");
  await expect(theirs).toHaveURL(/sign-in/);
  await device.close();

  await page.getByRole("button", { name: `Unlock ${person}` }).click();
  await expect(page.getByRole("button", { name: `Lock ${person}`, exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("Locked an account").first()).toBeVisible();
  await expect(page.getByText("Unlocked an account").first()).toBeVisible();

  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Send me a code" })).toBeVisible();
  complaints.allow(/status of 403/);
  await page.getByRole("button", { name: "Send me a code" }).click();
  await page.getByLabel("Code").fill("12345678");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is wrong, used or too old.")).toBeVisible();
});

test("every part of the operator page is accessible and fits", async ({ page }) => {
  await openPage(page, "operator-looks@example.org");
  for (const part of PARTS) {
    await page.getByRole("tab", { name: part }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel.locator("[aria-busy=false]")).toBeVisible();
    // The rest of the page is the same for each part.
    if (part === PARTS[0]) await expectSound(page, `operator-${part}`);
    else await expectPartSound(page, panel, `operator-${part}`);
  }
  const lastTab = page.getByRole("tab", { name: "Log" });
  await page.reload();
  await expect(lastTab).toBeInViewport({ ratio: 0.9 });
  await onPhone(page, async () => {
    await page.reload();
    await expect(lastTab).toBeInViewport({ ratio: 0.9 });
  });
});
