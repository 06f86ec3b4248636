import type { Page } from "@playwright/test";
import { expectAccessible } from "../../frontend/e2e/fixtures";
import { makeAccount, signInByApi, typeSignIn } from "../../frontend/e2e/accounts-world";
import { makeList, someShows } from "../../frontend/e2e/lists-world";
import { expect, test } from "./app";
import { Gate } from "./gate";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.3.1" } });

let gate: Gate;
test.beforeEach(async () => {
  gate = await Gate.open(process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000");
});
test.afterEach(() => gate.close());

const settings = "https://app.invalid/app-settings";

async function download(page: Page): Promise<void> {
  await page.goto(settings);
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText(/shows, catalogue of \d+ [A-Z][a-z]{2}\./)).toBeVisible({ timeout: 60_000 });
}

/** Shows the page in a theme from its beginning: while colors fade into each other, their contrast says nothing. */
async function shownIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.reload();
}

const titlesOn = (page: Page) => page.locator("[data-card] h3").allTextContents();

test("without a connection, search and the podcast page answer from the catalogue on this device", async ({
  start,
}) => {
  test.setTimeout(180_000);
  const app = await start({ EARSHOT_SERVER: gate.url });
  await download(app.page);
  const search = "https://app.invalid/home?term=almanac";
  await app.page.goto(search);
  await expect(app.page.locator("[data-card]").first()).toBeVisible();
  const online = await titlesOn(app.page);

  gate.line = "cut";
  await app.page.goto(search);
  await expect(app.page.getByText(/^Offline, catalogue of \d+ [A-Z][a-z]{2}$/)).toBeVisible();
  await expect(app.page.locator("[data-card]").first()).toBeVisible();
  expect(await titlesOn(app.page)).toEqual(online);
  await app.page.locator("[data-card] h3 a").first().click();
  await expect(app.page.getByRole("heading", { level: 1, name: online[0]! })).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await shownIn(app.page, theme);
    await expect(app.page.getByRole("heading", { level: 1, name: online[0]! })).toBeVisible();
    await expectAccessible(app.page);
    const shots = process.env.E2E_SHOTS;
    if (shots) await app.page.screenshot({ path: `${shots}/offline-podcast-${theme}.png` });
  }

  gate.line = "open";
  await expect(app.page.getByText(/^Offline, catalogue of/)).toBeHidden({ timeout: 30_000 });
});

test("the catalogue is there after a restart without a connection", async ({ start }) => {
  test.setTimeout(180_000);
  const first = await start({ EARSHOT_SERVER: gate.url });
  await download(first.page);
  for (const theme of ["light", "dark"] as const) {
    await shownIn(first.page, theme);
    await expect(first.page.getByText(/shows, catalogue of/)).toBeVisible();
    await expectAccessible(first.page);
    const shots = process.env.E2E_SHOTS;
    if (shots) await first.page.screenshot({ path: `${shots}/offline-settings-${theme}.png`, fullPage: true });
  }
  await first.quit();
  gate.line = "cut";
  const second = await start({ EARSHOT_SERVER: gate.url });
  await second.page.goto("https://app.invalid/home?term=the&mode=topic");
  await expect(second.page.getByText(/^Offline, catalogue of \d+ [A-Z][a-z]{2}$/)).toBeVisible();
  await expect(second.page.locator("[data-card]").first()).toBeVisible();
});

test("lists are changed without a connection, and merged when it is back", async ({ page, start }) => {
  test.setTimeout(180_000);
  const email = await makeAccount(page);
  await signInByApi(page, email);
  const list = await makeList(page, "To pitch", await someShows(page, 3));
  const app = await start({ EARSHOT_SERVER: gate.url });
  await app.page.goto("https://app.invalid/sign-in");
  await typeSignIn(app.page, email);
  await expect(app.page).toHaveURL("https://app.invalid/home");
  await download(app.page);

  gate.line = "cut";
  await app.page.goto(`https://app.invalid/lists?list=${list.id}`);
  await expect(app.page.getByText(/^Offline, catalogue of/)).toBeVisible();
  await expect(app.page.getByRole("heading", { name: "To pitch" }).first()).toBeVisible();
  const changed = (path: string, method: string, body?: object) =>
    app.page.evaluate(
      async ([address, verb, sent]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(address, { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) });
        return answer.status;
      },
      [`/api/v1${path}`, method, body] as const,
    );
  expect(await changed(`/lists/${list.id}`, "PATCH", { name: "Pitched" })).toBe(200);
  await app.page.reload();
  await expect(app.page.getByRole("heading", { name: "Pitched" }).first()).toBeVisible();
  // Meanwhile, the same list is renamed elsewhere.
  const origin = process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000";
  const elsewhere = await page.request.patch(`/api/v1/lists/${list.id}`, {
    headers: { origin },
    data: { name: "For Monday" },
  });
  expect(elsewhere.status()).toBe(200);

  gate.line = "open";
  await expect(app.page.getByRole("heading", { name: "Changed in two places" })).toBeVisible({ timeout: 30_000 });
  await expect(app.page.getByText(/renamed to “For Monday” elsewhere/)).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await shownIn(app.page, theme);
    await expect(app.page.getByRole("heading", { name: "Changed in two places" })).toBeVisible();
    await expectAccessible(app.page);
    const shots = process.env.E2E_SHOTS;
    if (shots) await app.page.screenshot({ path: `${shots}/offline-conflict-${theme}.png` });
  }
  const { lists } = (await (await page.request.get("/api/v1/lists")).json()) as {
    lists: { id: string; name: string }[];
  };
  expect(lists.find(({ id }) => id === list.id)?.name).toBe("Pitched");
  await app.page.getByRole("button", { name: "OK" }).click();
  await app.page.reload();
  await expect(app.page.getByRole("heading", { name: "Pitched" }).first()).toBeVisible();
  await expect(app.page.getByText("Changed in two places")).toBeHidden();
});
