import { openMatch, submit } from "./campaigns-world";
import { expect, test } from "../fixtures";
import { expectPartSound, onPhone } from "../looks";
import { visit } from "../search/search-catalogue";

test("every view of Analyze & Match is accessible and fits", async ({ page }) => {
  // Four views, each of which is checked in full.
  test.slow();
  const dialog = await openMatch(page);
  await expect(dialog.getByRole("link", { name: /^Compare:/ }).first()).toBeVisible();
  await expectPartSound(page, dialog);
  await dialog
    .getByLabel("Campaign brief")
    .fill("Shoes for marathon training and other sports, for English-speaking people");
  await dialog.getByRole("radio", { name: "$5K–15K" }).check();
  await expect(dialog.getByRole("region", { name: /^Ad fit/ })).toBeVisible();
  await expectPartSound(page, dialog);
  await dialog.getByRole("tab", { name: "Pitch" }).click();
  await expectPartSound(page, dialog);
  await dialog.getByRole("tab", { name: "Request" }).click();
  await submit(dialog);
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await expectPartSound(page, dialog);
  await onPhone(page, async () => {
    const small = await dialog
      .locator("button, label:has(input[type=radio]), select, input:not([type=radio])")
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { height, width: across } = control.getBoundingClientRect();
          return across > 0 && height < 43.5 ? [`${control.tagName} ${control.textContent ?? ""} ${height}`] : [];
        }),
      );
    expect(small, "targets under 44 px").toEqual([]);
  });
});

test("the form alone is accessible and fits", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Start Matching Ads" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyze & Match" });
  await expect(dialog.getByLabel("First name")).toBeVisible();
  await expectPartSound(page, dialog);
});
