import { expect } from "@playwright/test";
import { expectPartSound } from "../looks";
import { makeAccount, signInByApi, test } from "./accounts-world";

/** A domain that never resolves (RFC 2606). */
const ADDRESS = "https://hooks.example.invalid/earshot";

test("a webhook is created, tested, disabled and deleted", async ({ page, complaints }) => {
  test.slow();
  complaints.allow(/status of 422/);
  await signInByApi(page, await makeAccount());
  await page.goto("/account");
  await page.getByRole("region", { name: "API keys" }).getByRole("link", { name: "Webhooks" }).click();
  await expect(page).toHaveURL(/\/account\/api#webhooks$/);
  const section = page.getByRole("region", { name: "Webhooks" });
  await expect(section.getByText("You have no webhooks yet.")).toBeInViewport();

  await section.getByRole("button", { name: "Create webhook…" }).click();
  const creating = page.getByRole("dialog", { name: "Create a webhook" });
  await creating.getByLabel("Address").fill("http://localhost/");
  await creating.getByLabel("search.changed").uncheck();
  await creating.getByRole("button", { name: "Create webhook" }).click();
  await expect(creating.getByRole("alert")).toContainText("Enter an https address.");
  await expectPartSound(page, creating);
  await creating.getByLabel("Address").fill(ADDRESS);
  await creating.getByRole("button", { name: "Create webhook" }).click();
  await expect(creating.getByText(/^whsec_/)).toBeVisible();
  await expectPartSound(page, creating);
  await creating.getByRole("button", { name: "Done" }).click();
  await expect(section.getByText(ADDRESS)).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await expectPartSound(page, section);

  await section.getByRole("button", { name: "Deliveries to hooks.example.invalid" }).click();
  const log = page.getByRole("dialog", { name: "Deliveries" });
  await expect(log.getByText("Nothing has been sent yet.")).toBeVisible();
  await log.getByRole("button", { name: "Send a test" }).click();
  await expect(log.getByText("webhook.test")).toBeVisible();
  await expectPartSound(page, log);
  await page.keyboard.press("Escape");

  await section.getByRole("button", { name: "Disable hooks.example.invalid" }).click();
  await expect(section.getByText("Disabled")).toBeVisible();
  await section.getByRole("button", { name: "Enable hooks.example.invalid" }).click();
  await expect(section.getByText("Disabled")).toHaveCount(0);

  await section.getByRole("button", { name: "Delete hooks.example.invalid" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this webhook?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectPartSound(page, question);
  await question.getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByText("Webhook deleted")).toBeVisible();
  await expect(section.getByText("You have no webhooks yet.")).toBeVisible();
});
