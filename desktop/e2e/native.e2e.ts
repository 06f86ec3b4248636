import { join } from "node:path";
import { makeAccount, signInByApi } from "../../frontend/e2e/accounts/accounts-world";
import { makeList, someShows } from "../../frontend/e2e/lists/lists-world";
import { expect, read, test } from "./app";
import { inEachLook } from "./looks";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.2.1" } });

test("a menu entry does the same as its shortcut", async ({ start }) => {
  const app = await start();
  await expect(app.page.getByRole("heading", { level: 1, name: "Search podcasts" })).toBeVisible();
  await app.menu("Go to the drafts");
  await expect(app.page).toHaveURL(`${app.origin}/drafts`);
  await app.menu("Keyboard shortcuts");
  const sheet = app.page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Go to the drafts")).toBeVisible();
  await app.page.keyboard.press("Escape");
  await app.menu("Settings…");
  await expect(app.page).toHaveURL(`${app.origin}/app-settings`);
  await app.menu("Back");
  await expect(app.page).toHaveURL(`${app.origin}/drafts`);
  await app.menu("Forward");
  await expect(app.page).toHaveURL(`${app.origin}/app-settings`);
});

test("saved views are in the menu, in their order, and open with their columns", async ({ start }) => {
  const app = await start();
  await app.goto("/home?term=history&mode=topic&view=table");
  const { page } = app;
  await page.getByRole("button", { name: "Save this view" }).click();
  await page
    .getByRole("dialog", { name: "Save this view" })
    .getByRole("textbox", { name: "Name" })
    .fill("From the menu");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved the view From the menu")).toBeVisible();
  await app.goto("/home");
  await expect(page.getByRole("region", { name: "Saved views" })).toBeVisible();
  // Once the entry exists, the page has sent its views to the app.
  await expect(() => app.menu("From the menu")).toPass();
  await expect(page).toHaveURL(/term=history&mode=topic&view=table/);
});

test("a list is saved as a PDF, all of it or only this page, and dragged out as the site's CSV", async ({
  page,
  startFake,
  folder,
}) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  const list = await makeList(page, "To Pitch", await someShows(page, 30));
  const app = await startFake();
  await app.signIn(email);
  await app.goto(`/lists?list=${list.id}`);
  const file = join(folder, "To_Pitch.pdf");
  await app.chooseFile(file);
  await app.page.getByRole("button", { name: "Export in another format" }).click();
  await app.page.getByRole("menuitem", { name: "PDF, all pages" }).click();
  await expect(app.page.getByText("Saved To_Pitch.pdf")).toBeVisible();
  expect(read(file)?.subarray(0, 5).toString()).toBe("%PDF-");
  expect(read(file)!.length).toBeGreaterThan(10_000);

  await app.chooseFile(join(folder, "Part.pdf"));
  await app.page.getByRole("button", { name: "Export in another format" }).click();
  await app.page.getByRole("menuitem", { name: "PDF, this page" }).click();
  await expect(app.page.getByText("Saved Part.pdf")).toBeVisible();
  expect(read(join(folder, "Part.pdf"))!.length).toBeLessThan(read(file)!.length);

  await app.page.getByRole("button", { name: /^Export CSV/ }).dispatchEvent("dragstart");
  await expect.poll(async () => (await app.recorded("startDrag")).length).toBe(1);
  const [[dragged]] = (await app.recorded("startDrag")) as [[{ file: string }]];
  const site = await page.request.get(`/api/v1/lists/${list.id}/export.csv`);
  expect(dragged.file).toMatch(/To_Pitch\.csv$/);
  expect(read(dragged.file)?.equals(await site.body())).toBe(true);
});

test("a show, a list and a comparison are printed by their buttons and by the menu", async ({ page, startFake }) => {
  const email = await makeAccount();
  await signInByApi(page, email);
  const shows = await someShows(page, 2);
  const list = await makeList(page, "To Pitch", shows);
  const app = await startFake();
  await app.signIn(email);
  const printed = async () =>
    (await app.recorded("print")).map(([address]) => String(address).replace(/^earshot:\/\/app/, ""));
  await app.goto(`/podcast/${shows[0]!.id}`);
  await app.page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(printed).toEqual([`/podcast/${shows[0]!.id}`]);
  const compare = `/compare?ids=${shows.map(({ id }) => id).join(",")}`;
  await app.goto(compare);
  await app.page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(async () => (await printed()).length).toBe(2);
  await app.goto(`/lists?list=${list.id}`);
  await app.page.getByRole("button", { name: "Export in another format" }).click();
  await app.page.getByRole("menuitem", { name: /^Print/ }).click();
  await expect.poll(async () => (await printed()).length).toBe(3);
  await app.menu("Print…");
  await expect
    .poll(printed)
    .toEqual([
      `/podcast/${shows[0]!.id}`,
      expect.stringContaining("/compare"),
      expect.stringContaining(`/lists?list=${list.id}`),
      expect.stringContaining(`/lists?list=${list.id}`),
    ]);
});

test("another server is checked before it is used, and remembered", async ({ start }) => {
  const first = await start();
  await first.goto("/app-settings");
  const address = first.page.getByLabel("Address");
  const own = await address.inputValue();
  const use = first.page.getByRole("button", { name: "Use this server" });
  for (const [typed, reason] of [
    ["http://earshot.example", "Without https, others could read your sign-in. Use an https address."],
    ["http://127.0.0.1:1", "There’s no server at that address."],
  ] as const) {
    await address.fill(typed);
    await use.click();
    await expect(address).toHaveAccessibleDescription(reason);
  }
  const other = own.replace("127.0.0.1", "localhost");
  await address.fill(other);
  await use.click();
  await expect(first.page).toHaveURL(`${first.origin}/home`);
  await first.quit();
  const second = await start();
  await second.goto("/app-settings");
  await expect(second.page.getByLabel("Address")).toHaveValue(other);
});

test("preferences are kept, and the tray follows them", async ({ startFake }) => {
  const app = await startFake();
  await app.goto("/app-settings");
  await app.page.getByRole("switch", { name: /Keep running in the tray/ }).check();
  await app.page.getByLabel("From").fill("21:30");
  await expect.poll(async () => (await app.recorded("Tray")).length).toBe(1);
  await app.page.reload();
  await expect(app.page.getByLabel("From")).toHaveValue("21:30");
  await expect(app.page.getByRole("switch", { name: /Keep running in the tray/ })).toBeChecked();
});

test("saves a report at the chosen path", async ({ startFake, folder }) => {
  const app = await startFake();
  await app.goto("/app-settings");
  expect(await app.recorded("crashReporter")).toEqual([[{ uploadToServer: false }]]);
  await app.chooseFile(join(folder, "report.zip"));
  await app.page.getByRole("button", { name: "Save a report…" }).click();
  await expect(app.page.getByText("Saved report.zip")).toBeVisible();
  expect(read(join(folder, "report.zip"))?.subarray(0, 2).toString()).toBe("PK");
});

test("the settings of the app fit and are accessible", async ({ startFake }) => {
  test.setTimeout(120_000);
  const app = await startFake({ FAKE_SECRETS: "basic_text" });
  await app.goto("/app-settings");
  await inEachLook(app.page, "app-settings", () =>
    expect(app.page.getByText("This system has no secure storage")).toBeVisible(),
  );
});
