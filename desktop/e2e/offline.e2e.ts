import type { Page } from "@playwright/test";
import { makeAccount, signInByApi } from "../../frontend/e2e/accounts/accounts-world";
import { makeList, someShows } from "../../frontend/e2e/lists/lists-world";
import { expect, test, type TestedApp } from "./app";
import { Gate } from "./gate";
import { asItIs, inEachLook } from "./looks";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.3.1" } });

let gate: Gate;
test.beforeEach(async () => {
  gate = await Gate.open(process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000");
});
test.afterEach(() => gate.close());

async function download({ page, origin }: TestedApp): Promise<void> {
  await page.goto(`${origin}/app-settings`);
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText(/shows, catalogue from [A-Z][a-z]{2} \d+\./)).toBeVisible({ timeout: 60_000 });
}

async function signInAndDownload(app: TestedApp, email: string): Promise<void> {
  await app.signIn(email);
  await download(app);
}

/** Sends a request to the API as the page does; returns the status code. */
function changed(page: Page, path: string, method: string, body?: object): Promise<number> {
  return page.evaluate(
    async ([address, verb, sent]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(address, { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) });
      return answer.status;
    },
    [`/api/v1${path}`, method, body] as const,
  );
}

const titlesOn = (page: Page) => page.locator("[data-card] h3").allTextContents();

/** Only the server is cut off. A browser without any network but the machine itself says "Offline". */
const CUT_OFF = /^(?:Earshot can’t be reached|Offline), catalogue from [A-Z][a-z]{2} \d+$/;

test("offline, search, the podcast page and the comparison use this device's catalogue, also after a restart", async ({
  page,
  start,
}) => {
  test.setTimeout(180_000);
  const app = await start({ EARSHOT_SERVER: gate.url });
  const offline = app.page.getByText(CUT_OFF);

  await test.step("download the catalogue with an account", async () => {
    await app.goto("/app-settings");
    await app.page.getByRole("button", { name: "Download" }).click();
    await expect(app.page.getByText("Sign in to download the catalogue.")).toBeVisible();
    await signInAndDownload(app, await makeAccount());
    await inEachLook(app.page, "offline-settings", () =>
      expect(app.page.getByText(/shows, catalogue from/)).toBeVisible(),
    );
  });

  await test.step("search and open a podcast offline as online", async () => {
    const search = "/home?term=almanac";
    await app.goto(search);
    await expect(app.page.locator("[data-card]").first()).toBeVisible();
    const online = await titlesOn(app.page);

    gate.line = "cut";
    await app.goto(search);
    await expect(app.page.getByText(CUT_OFF)).toBeVisible();
    await expect(app.page.locator("[data-card]").first()).toBeVisible();
    await expect.poll(() => titlesOn(app.page)).toEqual(online);
    await app.page.locator("[data-card] h3 a").first().click();
    await expect(app.page.getByRole("heading", { level: 1, name: online[0]! })).toBeVisible();
    const room = async () => {
      const bar = (await offline.boundingBox())!;
      return (await app.page.getByRole("link", { name: "Back to Search" }).boundingBox())!.y - (bar.y + bar.height);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await inEachLook(app.page, "offline-podcast", () =>
      expect(app.page.getByRole("heading", { level: 1, name: online[0]! })).toBeVisible(),
    );
  });

  await test.step("compare shows offline", async () => {
    const shows = await someShows(page, 3);
    await app.goto(`/compare?ids=${shows.map(({ id }) => id).join(",")}`);
    await expect(offline).toBeVisible();
    for (const { title } of shows) await expect(app.page.getByRole("link", { name: title }).first()).toBeVisible();
    await asItIs(app.page, "offline-compare", () =>
      expect(app.page.getByRole("link", { name: shows[0]!.title }).first()).toBeVisible(),
    );
  });

  await test.step("reconnect, and restart offline", async () => {
    gate.line = "open";
    await expect(offline).toBeHidden({ timeout: 30_000 });
    await app.quit();
    gate.line = "cut";
    const second = await start({ EARSHOT_SERVER: gate.url });
    await second.goto("/home?term=the&mode=topic");
    await expect(second.page.getByText(CUT_OFF)).toBeVisible();
    await expect(second.page.locator("[data-card]").first()).toBeVisible();
  });
});

test("changes lists, notes, moves and imports offline, merges them, and reports what two people edited", async ({
  page,
  start,
}) => {
  test.setTimeout(180_000);
  const email = await makeAccount();
  await signInByApi(page, email);
  const [first, second, third] = await someShows(page, 3);
  const renamed = await makeList(page, "To pitch", [first!, second!, third!]);
  const list = await makeList(page, "To call", [first!, second!]);
  const other = await makeList(page, "Booked");
  const app = await start({ EARSHOT_SERVER: gate.url });
  await signInAndDownload(app, email);
  gate.line = "cut";

  await test.step("rename a list offline", async () => {
    await app.goto(`/lists?list=${renamed.id}`);
    await expect(app.page.getByText(CUT_OFF)).toBeVisible();
    await expect(app.page.getByRole("heading", { name: "To pitch" }).first()).toBeVisible();
    expect(await changed(app.page, `/lists/${renamed.id}`, "PATCH", { name: "Pitched" })).toBe(200);
    await app.page.reload();
    await expect(app.page.getByRole("heading", { name: "Pitched" }).first()).toBeVisible();
  });

  await test.step("write a note, move a show and import one offline", async () => {
    await app.goto(`/lists?list=${list.id}`);
    await expect(app.page.getByText(CUT_OFF)).toBeVisible();
    const note = app.page.getByLabel(`Note on ${first!.title}`);
    await note.fill("Wrote them on the train");
    await note.press("Enter");
    await expect(app.page.getByText("Couldn’t save the change")).toBeHidden();
    const itemsOf = async (id: string) => {
      return app.page.evaluate(
        async (address) =>
          ((await (await fetch(address)).json()) as { items: { id: string; podcastId: string; note: string }[] }).items,
        `/api/v1/lists/${id}/items`,
      );
    };
    const notes = async () => (await itemsOf(list.id)).map((row) => row.note);
    await expect.poll(notes).toContain("Wrote them on the train");
    const item = (await itemsOf(list.id)).find(({ podcastId }) => podcastId === second!.id)!;
    const moved = `/lists/${list.id}/items/${item.id}/move`;
    expect(await changed(app.page, moved, "POST", { targetListId: other.id })).toBe(200);
    expect(await changed(app.page, "/lists/match", "POST", { text: third!.title })).toBe(200);
    const batch = `/lists/${other.id}/items/batch`;
    expect(await changed(app.page, batch, "POST", { podcastIds: [third!.id] })).toBe(200);
    await app.page.reload();
    await expect(note).toHaveValue("Wrote them on the train");
    await expect(app.page.getByText(second!.title)).toBeHidden();
  });

  const headers = { origin: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000" };
  type Rows = { items: { id: string; podcastId: string; version: number; note: string }[] };
  const rowsOf = async (id: string) =>
    ((await (await page.request.get(`/api/v1/lists/${id}/items`)).json()) as Rows).items;
  await test.step("meanwhile, edit the same list and the same show elsewhere", async () => {
    const data = { name: "For Monday" };
    expect((await page.request.patch(`/api/v1/lists/${renamed.id}`, { headers, data })).status()).toBe(200);
    const row = (await rowsOf(list.id)).find(({ podcastId }) => podcastId === first!.id)!;
    const theirs = { version: row.version, note: "They called back" };
    const answer = await page.request.patch(`/api/v1/lists/${list.id}/items/${row.id}`, { headers, data: theirs });
    expect(answer.status()).toBe(200);
  });

  gate.line = "open";
  const report = app.page.getByRole("heading", { name: "Changed in two places" });
  await expect(report).toBeVisible({ timeout: 30_000 });
  await expect(app.page.getByText(/renamed to “For Monday” elsewhere/)).toBeVisible();
  await expect(app.page.getByText(/was changed to “They called back” elsewhere/)).toBeVisible({ timeout: 30_000 });
  await inEachLook(app.page, "offline-conflict", () => expect(report).toBeVisible());
  const { lists } = (await (await page.request.get("/api/v1/lists")).json()) as {
    lists: { id: string; name: string }[];
  };
  expect(lists.find(({ id }) => id === renamed.id)?.name).toBe("Pitched");
  expect((await rowsOf(list.id)).map(({ podcastId, note }) => [podcastId, note])).toEqual([
    [first!.id, "Wrote them on the train"],
  ]);
  expect((await rowsOf(other.id)).map(({ podcastId }) => podcastId).sort()).toEqual([second!.id, third!.id].sort());

  // OK dismisses the whole report, for good.
  await app.goto(`/lists?list=${renamed.id}`);
  await app.page.getByRole("button", { name: "OK", exact: true }).click();
  await app.page.reload();
  await expect(app.page.getByRole("heading", { name: "Pitched" }).first()).toBeVisible();
  await expect(app.page.getByText("Changed in two places")).toBeHidden();
});
