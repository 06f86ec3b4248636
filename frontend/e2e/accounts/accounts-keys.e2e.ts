import { expect } from "@playwright/test";
import { expectPartSound, expectSound } from "../looks";
import { visit } from "../search/search-catalogue";
import { mailTo, makeAccount, PASSWORD, signInByApi, test } from "./accounts-world";

test("an API key is created, used, rotated and revoked", async ({ page, complaints, baseURL, playwright }) => {
  test.slow();
  complaints.allow(/status of 403/);
  const email = await makeAccount();
  await signInByApi(page, email);
  await page.goto("/account");
  const section = page.getByRole("region", { name: "API keys" });
  await expect(section.getByText("You have no keys yet.")).toBeVisible();

  await section.getByRole("button", { name: "Create key…" }).click();
  const creating = page.getByRole("dialog", { name: "Create an API key" });
  await creating.getByLabel("Key name").fill("Weekly report");
  await creating.getByLabel("lists:read").check();
  await creating.getByLabel("Current password").fill("not my password");
  await page.keyboard.press("Enter");
  await expect(creating.getByRole("alert")).toContainText("That is not your current password.");
  await expectPartSound(page, creating);
  await creating.getByLabel("Current password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(creating.getByRole("button", { name: "Copy" })).toBeVisible();
  const secret = await creating.getByText(/^ek_live_/).innerText();
  expect(secret).toMatch(/^ek_live_[0-9A-Za-z]{33}$/);
  await expectPartSound(page, creating);
  await mailTo(email, "An API key was created");
  await creating.getByRole("button", { name: "Done" }).click();
  await expect(section.getByText("Never used, does not expire")).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectPartSound(page, section);

  // A program without the browser's cookies.
  const program = await playwright.request.newContext({ baseURL });
  const statusOf = async (key: string) =>
    (await program.get("/api/v1/lists", { headers: { authorization: `Bearer ${key}` } })).status();
  expect(await statusOf(secret)).toBe(200);

  await section.getByRole("button", { name: "Replace Weekly report" }).click();
  const rotating = page.getByRole("dialog", { name: "Replace this key?" });
  await rotating.getByLabel("Current password").fill(PASSWORD);
  await rotating.getByRole("button", { name: "Replace key" }).click();
  const next = await rotating.getByText(/^ek_live_/).innerText();
  await rotating.getByRole("button", { name: "Done" }).click();
  await expect(section.getByText("Replaced")).toBeVisible();
  expect([await statusOf(secret), await statusOf(next)]).toEqual([200, 200]);

  await section.getByRole("button", { name: "Revoke Weekly report" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Revoke this key?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectPartSound(page, question);
  await question.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText("Key revoked")).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(1);
  expect([await statusOf(secret), await statusOf(next)]).toEqual([200, 401]);
  // A test key opens the sandbox alone: the account's own lists are not there.
  await section.getByRole("button", { name: "Create key…" }).click();
  await creating.getByLabel("Key name").fill("Trial");
  await creating.getByLabel("Read lists").check();
  await creating.getByLabel("What it opens").selectOption("Only the sandbox, for tests");
  await creating.getByLabel("Current password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  const trial = await creating.getByText(/^ek_test_/).innerText();
  await creating.getByRole("button", { name: "Done" }).click();
  await expect(section.getByText("Test", { exact: true })).toBeVisible();
  expect(await statusOf(trial)).toBe(200);
  await expectPartSound(page, section);
  await program.dispose();
});

test("a test key sends a request that writes from the API reference to the sandbox", async ({ page, baseURL }) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  const issued = await page.request.post("/api/v1/account/api-keys", {
    headers: { origin: baseURL! },
    data: { name: "Trial", scopes: ["lists:read", "lists:write"], mode: "test", currentPassword: PASSWORD },
  });
  const { secret } = (await issued.json()) as { secret: string };
  const samples = page.getByText("Samples: POST /lists", { exact: true });
  await visit(page, "/api/reference/lists", samples);
  await samples.click();
  const key = page.getByLabel("Test key");
  const send = page.getByRole("button", { name: "Send to the sandbox: POST /lists", exact: true });
  await send.click();
  await expect(key).toHaveAccessibleDescription("Enter a test key: ek_test_ and 33 more characters.");
  await expectSound(page);
  await key.fill(secret);
  await page.getByLabel("Body").fill('{"name": "From the reference"}');
  await send.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Status 201, after \d+ ms$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "POST /lists, response" })).toContainText("From the reference");
  await expectSound(page);
  const own = await page.request.get("/api/v1/lists");
  expect(await own.text()).not.toContain("From the reference");
});
