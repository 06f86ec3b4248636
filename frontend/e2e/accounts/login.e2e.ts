import type { Page } from "@playwright/test";
import { expect, someShow, test } from "../fixtures";
import { expectSound, onPhone } from "../looks";

/** Tries to track a show as a guest. */
async function askToTrack(page: Page): Promise<string> {
  const path = `/podcast/${await someShow(page)}`;
  await page.goto(path);
  await page.getByRole("switch", { name: "Track this podcast" }).click();
  await expect(dialog(page)).toBeVisible();
  return path;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Log in to continue" });

test("a guest gets the login dialog; Escape, the backdrop and Not now close it", async ({ page }) => {
  await askToTrack(page);
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  const track = page.getByRole("switch", { name: "Track this podcast" });
  await expect(track).toBeFocused();
  await expect(track).not.toBeChecked();
  await track.click();
  await page.mouse.click(720, 8);
  await expect(dialog(page)).toBeHidden();
  await onPhone(page, async () => {
    await track.click();
    await page.mouse.click(195, 8);
    await expect(dialog(page)).toBeHidden();
  });
  await track.click();
  await dialog(page).getByRole("button", { name: "Not now" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("Sign In has the return URL and the reason, and stores the pending action on this device", async ({ page }) => {
  const path = await askToTrack(page);
  await expect(dialog(page).getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/sign-in?${new URLSearchParams({ redirect: path, reason: "track" }).toString()}`);
  const stored = await page.evaluate(() => localStorage.getItem("earshot.post-login"));
  expect(JSON.parse(stored ?? "{}")).toMatchObject({ intent: "track", redirect: path });
});

test("hides a provider that is not configured", async ({ page }) => {
  await askToTrack(page);
  await expect(dialog(page).getByRole("button", { name: "Sign In" })).toBeVisible();
  await expect(dialog(page).getByText(/Google|operator/)).toHaveCount(0);
});
