import { join } from "node:path";
import { makeAccount, signInByApi } from "../../frontend/e2e/accounts-world";
import { makeList, someShows } from "../../frontend/e2e/lists-world";
import { expectAccessible } from "../../frontend/e2e/fixtures";
import { expect, read, type RunningApp, test } from "./app";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.2.1" } });

/** Signs the app in as the website's account. */
async function signIn(app: RunningApp, email: string): Promise<void> {
  await app.page.goto("https://app.invalid/sign-in");
  const { typeSignIn } = await import("../../frontend/e2e/accounts-world");
  await typeSignIn(app.page, email);
  await expect(app.page).toHaveURL("https://app.invalid/home");
}

test("a menu's entry does what its key does", async ({ start }) => {
  const app = await start();
  await expect(app.page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
  app.menu("Go to the drafts");
  await expect(app.page).toHaveURL("https://app.invalid/drafts");
  app.menu("Keyboard shortcuts");
  const sheet = app.page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Go to the drafts")).toBeVisible();
  await app.page.keyboard.press("Escape");
  app.menu("Settings…");
  await expect(app.page).toHaveURL("https://app.invalid/app-settings");
});

test("a list is saved as a PDF, and dragged out as the site's CSV", async ({ page, start, folder }) => {
  const email = await makeAccount(page);
  await signInByApi(page, email);
  const list = await makeList(page, "To Pitch", await someShows(page, 3));
  const app = await start();
  await signIn(app, email);
  await app.page.goto(`https://app.invalid/lists?list=${list.id}`);
  const file = join(folder, "To_Pitch.pdf");
  app.chooseFile(file);
  await app.page.getByRole("button", { name: "Export in another format" }).click();
  await app.page.getByRole("menuitem", { name: /PDF/ }).click();
  await expect(app.page.getByText("Saved To_Pitch.pdf")).toBeVisible();
  expect(read(file)?.subarray(0, 5).toString()).toBe("%PDF-");
  expect(read(file)!.length).toBeGreaterThan(10_000);

  await app.page.getByRole("button", { name: /^Export CSV/ }).dispatchEvent("dragstart");
  await expect.poll(async () => (await app.recorded("startDrag")).length).toBe(1);
  const [[dragged]] = (await app.recorded("startDrag")) as [[{ file: string }]];
  const site = await page.request.get(`/api/v1/lists/${list.id}/export.csv`);
  expect(dragged.file).toMatch(/To_Pitch\.csv$/);
  expect(read(dragged.file)?.equals(await site.body())).toBe(true);
});

test("another server is checked before it is used, and remembered", async ({ start }) => {
  const first = await start();
  await first.page.goto("https://app.invalid/app-settings");
  const address = first.page.getByLabel("Address");
  const own = await address.inputValue();
  const use = first.page.getByRole("button", { name: "Use this server" });
  for (const [typed, reason] of [
    ["http://earshot.example", "Without https, others could read your sign-in. Use an https address."],
    ["http://127.0.0.1:1", "No server answers there."],
  ] as const) {
    await address.fill(typed);
    await use.click();
    await expect(address).toHaveAccessibleDescription(reason);
  }
  const other = own.replace("127.0.0.1", "localhost");
  await address.fill(other);
  await use.click();
  await expect(first.page).toHaveURL("https://app.invalid/home");
  await first.quit();
  const second = await start();
  await second.page.goto("https://app.invalid/app-settings");
  await expect(second.page.getByLabel("Address")).toHaveValue(other);
});

test("preferences are kept, and the tray follows them", async ({ start }) => {
  const app = await start();
  await app.page.goto("https://app.invalid/app-settings");
  await app.page.getByRole("switch", { name: /Keep running in the tray/ }).check();
  await app.page.getByLabel("From").fill("21:30");
  await expect.poll(async () => (await app.recorded("Tray")).length).toBe(1);
  await app.page.reload();
  await expect(app.page.getByLabel("From")).toHaveValue("21:30");
  await expect(app.page.getByRole("switch", { name: /Keep running in the tray/ })).toBeChecked();
});

test("a report is saved where the person says", async ({ start, folder }) => {
  const app = await start();
  await app.page.goto("https://app.invalid/app-settings");
  expect(await app.recorded("crashReporter")).toEqual([[{ uploadToServer: false }]]);
  app.chooseFile(join(folder, "report.zip"));
  await app.page.getByRole("button", { name: "Save a report…" }).click();
  await expect(app.page.getByText("Saved report.zip")).toBeVisible();
  expect(read(join(folder, "report.zip"))?.subarray(0, 2).toString()).toBe("PK");
});

for (const theme of ["light", "dark"] as const)
  test(`the settings of the app, ${theme}`, async ({ start }) => {
    const app = await start({ STAND_IN_SECRETS: "basic_text" });
    await app.page.emulateMedia({ colorScheme: theme });
    await app.page.goto("https://app.invalid/app-settings");
    await expect(app.page.getByText("This system has no protected store.")).toBeVisible();
    await expectAccessible(app.page);
    const shots = process.env.E2E_SHOTS;
    if (shots) await app.page.screenshot({ path: `${shots}/app-settings-${theme}.png`, fullPage: true });
  });
