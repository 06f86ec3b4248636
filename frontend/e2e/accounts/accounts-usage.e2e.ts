import type { Usage } from "@earshot/backend/keys/usage/usage.schemas";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "../fixtures";
import { expectSound } from "../looks";
import { baseUrl, makeAccount, PASSWORD, signInByApi, test } from "./accounts-world";

type Issued = { readonly id: string; readonly secret: string };

/** Creates a key for the page's account. Returns it with its secret. */
async function newKey(page: Page, name: string): Promise<Issued> {
  const data = { name, currentPassword: PASSWORD };
  const answer = await page.request.post("/api/v1/account/api-keys", { headers: { origin: baseUrl() }, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Issued;
}

/** Waits until this many of the account's requests were counted, which happens when their connections are done. */
async function counted(page: Page, requests: number): Promise<void> {
  const total = async () =>
    ((await (await page.request.get("/api/v1/account/api/usage")).json()) as Usage).total.requests;
  await expect.poll(total).toBe(requests);
}

test("shows no usage at first, then figures by limit, day, endpoint, key and request", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  await signInByApi(page, await makeAccount());
  const { secret } = await newKey(page, "Weekly report");
  await page.goto("/account");
  await page.getByRole("link", { name: "API usage" }).click();
  await expect(page).toHaveURL(/\/account\/api$/);
  await expect(page.getByRole("heading", { level: 1, name: "API usage" })).toBeVisible();
  await expect(page.getByText("No request yet.", { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "See the samples" })).toHaveAttribute("href", "/api#examples");
  await expect(page.getByRole("meter", { name: "Used in 24 hours" })).toHaveAttribute("aria-valuetext", "0 of 1,000");
  await expectSound(page, "usage-empty");

  // A program without the browser's cookies.
  const headers = { authorization: `Bearer ${secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
  for (const path of ["/lists", "/search?term=history", "/search?term=science", "/podcasts/no-such-show"])
    await program.get(`/api/v1${path}`);
  await program.dispose();
  await counted(page, 4);
  await page.getByRole("button", { name: "Refresh" }).click();

  await expect(page.getByRole("meter", { name: "Used in 24 hours" })).toHaveAttribute("aria-valuetext", "3 of 1,000");
  await expect(page.getByText("4 requests. 50% got 2xx, 50% 4xx.")).toBeVisible();
  const chart = page.getByRole("slider", { name: "Requests in 30 days, values one by one" });
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 4 requests, 2 refused or failed$/);
  await page.getByText("Requests by day").click();
  await expect(page.getByRole("table", { name: /^Requests in each day/ }).getByRole("row")).toHaveCount(31);
  await page.getByText("Requests by day").click();

  const endpoints = page.getByRole("table", { name: /^By endpoint/ });
  await expect(endpoints.getByRole("row", { name: /^GET \/search 2 2 0 0 0 0 ≤/ })).toBeVisible();
  await expect(endpoints.getByRole("row", { name: /^All 4 2 0 2 0 0/ })).toBeVisible();
  await expect(
    page.getByRole("table", { name: /^By key/ }).getByRole("row", { name: /^Weekly report 4/ }),
  ).toBeVisible();
  const latest = page.getByRole("table", { name: /^Last requests/ });
  await expect(latest.getByRole("row")).toHaveCount(5);
  await expect(latest.getByRole("row").nth(1)).toContainText("GET /podcasts/:id");
  await expect(latest).not.toContainText("history");
  await expectSound(page, "usage");

  const period = page.getByRole("form", { name: "Period" });
  const today = new Date().toISOString().slice(0, 10);
  await period.getByLabel("From (UTC)").fill(today);
  await period.getByLabel("Steps").selectOption("By hour");
  await period.getByRole("button", { name: "Show" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/account/api\\?from=${today}&by=hour$`));
  await expect(page.getByRole("slider", { name: /^Requests in \d+ hours?, values/ })).toBeVisible();
  await expect(page.getByText("4 requests. 50% got 2xx, 50% 4xx.")).toBeVisible();
  await page.getByText("Requests by hour").click();
  await expect(
    page
      .getByRole("table", { name: /^Requests in each hour/ })
      .getByRole("row")
      .nth(1),
  ).toContainText(":00");
  await expectSound(page, "usage-hours");
  await page.reload();
  await expect(period.getByLabel("From (UTC)")).toHaveValue(today);
  await expect(period.getByLabel("Steps")).toHaveValue("hour");
  await period.getByRole("button", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL(/\/account\/api$/);
  await expect(period.getByLabel("From (UTC)")).toHaveValue("");
  await expect(chart).toBeVisible();
  await page.goBack();
  await expect(period.getByLabel("From (UTC)")).toHaveValue(today);

  await page.getByRole("main").getByRole("link", { name: "keys", exact: true }).click();
  await expect(page.getByRole("region", { name: "API keys" })).toBeInViewport();
});

test("renames a key in its row by keyboard, and keeps a refused name in the field", async ({ page, complaints }) => {
  complaints.allow(/status of 4\d\d/);
  await signInByApi(page, await makeAccount());
  await newKey(page, "Weekly report");
  await page.goto("/account");
  const section = page.getByRole("region", { name: "API keys" });
  const pencil = section.getByRole("button", { name: "Rename Weekly report" });
  await pencil.focus();
  await page.keyboard.press("Enter");
  const field = section.getByLabel("Key name");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pencil).toBeFocused();

  await page.keyboard.press("Enter");
  await field.fill("  ");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("alert")).toHaveText("Give the key a name.");
  await expect(field).toBeFocused();
  await expectSound(page);
  // A character that reverses the direction of the text after it, which the server refuses.
  await field.fill("Report\u202eyleer");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("alert")).toContainText("visible characters");
  await field.fill("Nightly report");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("button", { name: "Rename Nightly report" })).toBeFocused();
  await expect(page.getByText("Key renamed")).toBeVisible();
  await page.reload();
  await expect(section.getByText("Nightly report", { exact: true })).toBeVisible();
  await expectSound(page);
});

test("reloads figures that failed to load", async ({ page, complaints }) => {
  complaints.allow(/status of 503/);
  await signInByApi(page, await makeAccount());
  await page.route("**/api/v1/account/api/usage*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/account/api");
  await expect(page.getByRole("alert")).toContainText("Couldn’t load your usage.");
  await expectAccessible(page);
  await page.unroute("**/api/v1/account/api/usage*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No request yet.", { exact: false })).toBeVisible();
});

test("refuses a period at its field that is no longer stored, and accepts another one", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await signInByApi(page, await makeAccount());
  await page.goto("/account/api?from=2020-01-01&by=hour");
  const period = page.getByRole("form", { name: "Period" });
  await expect(page.getByRole("alert")).toContainText("Couldn’t show this period.");
  await expect(page.getByText("Used this minute")).toBeVisible();
  await expect(period.getByLabel("From (UTC)")).toHaveAccessibleDescription(/^The first day is before .* 30 days\.$/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await period.getByLabel("From (UTC)").fill("");
  await period.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?by=hour$/);
  await expect(page.getByText("No request yet.", { exact: false })).toBeVisible();
});

test("shows the figures of one key, chosen by keyboard and kept in the address", async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInByApi(page, await makeAccount());
  const [weekly, idle] = [await newKey(page, "Report"), await newKey(page, "Report")];
  const headers = { authorization: `Bearer ${weekly.secret}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
  for (const path of ["/search?term=history", "/catalogue"]) await program.get(`/api/v1${path}`);
  await program.dispose();
  await counted(page, 2);

  await page.goto("/account/api");
  const period = page.getByRole("form", { name: "Period" });
  const key = period.getByLabel("Key", { exact: true });
  // Keys with the same name differ in the end of their secret.
  const names = [idle, weekly].map(({ secret }) => `…${secret.slice(-4)} · Report`);
  await expect(key.getByRole("option")).toHaveText(["All keys", ...names]);
  await key.focus();
  for (const shown of names) {
    await page.keyboard.press("ArrowDown");
    await expect(key.locator("option:checked")).toHaveText(shown);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/account/api\\?keyId=${weekly.id}$`));
  await expect(page.getByText("2 requests. 100% got 2xx.")).toBeVisible();
  await expect(page.getByRole("table", { name: /^By key/ })).toHaveCount(0);
  await expect(page.getByRole("table", { name: /^Last requests/ }).getByRole("row")).toHaveCount(3);

  await key.selectOption(idle.id);
  await period.getByLabel("Steps").selectOption("By hour");
  await period.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`\\?by=hour&keyId=${idle.id}$`));
  await expect(page.getByText("No request with this key in this period.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(key).toHaveValue(idle.id);
  // The period is cleared, and the key is kept.
  await period.getByRole("button", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL(new RegExp(`/account/api\\?keyId=${idle.id}$`));
  await page.goBack();
  await page.goBack();
  await expect(key).toHaveValue(weekly.id);
  await expect(page.getByText("2 requests. 100% got 2xx.")).toBeVisible();
});

test("explains a made-up key in an address, and shows no figures for a deleted one", async ({ page, complaints }) => {
  complaints.allow(/status of 400/);
  await signInByApi(page, await makeAccount());
  await page.goto("/account/api?keyId=mine");
  await expect(page.getByRole("alert")).toContainText("Couldn’t show this key.");
  await expect(page.getByRole("alert")).toContainText("There is no such key. Choose another one.");
  await expectAccessible(page);
  const gone = crypto.randomUUID();
  await page.goto(`/account/api?keyId=${gone}`);
  const key = page.getByRole("form", { name: "Period" }).getByLabel("Key", { exact: true });
  await expect(key.locator("option:checked")).toHaveText("A removed key");
  await expect(page.getByText("No request with this key in this period.", { exact: false })).toBeVisible();
  await key.selectOption("All keys");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("No request yet.", { exact: false })).toBeVisible();
});

test("a guest signs in first and then sees the page", async ({ page }) => {
  await page.goto("/account/api");
  await expect(page).toHaveURL(/\/sign-in\?.*account/);
});
