import { expect } from "@playwright/test";
import { expectNoOverflow } from "../fixtures";
import { makeAccount, signInByApi, test } from "./accounts-world";

test("a signed-in visitor's header fits every width and always has Sign out", async ({ page }) => {
  await signInByApi(page, await makeAccount());
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account");
  for (const width of [320, 390, 720, 899, 900, 960, 1080, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    const header = page.getByRole("banner");
    const inNav = header.getByRole("button", { name: "Sign out" });
    const inMenu = header.getByRole("button", { name: /^Account:/ });
    const onPhone = header.getByRole("button", { name: "Menu" });
    await expect(inNav.or(inMenu).or(onPhone).filter({ visible: true }).first()).toBeVisible();
    if (width >= 900) await expect(inMenu).toBeVisible();
    if (width >= 1200) await expect(inNav).toBeVisible();
  }
});
